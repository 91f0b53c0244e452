import { type Cents, cents } from '../money/money';
import type { IsoDate, Period } from '../time/period';
import { type TimeSheetRow, entriesWithin } from './timeSheet';
import type { WorkRecord } from '../work/workRecord';

/** A row as it was signed: date, pair, hours, text, km and rates. */
export interface PrintedRow {
  readonly id: string;
  readonly date: IsoDate;
  /** Ids, because a renamed customer is still the same. */
  readonly pair: string;
  /** For display only. */
  readonly customer: string;
  readonly project: string;
  readonly hours: number | null;
  readonly text: string;
  readonly distanceKm: number | null;
  readonly food: Cents;
  readonly mileage: Cents;
}

/** A row that differs from the signed one. */
export type RowDrift =
  | { readonly kind: 'changed'; readonly before: PrintedRow; readonly after: PrintedRow }
  | { readonly kind: 'new'; readonly after: PrintedRow }
  | { readonly kind: 'gone'; readonly before: PrintedRow };

/** The current rows of a period, by day; `records` may include other days. */
export function fingerprintOf(records: readonly WorkRecord[], period: Period): readonly PrintedRow[] {
  return entriesWithin(period, records)
    .map((record) => ({
      id: String(record.id),
      date: record.date,
      pair: [record.customerId, record.projectId].map((id) => String(id ?? '')).join('/'),
      customer: record.customerName,
      project: record.projectName,
      hours: record.hours,
      text: record.description.trim(),
      distanceKm: record.distanceKm,
      food: record.foodAllowance,
      mileage: record.travelExpenses,
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}

/**
 * How to find the record of a sheet's row: the first rule that matches a record decides. Both are always of the same
 * day.
 */
const likenesses: readonly ((row: PrintedRow, record: PrintedRow) => boolean)[] = [
  (row, record) => isSamePair(row, record) && isSameWork(row, record),
  isSameWork,
  (row, record) => isSamePair(row, record) && row.text === record.text,
  (row, record) => row.text === record.text,
  isSamePair,
];

function isSamePair(row: PrintedRow, record: PrintedRow): boolean {
  return row.customer === record.customer && row.project === record.project;
}

function isSameWork(row: PrintedRow, record: PrintedRow): boolean {
  return (
    row.text === record.text &&
    row.hours === record.hours &&
    (row.distanceKm ?? 0) === (record.distanceKm ?? 0) &&
    row.food === record.food
  );
}

/**
 * The rows of a sheet as the service froze them when it was signed, as a fingerprint that can
 * be compared with the records. They have no ids: each gets the id of the most similar record. A name that no record
 * has any more counts as a new name of the same customer or project.
 *
 * @param rows the rows of the sheet; its expenses are left out
 * @param now the current rows of its period (see `fingerprintOf`)
 */
export function fingerprintOfRows(
  rows: readonly TimeSheetRow[],
  now: readonly PrintedRow[],
): readonly PrintedRow[] {
  const free = new Set(now);
  const work = rows
    .filter(({ amount, expenseType }) => amount === null && expenseType === '')
    .map((row, index): PrintedRow => ({
      id: `signed-${index}`,
      date: row.date,
      pair: `${row.customer}/${row.project}`,
      customer: row.customer,
      project: row.project,
      hours: row.hours,
      text: row.activity.trim(),
      distanceKm: row.distanceKm,
      food: row.foodAllowance ?? cents(0),
      mileage: cents(0),
    }));
  const known = new Map<PrintedRow, PrintedRow>();
  for (const isAlike of likenesses) {
    for (const row of work) {
      if (known.has(row)) continue;
      const record = [...free].find((one) => one.date === row.date && isAlike(row, one));
      if (!record) continue;
      free.delete(record);
      known.set(row, record);
    }
  }
  const names = {
    customers: new Set(now.map(({ customer }) => customer)),
    projects: new Set(now.map(({ project }) => project)),
  };
  return work.map((row) => belongingTo(row, known.get(row), names));
}

interface KnownNames {
  readonly customers: ReadonlySet<string>;
  readonly projects: ReadonlySet<string>;
}

/** A sheet's own row with the id of its record, so that only real changes differ. */
function belongingTo(
  row: PrintedRow,
  record: PrintedRow | undefined,
  { customers, projects }: KnownNames,
): PrintedRow {
  if (!record) return row;
  const isSameCustomer = row.customer === record.customer || !customers.has(row.customer);
  const isSameProject = row.project === record.project || !projects.has(row.project);
  const isSameDistance = (row.distanceKm ?? 0) === (record.distanceKm ?? 0);
  return {
    ...row,
    id: record.id,
    pair: isSameCustomer && isSameProject ? record.pair : row.pair,
    distanceKm: isSameDistance ? record.distanceKm : row.distanceKm,
    // The rows of a sheet do not include the mileage allowance.
    mileage: record.mileage,
  };
}

/** The signed part of a row. */
const signedPart = ({ customer: _customer, project: _project, ...row }: PrintedRow) =>
  JSON.stringify([row.date, row.pair, row.hours, row.text, row.distanceKm, row.food, row.mileage]);

/** The differences between the signed rows and the current ones, by day. */
export function driftOf(before: readonly PrintedRow[], after: readonly PrintedRow[]): readonly RowDrift[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const present = new Set(after.map(({ id }) => id));
  const drift: RowDrift[] = before
    .filter(({ id }) => !present.has(id))
    .map((row) => ({ kind: 'gone', before: row }));
  for (const row of after) {
    const signed = old.get(row.id);
    if (!signed) drift.push({ kind: 'new', after: row });
    else if (signedPart(signed) !== signedPart(row))
      drift.push({ kind: 'changed', before: signed, after: row });
  }
  const dayOf = (row: RowDrift) => (row.kind === 'gone' ? row.before.date : row.after.date);
  return drift.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** Identifies a drift: "So lassen" silences one state only. */
export function driftKey(drift: readonly RowDrift[]): string {
  return drift
    .map((row) => (row.kind === 'gone' ? `-${row.before.id}` : `${row.after.id}${signedPart(row.after)}`))
    .toSorted()
    .join('|');
}
