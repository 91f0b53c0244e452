import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { rowWith } from '@/features/time-sheets/report/testing/reports';
import { judgementOf, readSheet } from './readSheets';
import { type Bytes, changed, dataOf, sheetOf, twoDays, withFile } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

/** The rows of the sheet that was printed. */
const rows = [
  ...twoDays,
  rowWith({
    date: isoDate('2026-11-04'),
    hours: 6.25,
    foodAllowance: cents(1600),
    amount: cents(123_450),
    activity: 'Umzug',
  }),
];
const sums = { hours: 21.75, travel: 0.5, km: 26, food: 1600, expenses: 123_450 };

/** What each file counts as; its README says by what it was made. */
const states = {
  'ghostscript.pdf': 'checked',
  'ghostscript-1.3.pdf': 'withoutData',
  'ghostscript-on-letter.pdf': 'checked',
  'ghostscript-picture.pdf': 'foreign',
  'postscript.pdf': 'foreign',
  'poppler-united.pdf': 'checked',
  'cairo.pdf': 'foreign',
  'cairo-small.pdf': 'foreign',
  'cairo-postscript.pdf': 'foreign',
  'mupdf.pdf': 'foreign',
  'mupdf-rewritten.pdf': 'differs',
  'qpdf-linearized.pdf': 'checked',
  'qpdf-pages.pdf': 'foreign',
} as const;

const bytesOf = (name: string): Bytes =>
  new Uint8Array(readFileSync(new URL(`printed/${name}`, import.meta.url)));

/** The same file with the title that many programs keep. */
const titled = async (bytes: Bytes) => changed(bytes, (pdf) => pdf.setTitle('Timesheet'));

describe.each(Object.entries(states))('a sheet that another program has printed, %s,', (name, state) => {
  test(`is ${state} (R-18.86)`, async () => {
    expect(await judgementOf(bytesOf(name))).toMatchObject({ state });
  });

  test('has the sums of the sheet or none (R-18.86)', async () => {
    const judgement = await judgementOf(await titled(bytesOf(name)));
    expect([null, sums]).toContainEqual(judgement.printed);
    if (judgement.state === 'foreign') return;
    const { printed } = await readSheet(await titled(bytesOf(name)));
    for (const { date, values } of printed.rows) {
      const row = rows.find((one) => one.date === date);
      expect([row?.hours, null]).toContain(values.hours);
      expect([row?.distanceKm, null]).toContain(values.km);
      expect([row?.amount, null]).toContain(values.expenses);
    }
  });

  test('does not agree with data of other hours (R-18.86)', async () => {
    const [first = rowWith({}), ...others] = rows;
    const data = JSON.stringify(await dataOf(await sheetOf([{ ...first, hours: 9.5 }, ...others])));
    expect(await judgementOf(await withFile(bytesOf(name), data))).toMatchObject({ state: 'differs' });
  });
});
