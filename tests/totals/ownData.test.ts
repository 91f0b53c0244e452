import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AccountInputs, accountDays } from '@/domain/account/accountDays';
import { accountMonths, accountYear } from '@/domain/account/accountMonths';
import { accountLedger, balanceNow } from '@/domain/account/ledger';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { csvOf } from '@/domain/find/csv';
import { isoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { expenseGatherers, gatherRecords } from '@/features/time-account/own-data/download/gatherEntries';
import type { Gathered, Gathering } from '@/features/time-account/own-data/download/gathering';
import { type KnownRecords, withWhatWaits } from '@/features/work-records/workRecordsApi';
import { inNode } from '../calls/nodeSurroundings';
import { testToday } from '../today';
import type { Company } from './company';
import { AGREED, type Differences } from './differences';
import * as loop from './plainLoop';
import { millionthsOf } from './reportOf';
import { csvLines } from './spreadsheetXml';
import { LONG, companies, differencesOf, isRefused, openDesk } from './visit';
import { waitingOf } from './waiting';

inNode();

const today = isoDate(testToday);
const start = isoDate('2026-10-25');

/** An account without targets is its work alone. */
const free = {
  ...DEFAULT_WORK_DAYS,
  rows: [{ from: isoDate('2000-01-01'), targets: [0, 0, 0, 0, 0, 0, 0] }],
} as const;

/** What the account says with a share of the travel time. */
function compareAccount(
  all: Differences,
  company: Company,
  records: AccountInputs['records'],
  travelShare: 0 | 0.5 | 1,
) {
  const account: TimeAccount = {
    start,
    opening: 1250,
    cap: null,
    travelShare,
    bookings: [],
    entitlements: [],
    changedAt: 0,
  };
  const inputs = { workDays: free, travelShare, records, absences: [], mapped: [] };
  const ledger = accountLedger(accountDays({ from: start, to: today }, inputs), account, today);
  const rows = loop.between(loop.planned(company), start, loop.daysLater(today, -1));
  const workedOn = (from: string, to: string) => {
    let sum = 0;
    for (const row of loop.between(rows, from, to))
      sum += loop.millionths(row.HoursWorked) + loop.millionths(Number(row.TravelTime) * travelShare);
    return sum;
  };
  const [must, where] = [workedOn(start, today), `with ${travelShare} of the travel`];
  all.compare('balance', millionthsOf(balanceNow(ledger, account)), 12_500_000 + must, where);
  all.compare('year', millionthsOf(accountYear(ledger, 2026)?.figures.worked ?? 0), must, where);
  all.compare(
    'months',
    accountMonths(ledger).map(({ month, figures }) => [month, millionthsOf(figures.worked)]),
    ['2026-10', '2026-11'].map((month) => [month, workedOn(`${month}-01`, loop.lastDayOf(month))]),
    where,
  );
  const days = ledger.flatMap(({ day }) => (day.date < today ? day : []));
  all.compare(
    'days',
    days.map(({ worked }) => millionthsOf(worked)),
    days.map(({ date }) => workedOn(date, date)),
    where,
  );
}

test(
  'the time account has the sums of all records since its start, with what waits (R-23.10)',
  async () => {
    expect(
      await differencesOf(['balance', 'months', 'year', 'days'], companies, async (all, company) => {
        const desk = await openDesk(company);
        const read = await desk.read<KnownRecords>('readRecordsBack', start);
        if (!read && isRefused(company)) return;
        if (!read) throw new Error('not read');
        const records = withWhatWaits(read, waitingOf(company)).entries;
        for (const travelShare of [0, 0.5, 1] as const) compareAccount(all, company, records, travelShare);
      }),
    ).toEqual(AGREED);
  },
  LONG,
);

/** The numbers of a column, as a German spreadsheet reads them, added up. */
function addedUp(lines: readonly (readonly string[])[], title: string, decimals: number): number {
  const at = lines[0]?.indexOf(title) ?? -1;
  if (at < 0) throw new Error(`no column ${title}`);
  let sum = 0;
  for (const line of lines.slice(1))
    if (line[at] !== '') sum += loop.units((line[at] ?? '').replace(',', '.'), decimals);
  return sum;
}

/** The tables among gathered files, as the lines of their CSV. */
const linesIn = ({ files }: Gathered) =>
  files.flatMap(({ content }) =>
    typeof content === 'object' && 'columns' in content ? csvLines(csvOf(content, 'de'), ';') : [],
  );
const jsonIn = ({ files: [file] }: Gathered) =>
  JSON.parse(typeof file?.content === 'string' ? file.content : '[]');

test(
  'one’s own data have the sums of all records and expenses that are stored (R-23.11)',
  async () => {
    expect(
      await differencesOf(
        ['csv of records', 'json of records', 'csv of expenses', 'json of expenses', 'refused'],
        companies,
        async (all, company) => {
          const { store } = await openDesk(company);
          const gathering = v.parse(
            v.custom<Gathering>(() => true),
            {
              dispatch: store.dispatch,
              signal: new AbortController().signal,
              t: (key: string) => key,
              errorText: String,
              tell: () => undefined,
            },
          );
          const records = await gatherRecords(gathering);
          const expenses = await expenseGatherers().gatherExpenses(gathering);
          const isWhole = company.broken.length === 0;
          all.compare(
            'refused',
            [records.missing.length, expenses.missing.length],
            isWhole ? [0, 0] : [1, 1],
          );
          if (!isWhole) return;
          const sums = loop.workSums(company.records);
          const lines = linesIn(records);
          all.compare(
            'csv of records',
            [
              ...['hours', 'travel', 'distance'].map((name) => addedUp(lines, `columns.${name}`, 6)),
              ...['foodAllowance', 'travelExpenses'].map((name) => addedUp(lines, `columns.${name}`, 2)),
            ],
            [sums.hours, sums.travel, sums.km, sums.food, sums.mileage],
          );
          all.compare('json of records', loop.workSums(jsonIn(records)), sums);
          const cost = loop.costOf(company.expenses);
          all.compare('csv of expenses', addedUp(linesIn(expenses), 'columns.cost', 2), cost);
          all.compare('json of expenses', loop.costOf(jsonIn(expenses)), cost);
        },
      ),
    ).toEqual(AGREED);
  },
  LONG,
);
