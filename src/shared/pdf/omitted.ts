/**
 * Replaces html2canvas, canvg and dompurify (see `vite.config.ts`): jsPDF imports them for drawing HTML and SVG, which
 * our PDFs never do, and the worker's bundle would contain them.
 */
export const omitted = true;
