import { type Cents, cents } from '../money/money';
import type { IsoDate, Period } from '../time/period';
import { type TimeSheetRow, entriesWithin } from './timeSheet';
import { type RowDrift as Drift, pairedByLikeness, rowDrift, rowDriftKey } from './rowDrift';
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

export type RowDrift = Drift<PrintedRow>;

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

/** How to find the record of a sheet's row. */
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
  const known = pairedByLikeness(work, now, likenesses);
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
  return rowDrift(before, after, signedPart);
}

/** Identifies a drift: "So lassen" silences one state only. */
export function driftKey(drift: readonly RowDrift[]): string {
  return rowDriftKey(drift, signedPart);
}
