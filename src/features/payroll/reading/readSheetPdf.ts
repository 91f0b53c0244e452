import { type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';
import type { SheetAttachment, SheetReading, UnreadableReason } from '@/domain/payroll/judgeSheet';
import type { PrintedPage } from '@/domain/payroll/printedLines';
import { readPrintedSheet } from '@/domain/payroll/printedSheet';
import { SHEET_DATA_FILE } from '@/domain/sheets/sheetData';
import { fileKindOf } from '@/shared/files/fileKind';
import { type PdfReader, pdfProblemOf, readPdf } from '@/shared/files/readPdf';
import { sha256 } from '@/shared/pdf/fingerprint';
import { readAttachment } from './sheetSchema';

/** A dropped file: what is in it, and the hash by which the same file is known again. */
export interface ReadFile {
  readonly sha256: string;
  readonly reading: SheetReading;
}

/** More pages than any sheet has with its receipts. */
const MOST_PAGES = 60;

const attachedFiles = v.nullable(
  v.record(
    v.string(),
    v.object({
      filename: v.string(),
      content: v.nullable(v.custom<Uint8Array>((content) => ArrayBuffer.isView(content))),
    }),
  ),
);
const titled = v.object({ Title: v.literal('Timesheet') });
const matrix = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()]);

/** A text as pdf.js finds it. */
interface SeenText {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
}

/**
 * The rotation in which most letters of a page are upright, in degrees clockwise. Scanners and viewers turn pages, which
 * changes none of their texts.
 */
function uprightRotation(items: readonly SeenText[]): number {
  const letters = new Map<number, number>([[0, 0]]);
  for (const { str, transform } of items) {
    const quarters = Math.round(Math.atan2(Number(transform[1]), Number(transform[0])) / (Math.PI / 2));
    const rotation = ((quarters + 4) % 4) * 90;
    letters.set(rotation, (letters.get(rotation) ?? 0) + str.length);
  }
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The texts of a page, upright and cropped. Those that lie aslant or on their side have no place in a sheet. */
function uprightPage(page: PDFPageProxy, items: readonly SeenText[]): PrintedPage {
  const rotation = uprightRotation(items);
  const { transform } = page.getViewport({ scale: 1, rotation });
  const unit = Math.hypot(Number(transform[0]), Number(transform[1]));
  const texts = items.flatMap((item) => {
    const [right, aslant, , up, x, y] = v.parse(matrix, Util.transform(transform, [...item.transform]));
    const isUpright = right > 0 && up < 0 && Math.abs(aslant) < right / 100;
    return isUpright ? [{ text: item.str, x, y, width: item.width * unit }] : [];
  });
  return { rotation, texts };
}

/** The rows and sums in the PDF. Of two files with their name none is believed. */
async function attachmentOf(document: PDFDocumentProxy): Promise<SheetAttachment | null> {
  const files = Object.values(v.parse(attachedFiles, await document.getAttachments()) ?? {});
  const [file, ...others] = files.filter(({ filename }) => filename === SHEET_DATA_FILE);
  if (!file) return null;
  return others.length > 0 || !file.content ? { kind: 'damaged' } : readAttachment(file.content);
}

/** The texts of a page; one that is damaged has none. */
async function readPage(document: PDFDocumentProxy, number: number) {
  try {
    const page = await document.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    page.cleanup();
    const letters = items.map(({ str }) => str).join('');
    return { ...uprightPage(page, items), hasHeading: letters.includes('Arbeitszeitnachweis') };
  } catch {
    return { rotation: 0, texts: [], hasHeading: false };
  }
}

async function readDocument(document: PDFDocumentProxy): Promise<SheetReading> {
  const attachment = await attachmentOf(document);
  const { info } = await document.getMetadata();
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  // Each page comes by a message of the worker, so that the browser can answer the user between two pages. Pages behind
  // a sheet are read, too, because another sheet may be among its receipts.
  const count = attachment || v.is(titled, info) ? Math.min(document.numPages, MOST_PAGES) : 0;
  for (let number = 1; number <= count; number += 1) pages.push(await readPage(document, number));
  if (!attachment && !pages.some(({ hasHeading }) => hasHeading)) return { kind: 'foreign' };
  return { kind: 'sheet', attachment, printed: readPrintedSheet(pages) };
}

/**
 * Reads a dropped file. Nothing of it stays in memory but what is returned.
 *
 * @param reader one for many files, because starting a worker for each takes far longer than reading
 * @throws the signal's reason when it is aborted; an error if the reader cannot be loaded, or without HTTPS
 */
export async function readSheetPdf(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  reader: PdfReader,
): Promise<ReadFile> {
  const hash = await sha256(bytes);
  const unreadable = (reason: UnreadableReason): ReadFile => ({
    sha256: hash,
    reading: { kind: 'unreadable', reason },
  });
  if (fileKindOf(bytes) !== 'application/pdf') return unreadable('noPdf');
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whoever aborts says with what
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop);
  });
  const { document, close } = readPdf(bytes, reader);
  try {
    const opened = await Promise.race([document, stopped]);
    // Whatever is wrong in a document that opens is a fault of the file, and not of the reader.
    const damaged = unreadable('damaged').reading;
    const reading = await Promise.race([readDocument(opened).catch(() => damaged), stopped]);
    return { sha256: hash, reading };
  } catch (error) {
    const problem = signal.aborted ? undefined : pdfProblemOf(error);
    if (problem === undefined) throw error;
    return unreadable(problem);
  } finally {
    signal.removeEventListener('abort', stop);
    void close();
  }
}
