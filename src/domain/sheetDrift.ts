import { sumDecimals } from './decimal';
import type { Cents } from './money';
import type { IsoDate, Period } from './period';
import type { WorkRecord } from './workRecord';

/** A row as it was signed: date, pair, hours, text, km and rates (design, "Drift alarm"). */
export interface PrintedRow {
  readonly id: string;
  readonly date: IsoDate;
  /** Ids, because a customer with a new name is still the same. */
  readonly pair: string;
  /** For the eye only. */
  readonly customer: string;
  readonly project: string;
  readonly hours: number | null;
  readonly text: string;
  readonly distanceKm: number | null;
  readonly food: Cents;
  readonly mileage: Cents;
}

/** A row that is not as it was signed. */
export type RowDrift =
  | { readonly kind: 'changed'; readonly before: PrintedRow; readonly after: PrintedRow }
  | { readonly kind: 'new'; readonly after: PrintedRow }
  | { readonly kind: 'gone'; readonly before: PrintedRow };

/** The rows of a period as they stand now, by day; records of other days may be among them. */
export function fingerprintOf(records: readonly WorkRecord[], { from, to }: Period): readonly PrintedRow[] {
  return records
    .filter(({ date }) => from <= date && date <= to)
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

/** Everything of a row that is signed. */
const signedPart = ({ customer: _customer, project: _project, ...row }: PrintedRow) =>
  JSON.stringify([row.date, row.pair, row.hours, row.text, row.distanceKm, row.food, row.mileage]);

/** What differs between the rows that were signed and those of today, by day. */
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

/** Says whether two drifts are the same: "So lassen" silences one state only. */
export function driftKey(drift: readonly RowDrift[]): string {
  return drift
    .map((row) => (row.kind === 'gone' ? `-${row.before.id}` : `${row.after.id}${signedPart(row.after)}`))
    .toSorted()
    .join('|');
}

/** Hours of all rows. */
export function printedHours(rows: readonly PrintedRow[]): number {
  return sumDecimals(rows.map(({ hours }) => hours ?? 0));
}
