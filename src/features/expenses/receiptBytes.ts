import type { ReceiptKind } from '@/domain/expense';

/** What a file's bytes say about it. */
export type Inspection =
  | { readonly kind: ReceiptKind }
  /** Empty; none of the three types; begun and not finished; an image without pixels. */
  | { readonly problem: 'empty' | 'unknown' | 'incomplete' | 'no-pixels' };

/** As many bytes as are needed to tell the type: readers look for the mark of a PDF in the first 1024. */
export const HEAD_BYTES = 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** The type that the first bytes tell, whatever the file is called (section 5: PDF, PNG or JPEG). */
export function kindOf(head: Uint8Array): ReceiptKind | undefined {
  if (startsWith(head, PNG)) return 'image/png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  // Scanners and mail programs write something before the mark.
  return latin1(head, 0, HEAD_BYTES).includes('%PDF-') ? 'application/pdf' : undefined;
}

/** PNG is a row of chunks from IHDR, with the size in pixels, to IEND. */
function inspectPng(bytes: Uint8Array): Inspection {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33) return { problem: 'incomplete' };
  if (view.getUint32(16) === 0 || view.getUint32(20) === 0) return { problem: 'no-pixels' };
  let at = PNG.length;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    if (latin1(bytes, at + 4, at + 8) === 'IEND') return { kind: 'image/png' };
    at = next;
  }
  return { problem: 'incomplete' };
}

/** Markers that begin a frame and carry its size; C4, C8 and CC mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether the end mark stands behind the scan; within it the two bytes never follow one another. */
function endsAfter(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.length - 2; at > scan; at -= 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** JPEG is a row of segments up to the scan, and the end mark behind it; a thumbnail within has end marks of its own. */
function inspectJpeg(bytes: Uint8Array): Inspection {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return { problem: 'incomplete' };
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker) && at + 9 <= bytes.length) {
      if (view.getUint16(at + 5) === 0 || view.getUint16(at + 7) === 0) return { problem: 'no-pixels' };
      hasPixels = true;
    }
    if (marker === 0xda) {
      return hasPixels && endsAfter(bytes, at) ? { kind: 'image/jpeg' } : { problem: 'incomplete' };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return { problem: 'incomplete' };
}

/** Looks at a whole file: its type, and whether all of it is there. */
export function inspect(bytes: Uint8Array): Inspection {
  if (bytes.length === 0) return { problem: 'empty' };
  switch (kindOf(bytes)) {
    case 'image/png':
      return inspectPng(bytes);
    case 'image/jpeg':
      return inspectJpeg(bytes);
    case 'application/pdf':
      // Some programs leave out the end mark or the table, and readers do without.
      return { kind: 'application/pdf' };
    case undefined:
      return { problem: 'unknown' };
  }
}
