import {
  type JudgedSheet,
  type SheetReading,
  type SheetRules,
  judgeSheet,
} from '@/domain/payroll/judgeSheet';
import { readSheetPdf } from '@/features/payroll/reading/readSheetPdf';
import { formatMoment } from '@/shared/pdf/printedFormats';
import { reader } from './readPdfInThread';
import type { Bytes } from './sheetFiles';

const rules: SheetRules = {
  company: 'Nordfeld GmbH',
  printedMoment: (at) => formatMoment(at, 'Europe/Berlin'),
};

async function readingOf(bytes: Bytes): Promise<SheetReading> {
  return (await readSheetPdf(bytes, new AbortController().signal, reader)).reading;
}

/** What a file says that is a sheet. */
export async function readSheet(bytes: Bytes) {
  const read = await readingOf(bytes);
  if (read.kind !== 'sheet') throw new Error(`The file is ${read.kind}.`);
  return read;
}

export async function judgementOf(bytes: Bytes): Promise<JudgedSheet> {
  return judgeSheet(await readingOf(bytes), rules);
}
