/** What the browser offers where PDFs are chosen. */
export const PDF_FILES = 'application/pdf,.pdf';

/** The kinds of file that users attach: receipts and pictures. */
export type FileKind = 'application/pdf' | 'image/png' | 'image/jpeg';

/** How many bytes are needed to recognise the kind: readers look for the mark of a PDF in the first 1,024. */
export const HEAD_BYTES = 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

/**
 * The kind of a file by its first bytes, because names and content types may be wrong.
 *
 * @param bytes the file, or at least its first `HEAD_BYTES`
 * @returns `undefined` for anything but a PDF, PNG or JPEG
 */
export function fileKindOf(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, PNG)) return 'image/png';
  if (startsWith(bytes, JPEG)) return 'image/jpeg';
  // Scanners and mail programs may write something before the mark.
  const head = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  return head.includes('%PDF-') ? 'application/pdf' : undefined;
}
