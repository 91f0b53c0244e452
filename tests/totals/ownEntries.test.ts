import { expect, test } from 'vitest';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import { hasNext } from '@/domain/lists/paging';
import { type Expense, groupByMonth } from '@/domain/money/expense';
import { sumCents } from '@/domain/money/money';
import { type IsoDate, addDays, isoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS, daysOf } from '@/domain/time/targets';
import { calendarDay, calendarMonth } from '@/domain/work/workCalendar';
import { type WorkRecord, groupByWeek, sumHours, waitingHours } from '@/domain/work/workRecord';
import { weekGrid } from '@/domain/work/weekGrid';
import { weekStrip } from '@/domain/work/weekStrip';
import { type KnownRecords, withWhatWaits } from '@/features/work-records/workRecordsApi';
import type { ListPage } from '@/shared/lists/listPage';
import { inNode } from '../calls/nodeSurroundings';
import { testToday } from '../today';
import type { Company } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { LONG, companies, differencesOf, isRefused, openDesk } from './visit';
import { waitingExpensesOf, waitingOf } from './waiting';

inNode();

const today = isoDate(testToday);
const millionths = (hours: number | null) => (hours === null ? null : loop.millionths(hours));
const positionOf = ({ start, answered }: ListPage<unknown>) => ({ start, isLast: !hasNext(answered) });

async function compareRecords(all: Differences, company: Company): Promise<void> {
  const rows = loop.planned(company);
  const waiting = waitingOf(company);
  const pages = await (await openDesk(company)).pages<WorkRecord>('listWorkRecords');
  for (const page of pages) {
    const shown = withWaiting(page.entries, waiting, page.start === 0);
    for (const { week, records, isWhole } of groupByWeek(shown, { ...positionOf(page), waiting })) {
      if (!isWhole) continue;
      const must = loop.hoursOf(rows.filter(({ Date: day }) => loop.mondayOf(day) === week.monday));
      const says = millionths(sumHours(countedEntries(records, waiting)));
      all.compare('head of a week', says, must, `${week.monday} on the page from ${page.start}`);
    }
  }
  const read = pages.flatMap(({ entries }) => entries);
  const found = countedEntries(withWaiting(read, waiting, true), waiting);
  all.compare('found records', millionths(sumHours(found)), loop.hoursOf(rows));
}

test(
  'a week in the list of records, and all that was found, have the sum of their records (R-23.2)',
  async () => {
    expect(await differencesOf(['head of a week', 'found records'], companies, compareRecords)).toEqual(
      AGREED,
    );
  },
  LONG,
);

async function compareExpenses(all: Differences, company: Company): Promise<void> {
  const rows = loop.plannedExpenses(company);
  const waiting = waitingExpensesOf(company);
  const sumOf = (expenses: readonly Expense[]) =>
    sumCents(countedEntries(expenses, waiting).map(({ cost }) => cost));
  const pages = await (await openDesk(company)).pages<Expense>('listExpenses');
  for (const page of pages) {
    const shown = withWaiting(page.entries, waiting, page.start === 0);
    for (const { month, expenses, isWhole } of groupByMonth(shown, { ...positionOf(page), waiting })) {
      if (!isWhole) continue;
      const must = loop.costOf(rows.filter(({ Date: day }) => day.startsWith(month)));
      all.compare('head of a month', sumOf(expenses), must, `${month} on the page from ${page.start}`);
    }
  }
  const read = pages.flatMap(({ entries }) => entries);
  all.compare('found expenses', sumOf(withWaiting(read, waiting, true)), loop.costOf(rows));
}

test(
  'a month in the list of expenses, and all that was found, have the sum of their expenses (R-23.3)',
  async () => {
    expect(await differencesOf(['head of a month', 'found expenses'], companies, compareExpenses)).toEqual(
      AGREED,
    );
  },
  LONG,
);

/** What the work screen shows of a week, from records that are known from some day on. */
function compareWeek(all: Differences, monday: IsoDate, known: KnownRecords, company: Company): void {
  const rows = loop.planned(company).filter(({ Date: day }) => loop.mondayOf(day) === monday);
  const sumOn = (day: string) => loop.hoursOf(rows.filter((row) => row.Date === day));
  const strip = weekStrip(known.entries, monday, DEFAULT_WORK_DAYS, today);
  all.compare('strip', millionths(strip.hours), loop.hoursOf(rows), monday);
  const grid = weekGrid(known.entries, monday, []);
  all.compare('grid', millionths(grid.hours), loop.hoursOf(rows), monday);
  const pairs = loop.hoursBy(
    rows,
    ({ Customer_Name, Project_Name }) => `${Customer_Name ?? ''}/${Project_Name ?? ''}`,
  );
  all.compare(
    'rows of the grid',
    grid.rows
      .map(({ pair, hours }) => `${pair.customerName}/${pair.projectName} ${millionths(hours)}`)
      .toSorted(),
    [...pairs].map(([pair, sum]) => `${pair} ${sum}`).toSorted(),
    monday,
  );
  const facts = { records: known.entries, meetings: [], workDays: DEFAULT_WORK_DAYS, today, step: 0.5 };
  for (const [at, date] of daysOf({ from: monday, to: addDays(monday, 6) }).entries()) {
    all.compare('day of the strip', millionths(strip.days[at]?.hours ?? null), sumOn(date), date);
    all.compare('day of the grid', millionths(grid.days[at]?.hours ?? null), sumOn(date), date);
    all.compare('day of the calendar', millionths(calendarDay(date, facts).hours), sumOn(date), date);
  }
}

const PLACES = [
  'strip',
  'day of the strip',
  'waiting hours',
  'grid',
  'day of the grid',
  'rows of the grid',
  'day of the calendar',
  'week of the month',
  'month',
  'others of a day',
];

async function compareKnown(all: Differences, company: Company): Promise<void> {
  const rows = loop.planned(company);
  const waiting = waitingOf(company);
  const desk = await openDesk(company);
  if (isRefused(company)) return;
  const knownFrom = async (day: string) => {
    const read = await desk.read<KnownRecords>('readRecordsBack', day);
    if (!read) throw new Error(`${company.name}: not read back to ${day}`);
    return withWhatWaits(read, waiting);
  };
  // The newest week first, as a user goes back: each time no more is known than has to be.
  for (const monday of loop
    .each(rows.map(({ Date: day }) => loop.mondayOf(day)))
    .toReversed()
    .map(isoDate)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    compareWeek(all, monday, await knownFrom(monday), company);
    const wished = company.wishes.flatMap(({ want }) =>
      want && loop.mondayOf(want.Date) === monday ? [want] : [],
    );
    const says = waitingHours(waiting, monday, loop.daysLater(monday, 6));
    all.compare('waiting hours', millionths(says), loop.hoursOf(wished), monday);
  }
  for (const month of loop.each(rows.map(({ Date: day }) => day.slice(0, 7))).toReversed())
    // oxlint-disable-next-line no-await-in-loop -- as above
    compareMonth(all, month, await knownFrom(`${month}-01`), company);
}

test(
  'strip, grid, calendar and date field show the sums of the same records (R-23.4)',
  async () => {
    expect(await differencesOf(PLACES, companies, compareKnown)).toEqual(AGREED);
  },
  LONG,
);

/** What the calendar shows of a month. */
function compareMonth(all: Differences, month: string, known: KnownRecords, company: Company): void {
  const rows = loop.planned(company).filter(({ Date: day }) => day.startsWith(month));
  const facts = { records: known.entries, meetings: [], workDays: DEFAULT_WORK_DAYS, today, step: 0.5 };
  const { hours, weeks } = calendarMonth(isoDate(`${month}-01`), facts);
  all.compare('month', millionths(hours), loop.hoursOf(rows), month);
  const byWeek = loop.hoursBy(rows, ({ Date: day }) => loop.mondayOf(day));
  all.compare(
    'week of the month',
    weeks.flatMap((week) => (week.hours === null ? [] : [millionths(week.hours)])),
    [...byWeek].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum),
    month,
  );
  for (const day of weeks.flatMap((week) => week.days).filter((one) => one !== undefined)) {
    const own = rows.filter((row) => row.Date === day.date);
    const lines = sumHours(day.lines);
    all.compare('others of a day', millionths(lines + (day.others?.hours ?? 0)), loop.hoursOf(own), day.date);
  }
}

test('the companies have what they are meant to have', () => {
  const some = (has: (company: Company) => boolean) => companies.filter(has).length;
  expect(some(({ wishes }) => wishes.length > 0)).toBeGreaterThan(8);
  expect(some(({ records }) => records.length > 40)).toBeGreaterThan(5);
  expect(some(({ records }) => records.some(({ Date: day }) => day === '2020-12-31'))).toBeGreaterThan(3);
});
