/** A large library that is loaded on demand, with the modules that are loaded beside it. */
export interface Part {
  readonly name: string;
  /** Matches the names of its files in the build. */
  readonly files: RegExp;
  /** The limit in KiB, compressed by brotli: the library's own size plus 15 % for our code. */
  readonly budget: number;
}

/** The libraries that only some visits load. A missing file fails the build. */
export const parts: readonly Part[] = [
  // jsPDF has 98; the rest is our report, in a worker.
  { name: 'PDF report', files: /\/reportWorker-[\w-]+\.js$/u, budget: 132 },
  // The same without receipts, because each worker has its own copy; the cover sheet has autotable, which is 8.
  { name: 'PDF service record', files: /\/recordWorker-[\w-]+\.js$/u, budget: 135 },
  { name: 'PDF cover sheet', files: /\/coverWorker-[\w-]+\.js$/u, budget: 140 },
  // Regular and bold for letters beyond the usual ones, each fetched only for a sheet that has some.
  { name: 'PDF wide fonts', files: /\/NotoSansWide-[\w-]+\.ttf$/u, budget: 160 },
  // pdf-lib has 199, in the worker and on the page.
  { name: 'PDF receipts', files: /\/pdfReceipts-[\w-]+\.js$/u, budget: 229 },
  { name: 'PDF check', files: /\/openPdf-[\w-]+\.js$/u, budget: 229 },
  // chart.js has 50, in the chunk that the bars and the ring share.
  { name: 'chart', files: /\/(?:BarsCanvas|RingCanvas|chartColours)-[\w-]+\.js$/u, budget: 58 },
  // xlsx has 86 and fflate 10, in a worker.
  { name: 'spreadsheet', files: /\/exportWorker-[\w-]+\.js$/u, budget: 110 },
  { name: 'Microsoft', files: /\/msalClient-[\w-]+\.js$/u, budget: 64 },
  // react-easy-crop has 9; the rest is its dialog and the code that makes the pictures.
  { name: 'cropper', files: /\/PictureDialog-[\w-]+\.js$/u, budget: 13 },
  { name: 'search panel', files: /\/SearchPanel-[\w-]+\.js$/u, budget: 6 },
  // The field above a list with its panel, and the menus beside it: views and export.
  // With the frame of all dialogs, which no screen needs at first; without the menus of rows.
  { name: 'field of lists', files: /\/find-(?!menus)[\w-]+\.js$/u, budget: 28 },
  // react-markdown, which draws the description of a task.
  { name: 'text of tasks', files: /\/TaskText-[\w-]+\.js$/u, budget: 44 },
  // zxcvbn's lists of common passwords (230) and of German words and names, loaded when a new password is typed.
  { name: 'password strength', files: /\/passwordMeter-[\w-]+\.js$/u, budget: 560 },
  { name: 'signature', files: /\/Signature(?:Dialog|Ways)-[\w-]+\.js$/u, budget: 12 },
];
