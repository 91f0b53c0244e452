import type { IsoDate } from '../time/period';

/** A row that can be found again. */
interface KnownRow {
  readonly id: string;
  readonly date: IsoDate;
}

/** A row that differs from the signed one. */
export type RowDrift<Row> =
  | { readonly kind: 'changed'; readonly before: Row; readonly after: Row }
  | { readonly kind: 'new'; readonly after: Row }
  | { readonly kind: 'gone'; readonly before: Row };

/**
 * The differences between signed rows and current ones, by day.
 * @param signedPart what must not change, as text
 */
export function rowDrift<Row extends KnownRow>(
  before: readonly Row[],
  after: readonly Row[],
  signedPart: (row: Row) => string,
): readonly RowDrift<Row>[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const present = new Set(after.map(({ id }) => id));
  const drift: RowDrift<Row>[] = before
    .filter(({ id }) => !present.has(id))
    .map((row) => ({ kind: 'gone', before: row }));
  for (const row of after) {
    const signed = old.get(row.id);
    if (!signed) drift.push({ kind: 'new', after: row });
    else if (signedPart(signed) !== signedPart(row))
      drift.push({ kind: 'changed', before: signed, after: row });
  }
  const dayOf = (row: RowDrift<Row>) => (row.kind === 'gone' ? row.before.date : row.after.date);
  return drift.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
}

/** Identifies a drift: "So lassen" silences one state only. */
export function rowDriftKey<Row extends KnownRow>(
  drift: readonly RowDrift<Row>[],
  signedPart: (row: Row) => string,
): string {
  return drift
    .map((row) => (row.kind === 'gone' ? `-${row.before.id}` : `${row.after.id}${signedPart(row.after)}`))
    .toSorted()
    .join('|');
}

/**
 * Finds the current row of each signed row without an id: one of the same day. Each is taken once.
 * @param likenesses the first rule that matches a row decides
 */
export function pairedByLikeness<
  Row extends { readonly date: IsoDate },
  Current extends { readonly date: IsoDate },
>(
  signed: readonly Row[],
  now: readonly Current[],
  likenesses: readonly ((row: Row, current: Current) => boolean)[],
): ReadonlyMap<Row, Current> {
  const free = new Set(now);
  const pairs = new Map<Row, Current>();
  for (const isAlike of likenesses) {
    for (const row of signed) {
      if (pairs.has(row)) continue;
      const current = [...free].find((one) => one.date === row.date && isAlike(row, one));
      if (!current) continue;
      free.delete(current);
      pairs.set(row, current);
    }
  }
  return pairs;
}
