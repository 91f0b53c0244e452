import type { Receipt, ReceiptKind } from '@/domain/money/expense';
import { MAX_RECEIPT_BYTES } from '@/domain/limits';
import { bytesOfFile, dataUrlOfFile } from '@/shared/files/dataUrl';
import { HEAD_BYTES, fileKindOf } from '@/shared/files/fileKind';
import { type FileProblem, inspect, isDrawable } from '@/shared/files/inspectFile';
import type { PdfLack } from '@/shared/files/openPdf';

/** Why a file cannot be a receipt. */
type ReceiptProblem =
  | FileProblem
  | 'too-large'
  /** An image that is too large even in its smallest size. */
  | 'not-scalable'
  /** The file cannot be read: it was removed meanwhile, or is a folder. */
  | 'unreadable';

/** Why the pages of a PDF cannot be shown, or what is not on them. */
type PdfDoubt = 'damaged' | 'locked' | PdfLack;

/** The result of reading a chosen file. */
export type ReceiptAnswer =
  | {
      readonly kind: 'attached';
      readonly receipt: Receipt;
      readonly bytes: number;
      /**
       * Set for a PDF that no time sheet can show, or only in part. It may be attached anyway, because others may be able to open it.
       */
      readonly doubt?: PdfDoubt;
    }
  /** An image with too many bytes, which can be scaled down. */
  | { readonly kind: 'scalable'; readonly file: File }
  | { readonly kind: 'refused'; readonly filename: string; readonly problem: ReceiptProblem };

const endings: Readonly<Record<ReceiptKind, RegExp>> = {
  'application/pdf': /\.pdf$/iu,
  'image/png': /\.png$/iu,
  'image/jpeg': /\.(?:jpe?g|jpe|jfif)$/iu,
};

const usualEnding: Readonly<Record<ReceiptKind, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};

/** The file's name with the extension of its actual type, so that others can open it, too. */
export function nameOf(filename: string, kind: ReceiptKind): string {
  if (endings[kind].test(filename)) return filename;
  return filename.replace(/\.[a-z][a-z0-9]{1,4}$/iu, '') + usualEnding[kind];
}

/**
 * Whether the time sheet will be able to show a PDF's pages, asked as the sheet itself does. The readers are loaded on
 * first use; without them, when offline, there is no warning now, and the report will show one.
 */
async function doubtOf(pdf: Uint8Array): Promise<PdfDoubt | null> {
  const { openPdf } = await import('@/shared/files/openPdf');
  const reading = await openPdf(pdf);
  if (reading.kind === 'open' && reading.isComplete && reading.pages.every(({ isWhole }) => isWhole))
    return reading.lack;
  const own = reading.kind === 'open' ? reading.lack : reading.kind;
  try {
    const { openDrawing } = await import('@/shared/files/drawPdf');
    const drawing = await openDrawing(pdf);
    // A few files can only be opened by the first reader.
    if (typeof drawing === 'string') return reading.kind === 'open' ? own : drawing;
    drawing.close();
    return reading.kind === 'open' ? own : null;
  } catch {
    return own;
  }
}

function refusal(file: File, problem: ReceiptProblem): ReceiptAnswer {
  return { kind: 'refused', filename: file.name, problem };
}

async function read(file: File): Promise<ReceiptAnswer> {
  if (file.size === 0) return refusal(file, 'empty');
  const kind = fileKindOf(await bytesOfFile(file.slice(0, HEAD_BYTES)));
  if (!kind) return refusal(file, 'unknown');
  if (file.size > MAX_RECEIPT_BYTES) {
    return kind === 'application/pdf' ? refusal(file, 'too-large') : { kind: 'scalable', file };
  }
  const bytes = await bytesOfFile(file);
  const inspection = inspect(bytes);
  if ('problem' in inspection) return refusal(file, inspection.problem);
  // The type is set from the content, because the browser derived it only from the name.
  const typed = new Blob([bytes], { type: kind });
  if (kind !== 'application/pdf' && !(await isDrawable(typed))) return refusal(file, 'incomplete');
  const doubt = kind === 'application/pdf' ? await doubtOf(bytes).catch(() => null) : null;
  return {
    kind: 'attached',
    receipt: { filename: nameOf(file.name, kind), contentType: kind, path: await dataUrlOfFile(typed) },
    bytes: file.size,
    ...(doubt && { doubt }),
  };
}

/**
 * Reads a file as a receipt: PDF, PNG or JPEG by its content, complete, and within the limit. Anything
 * else is refused with the reason.
 */
export async function readReceiptFile(file: File): Promise<ReceiptAnswer> {
  try {
    return await read(file);
  } catch {
    return refusal(file, 'unreadable');
  }
}

/** Longest edges to try, in pixels: 2400 still shows the small print of an A4 page. */
const EDGES = [2400, 1800, 1300, 900];
const JPEG_QUALITY = 0.85;

async function drawn(bitmap: ImageBitmap, longestEdge: number): Promise<Blob | null> {
  const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, so transparent parts become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

/** Scales an image down to a JPEG that is small enough for a receipt. */
export async function scaleReceipt(file: File): Promise<ReceiptAnswer> {
  try {
    const bitmap = await createImageBitmap(file);
    for (const edge of EDGES) {
      const blob = await drawn(bitmap, edge);
      if (blob && blob.size > 0 && blob.size <= MAX_RECEIPT_BYTES) {
        bitmap.close();
        return await readReceiptFile(new File([blob], nameOf(file.name, 'image/jpeg')));
      }
    }
    bitmap.close();
    return refusal(file, 'not-scalable');
  } catch {
    return refusal(file, 'incomplete');
  }
}
