import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Expense } from '@/domain/money/expense';
import { SHEET_DATA_FILE } from '@/domain/sheets/sheetData';
import { type TimeSheetPreview, entriesWithin, expectedReimbursement } from '@/domain/sheets/timeSheet';
import { hoursWithin } from '@/domain/sheets/timeSheetPath';
import { isoDate } from '@/domain/time/period';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { attachedTo, lineOf, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { inNode } from '../calls/nodeSurroundings';
import { testToday } from '../today';
import type { Company } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { LONG_SHEET, sheetPeriods } from './service';
import { type SheetSums, drawnSheet, sheetSums } from './sheets';
import { type Desk, LONG, differencesOf, drawnCompanies, openDesk } from './visit';

inNode();

const today = isoDate(testToday);

/** The number that is printed in German, in units of so many decimals. */
const printed = (text: string | undefined, decimals: number) =>
  loop.units((text ?? '').replaceAll('.', '').replace(',', '.'), decimals);

/** Millionths as paper has them, which shows three decimals at most. */
const thousandths = (value: number) => Math.round(value / 1000);

const PLACES = [
  'hours of the month',
  'amounts of the month',
  'preview',
  'hours in the list of sheets',
  'line Summe',
  'foot of the PDF',
  'attached sums',
  'attached rows',
];

async function compareSheets(all: Differences, company: Company): Promise<void> {
  const desk = await openDesk(company);
  for (const [at, days] of sheetPeriods.slice(0, LONG_SHEET).entries()) {
    const [from = isoDate('0001-01-01'), to = from] = days.map(isoDate);
    const must = sheetSums(company, from, to);
    const isReadable = company.broken.length === 0;
    // oxlint-disable-next-line no-await-in-loop -- there is one service
    await compareReadings(all, desk, { from, to, must, isReadable });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await comparePdf(all, await drawnSheet(company, desk, at), must);
  }
}

test(
  'month, preview, list of sheets and PDF of a sheet have the sums of its records and expenses (R-23.5)',
  async () => {
    expect(await differencesOf(PLACES, drawnCompanies, compareSheets)).toEqual(AGREED);
  },
  LONG,
);

/** What the PDF prints below its rows, and the data that it carries. */
async function comparePdf(all: Differences, bytes: ArrayBuffer, must: SheetSums): Promise<void> {
  const { pages } = await readPdf(bytes);
  const page = pages.find((one) => textOf(one).includes('Summe'));
  const line = lineOf(page, 'Summe').split(' ').slice(1);
  all.compare(
    'line Summe',
    [...line.slice(0, 3).map((text) => printed(text, 3)), ...line.slice(3).map((text) => printed(text, 2))],
    [...[must.hours, must.travel, must.km].map(thousandths), must.food, must.amount],
  );
  const foot = ['Erstattung Auslagen', 'Verpflegungsmehraufwand', 'Gesamt'].map((label) => {
    const own = pages.find((one) => textOf(one).includes(label));
    return printed(/(-?[\d.]+,\d\d) EUR$/u.exec(lineOf(own, label))?.[1], 2);
  });
  all.compare('foot of the PDF', foot, [must.amount, must.food, must.amount + must.food]);
  await compareAttachment(all, bytes, must);
}

interface Asked {
  readonly from: ReturnType<typeof isoDate>;
  readonly to: ReturnType<typeof isoDate>;
  readonly must: SheetSums;
  /** Without all rows a month has no sums at all. */
  readonly isReadable: boolean;
}

/** What the month's page, the preview of a new sheet and the list of sheets compute from the lists. */
async function compareReadings(all: Differences, desk: Desk, { from, to, must, isReadable }: Asked) {
  const money = {
    expenses: must.amount,
    food: must.food,
    total: must.amount + must.food,
    mileage: must.mileage,
  };
  const month = await desk.read<{ records: WorkRecord[]; expenses: Expense[] }>('readMonth', { from, to });
  const records = month && entriesWithin({ from, to }, month.records);
  all.compare(
    'hours of the month',
    records && loop.millionths(sumHours(records)),
    isReadable ? must.hours : null,
    from,
  );
  const due = month && records && expectedReimbursement(records, entriesWithin({ from, to }, month.expenses));
  all.compare(
    'amounts of the month',
    due && { expenses: due.expenses, food: due.foodAllowance, total: due.total, mileage: due.mileage },
    isReadable ? money : null,
    from,
  );
  const preview = await desk.read<TimeSheetPreview>('previewTimeSheet', { from, to, today });
  all.compare(
    'preview',
    preview && {
      hours: loop.millionths(preview.hours),
      travel: loop.millionths(preview.travelHours),
      km: loop.millionths(preview.distanceKm),
      expenses: preview.expenses,
      food: preview.foodAllowance,
      total: preview.total,
      mileage: preview.mileage,
    },
    isReadable ? { hours: must.hours, travel: must.travel, km: must.km, ...money } : null,
    from,
  );
  const listed = await desk.read<WorkRecord[]>('hoursOfSheets', {
    from: isoDate('2026-10-01'),
    to: isoDate('2026-11-30'),
  });
  all.compare(
    'hours in the list of sheets',
    listed && loop.millionths(hoursWithin({ from, to }, listed)),
    isReadable ? must.hours : null,
    from,
  );
}

const numbers = v.object({
  hours: v.nullable(v.number()),
  travel: v.nullable(v.number()),
  km: v.nullable(v.number()),
  foodCents: v.nullable(v.number()),
  amountCents: v.nullable(v.number()),
});
const attachment = v.object({ sums: numbers, rows: v.array(numbers) });

/** The data in the PDF: its sums, and what its rows add up to. */
async function compareAttachment(all: Differences, bytes: ArrayBuffer, must: SheetSums) {
  const { text } = await attachedTo(bytes, SHEET_DATA_FILE);
  const { sums, rows } = v.parse(v.pipe(v.string(), v.parseJson(), attachment), text);
  const added = { hours: 0, travel: 0, km: 0, food: 0, amount: 0 };
  for (const row of rows) {
    added.hours += loop.millionths(row.hours);
    added.travel += loop.millionths(row.travel);
    added.km += loop.millionths(row.km);
    added.food += row.foodCents ?? 0;
    added.amount += row.amountCents ?? 0;
  }
  const { mileage: _mileage, ...attached } = must;
  const said = {
    hours: loop.millionths(sums.hours),
    travel: loop.millionths(sums.travel),
    km: loop.millionths(sums.km),
    food: sums.foodCents,
    amount: sums.amountCents,
  };
  all.compare('attached sums', said, { ...attached });
  all.compare('attached rows', added, { ...attached });
}
