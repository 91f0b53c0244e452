import { judgeSheet } from '@/domain/payroll/judgeSheet';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { env } from '@/shared/env';
import { bytesOfFile } from '@/shared/files/dataUrl';
import type { PdfReader } from '@/shared/files/readPdf';
import { formatMoment } from '@/shared/pdf/printedFormats';
import { readSheetPdf } from './readSheetPdf';

export { startPdfReader } from '@/shared/files/readPdf';

const rules = {
  company: env.company.name,
  printedMoment: (signedAt: string) => formatMoment(signedAt, env.companyTimeZone),
};

/**
 * Reads a dropped file and judges it.
 *
 * @returns null if it was stopped
 * @throws if the reader of PDFs cannot be loaded
 */
export async function readSheetFile(
  source: File,
  key: string,
  signal: AbortSignal,
  reader: PdfReader,
): Promise<SheetFile | null> {
  const named = { key, name: source.name };
  const bytes = await bytesOfFile(source).catch(() => null);
  // It is gone from the disk, or a folder.
  if (!bytes) return { ...named, hash: key, ...judgeSheet({ kind: 'unreadable', reason: 'damaged' }, rules) };
  try {
    const { sha256: hash, reading } = await readSheetPdf(bytes, signal, reader);
    return { ...named, hash, ...judgeSheet(reading, rules) };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
