import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type WorkBook, type WorkSheet, read, utils } from 'xlsx';
import type { MessageToExportWorker } from '@/shared/spreadsheet/exportMessages';
import { serveExport } from '@/shared/spreadsheet/serveExport';
import { replaceGlobal } from './timeSheetsPdf';

/** Runs the export's worker without a thread, because jsdom has no workers. */
class InProcessWorker extends EventTarget {
  #isOpen = true;

  postMessage(message: MessageToExportWorker): void {
    void Promise.resolve().then(() =>
      serveExport(message, (data) => {
        if (this.#isOpen) this.dispatchEvent(new MessageEvent('message', { data }));
      }),
    );
  }

  terminate(): void {
    this.#isOpen = false;
  }
}

/** A spreadsheet that the app saved. */
export interface SavedSheet {
  readonly name: string;
  readonly file: Blob;
}

/** Enables the export of spreadsheets, and collects those that are saved. */
export function watchSpreadsheets(): SavedSheet[] {
  // Other workers stay as they are.
  const before: unknown = Reflect.get(globalThis, 'Worker');
  replaceGlobal('Worker', function WorkerAt(...[address, options]: ConstructorParameters<typeof Worker>) {
    if (/exportWorker/u.test(String(address)) || typeof before !== 'function') return new InProcessWorker();
    const other: unknown = Reflect.construct(before, [address, options]);
    return other;
  });
  const saved: SavedSheet[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:http://localhost:3000/sheet';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: last });
  });
  return saved;
}

/** Waits for the only spreadsheet that is saved. */
export async function firstSaved(saved: readonly SavedSheet[]): Promise<SavedSheet> {
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  const [file] = saved;
  if (!file) throw new Error('nothing was saved');
  return file;
}

/** In jsdom the content of a file can only be read by a FileReader. */
async function bytesOf(file: Blob): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsArrayBuffer(file);
  });
}

/** A saved file as text, with its byte order mark. */
export async function readText({ file }: SavedSheet): Promise<string> {
  const bytes = await bytesOf(file);
  if (!(bytes instanceof ArrayBuffer)) throw new Error('the file cannot be read');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Parses a saved spreadsheet with all of its sheets, as a spreadsheet program does. */
export async function readBook({ file }: SavedSheet): Promise<WorkBook> {
  return read(await bytesOf(file), { cellNF: true, cellFormula: true });
}

/** Parses the first sheet of a saved spreadsheet. */
export async function readSheet(saved: SavedSheet): Promise<WorkSheet> {
  const book = await readBook(saved);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('there is no sheet');
  return sheet;
}

/** The rows of a sheet, as values. */
export const rowsOf = (sheet: WorkSheet | undefined): readonly (readonly unknown[])[] =>
  sheet ? utils.sheet_to_json(sheet, { header: 1, defval: null }) : [];
