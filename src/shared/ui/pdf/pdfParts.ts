// What draws a PDF, with its library: fetched when there is one to show.
export { PdfPage } from './PdfPage';
export { readPdf } from './readPdf';
