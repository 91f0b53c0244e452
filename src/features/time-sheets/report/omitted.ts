/**
 * Stands in for html2canvas, canvg and dompurify (see `vite.config.ts`): jsPDF names them for drawing HTML and SVG,
 * which the report never does, and a worker's build would take them along.
 */
export const omitted = true;
