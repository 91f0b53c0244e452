// oxlint-disable-next-line import/no-unassigned-import -- the library's worker: it listens as soon as it is there
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
