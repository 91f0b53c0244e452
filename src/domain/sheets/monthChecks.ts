import { isMultipleOf } from '../decimal';
import { grouped } from '../grouped';
import type { Expense, ExpenseType } from '../money/expense';
import { isSameReceipt } from '../money/expenseDoubt';
import type { Id } from '../id';
import { type IsoDate, type Period, addDays, weekday } from '../time/period';
import { type TimeSheet, entriesWithin, sheetOf } from './timeSheet';
import { type WorkRecord, isLongDay, isRepeatedWork, sumHours } from '../work/workRecord';

/** Types of expense that may be paid a second time with a record. */
const FUEL: ExpenseType = 'Kraftstoff';
const FOOD: ExpenseType = 'Verpflegung';

/** The meaning of a day for the person: its target hours, or why it has none. */
type DayMeaning =
  | { readonly kind: 'work'; readonly target: number }
  | { readonly kind: 'free' | 'holiday' | 'off' };

/** The content of a month to check. It may include records, expenses and sheets of other days. */
export interface MonthContent {
  readonly month: Period;
  readonly today: IsoDate;
  readonly records: readonly WorkRecord[];
  readonly expenses: readonly Expense[];
  readonly sheets: readonly TimeSheet[];
  readonly dayOf: (date: IsoDate) => DayMeaning;
  /** Hours are entered in multiples of this. */
  readonly hoursStep: number;
  /** How many rows have changed since the month's sheet was made; 0 also if that is not known. */
  readonly changedRows: number;
}

/** A finding of a check, with what its fix needs. Its key stays the same while nothing about it changes. */
export type MonthCheck = { readonly key: string; readonly date: IsoDate } & (
  | { readonly kind: 'gap'; readonly hours: number }
  | { readonly kind: 'noProject' | 'offStep'; readonly record: WorkRecord }
  | { readonly kind: 'longDay'; readonly hours: number }
  | { readonly kind: 'restDay'; readonly hours: number; readonly isHoliday: boolean }
  /** The later of two records that say the same. */
  | { readonly kind: 'twice'; readonly record: WorkRecord }
  | {
      readonly kind: 'fuelAndMileage' | 'foodTwice';
      readonly records: readonly WorkRecord[];
      readonly expenses: readonly Expense[];
    }
  /** The later of two expenses for the same receipt, and the earlier one. */
  | { readonly kind: 'receiptTwice'; readonly expense: Expense; readonly twin: Expense }
  | { readonly kind: 'notOver' }
  | { readonly kind: 'outdated'; readonly sheet: TimeSheet; readonly rows: number }
  | { readonly kind: 'overlap'; readonly sheet: TimeSheet }
);
export type MonthCheckKind = MonthCheck['kind'];

/** The order in which they are shown: what is missing, what is wrong, what is odd, then the sheets. */
export const MONTH_CHECK_KINDS: readonly MonthCheckKind[] = [
  'notOver',
  'gap',
  'noProject',
  'offStep',
  'fuelAndMileage',
  'foodTwice',
  'receiptTwice',
  'twice',
  'longDay',
  'restDay',
  'outdated',
  'overlap',
];

const dateOf = ({ date }: { readonly date: IsoDate }) => date;

const idsOf = (entries: readonly { readonly id: Id }[]) =>
  entries
    .map(({ id }) => String(id))
    .toSorted()
    .join('+');

/** Ids are opaque text; as long as they are numbers, a longer one is later. */
const inOrder = <Entry extends { readonly id: Id }>(entries: readonly Entry[]) =>
  entries.toSorted(
    (a, b) => String(a.id).length - String(b.id).length || (String(a.id) < String(b.id) ? -1 : 1),
  );

/** All but the first of those that say the same. */
function repeated<Entry extends { readonly id: Id }>(
  entries: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): readonly { readonly entry: Entry; readonly twin: Entry }[] {
  const ordered = inOrder(entries);
  return ordered.flatMap((entry, at) => {
    const twin = ordered.slice(0, at).find((earlier) => isSame(earlier, entry));
    return twin ? [{ entry, twin }] : [];
  });
}

function gaps({ month, today, records, dayOf }: MonthContent): readonly MonthCheck[] {
  const days = new Set(records.map(({ date }) => date));
  const found: MonthCheck[] = [];
  // A future day is not missing yet, and today is not over.
  for (let date = month.from; date <= month.to && date < today; date = addDays(date, 1)) {
    const day = dayOf(date);
    if (day.kind === 'work' && day.target > 0 && !days.has(date))
      found.push({ kind: 'gap', key: `gap/${date}`, date, hours: day.target });
  }
  return found;
}

function ofRecord(record: WorkRecord, hoursStep: number): readonly MonthCheck[] {
  const { date, id, hours } = record;
  const found: MonthCheck[] = [];
  if (record.customerId !== null && record.projectId === null)
    found.push({ kind: 'noProject', key: `noProject/${id}`, date, record });
  if (hours !== null && !isMultipleOf(hours, hoursStep))
    found.push({ kind: 'offStep', key: `offStep/${id}/${hours}`, date, record });
  return found;
}

function ofDay(
  date: IsoDate,
  records: readonly WorkRecord[],
  expenses: readonly Expense[],
  day: DayMeaning,
): readonly MonthCheck[] {
  const found: MonthCheck[] = [];
  const hours = sumHours(records);
  if (isLongDay(hours)) found.push({ kind: 'longDay', key: `longDay/${date}/${hours}`, date, hours });
  const isHoliday = day.kind === 'holiday';
  if (hours > 0 && (isHoliday || (weekday(date) === 7 && day.kind !== 'work')))
    found.push({ kind: 'restDay', key: `restDay/${date}/${hours}`, date, hours, isHoliday });

  const both = (
    kind: 'fuelAndMileage' | 'foodTwice',
    paid: readonly WorkRecord[],
    bought: readonly Expense[],
  ) => {
    if (paid.length === 0 || bought.length === 0) return;
    const key = `${kind}/${date}/${idsOf(paid)}/${idsOf(bought)}`;
    found.push({ kind, key, date, records: inOrder(paid), expenses: inOrder(bought) });
  };
  both(
    'fuelAndMileage',
    records.filter(({ travelExpenses }) => travelExpenses > 0),
    expenses.filter(({ type }) => type === FUEL),
  );
  both(
    'foodTwice',
    records.filter(({ foodAllowance }) => foodAllowance > 0),
    expenses.filter(({ type }) => type === FOOD),
  );
  return found;
}

function ofSheets({ month, today, sheets, changedRows }: MonthContent): readonly MonthCheck[] {
  const found: MonthCheck[] = [];
  if (today <= month.to) found.push({ kind: 'notOver', key: `notOver/${month.to}`, date: month.to });
  const own = sheetOf(sheets, month);
  if (own && own.state === 'prepared' && changedRows > 0)
    found.push({
      kind: 'outdated',
      key: `outdated/${own.id}/${changedRows}`,
      date: month.to,
      sheet: own,
      rows: changedRows,
    });
  for (const sheet of sheets)
    if (sheet !== own && sheet.from <= month.to && month.from <= sheet.to)
      found.push({ kind: 'overlap', key: `overlap/${sheet.id}`, date: sheet.from, sheet });
  return found;
}

/**
 * All findings to look at before a month is closed; none of them prevents closing it. Breaks
 * and rest times are not checked, because start and end are not known.
 *
 * @returns the findings by kind and day, whatever the order of the content
 */
export function monthChecks(content: MonthContent): readonly MonthCheck[] {
  const records = entriesWithin(content.month, content.records);
  const expenses = entriesWithin(content.month, content.expenses);
  const expensesOn = grouped(expenses, dateOf);
  const found: MonthCheck[] = [...gaps({ ...content, records }), ...ofSheets(content)];
  for (const [date, ofThatDay] of grouped(records, dateOf)) {
    found.push(...ofThatDay.flatMap((record) => ofRecord(record, content.hoursStep)));
    found.push(...ofDay(date, ofThatDay, expensesOn.get(date) ?? [], content.dayOf(date)));
    for (const { entry: record } of repeated(ofThatDay, isRepeatedWork))
      found.push({ kind: 'twice', key: `twice/${record.id}`, date, record });
  }
  for (const { entry: expense, twin } of repeated(expenses, isSameReceipt)) {
    const key = `receiptTwice/${expense.id}`;
    found.push({ kind: 'receiptTwice', key, date: expense.date, expense, twin });
  }

  const rank = (check: MonthCheck) => MONTH_CHECK_KINDS.indexOf(check.kind);
  return found.toSorted(
    (a, b) =>
      rank(a) - rank(b) || a.date.localeCompare(b.date) || (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
}
