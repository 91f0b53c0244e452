import { type SheetReading, judgeSheet, printedSums, rowValues } from '@/domain/payroll/judgeSheet';
import { forEachValue } from '@/domain/payroll/payroll';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { env } from '@/shared/env';
import { bytesOfFile } from '@/shared/files/dataUrl';
import type { PdfReader } from '@/shared/files/readPdf';
import { formatMoment } from '@/shared/pdf/germanFormats';
import { readSheetPdf } from './readSheetPdf';

export { startPdfReader } from '@/shared/files/readPdf';

const rules = {
  company: env.company.name,
  printedMoment: (signedAt: string) => formatMoment(signedAt, env.companyTimeZone),
};

/** What a judgement says about a file, in the fields of all files. */
function fieldsOf(reading: SheetReading): Omit<SheetFile, 'key' | 'name' | 'hash'> {
  const judgement = judgeSheet(reading, rules);
  const nothing = {
    state: judgement.state,
    reason: judgement.state === 'unreadable' ? judgement.reason : null,
    company: '',
    person: null,
    period: null,
    days: [],
    fingerprint: null,
    signedAt: null,
    printed: reading.kind === 'sheet' ? printedSums(reading.printed.sums) : null,
    differences: judgement.state === 'differs' ? judgement.differences : [],
  };
  if (judgement.state === 'withoutData') {
    const { name, period } = judgement;
    const person = name === null ? null : { guid: '', username: '', name, mail: '' };
    return { ...nothing, person, period };
  }
  if (!('data' in judgement)) return nothing;
  const { company, person, from, to, rows, fingerprint, signature } = judgement.data;
  return {
    ...nothing,
    company,
    person,
    period: { from, to },
    days: rows.map((row) => {
      const values = rowValues(row);
      return { date: row.date, values: forEachValue((kind) => values[kind] ?? 0) };
    }),
    fingerprint,
    signedAt: signature?.at ?? null,
  };
}

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
  const bytes = await bytesOfFile(source).catch(() => null);
  // It is gone from the disk, or a folder.
  if (!bytes)
    return { key, name: source.name, hash: key, ...fieldsOf({ kind: 'unreadable', reason: 'damaged' }) };
  try {
    const { sha256: hash, reading } = await readSheetPdf(bytes, signal, reader);
    return { key, name: source.name, hash, ...fieldsOf(reading) };
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}
