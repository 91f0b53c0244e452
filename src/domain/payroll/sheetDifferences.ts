import { isPrintOf } from '../printedText';
import type { AttachedSheet } from '../sheets/sheetData';
import type { IsoDate, Period } from '../time/period';
import { VALUE_KINDS, type ValueKind } from './payroll';
import type { PrintedPlace, PrintedRow, PrintedSheet, PrintedValue, PrintedValues } from './printedSheet';

/** Where the print is not what the attachment says. Values as in `PrintedValue`, null where there is none. */
export type SheetDifference =
  | {
      readonly where: 'row';
      /** The day of the row in the attachment. */
      readonly date: IsoDate;
      readonly value: ValueKind | 'date';
      readonly printed: PrintedValue;
      readonly attached: PrintedValue;
    }
  /** A row that is not printed, and one that is only printed. */
  | { readonly where: 'missingRow' | 'extraRow'; readonly date: string; readonly values: PrintedValues }
  | {
      readonly where: 'sum';
      readonly value: ValueKind;
      readonly printed: PrintedValue;
      readonly attached: number;
    }
  | { readonly where: 'period'; readonly printed: Period | null; readonly attached: Period }
  | {
      readonly where: 'name' | 'moment' | 'mail';
      readonly printed: string | null;
      readonly attached: string | null;
    };

/** The five values of a row or of the sums of a sheet, in the names of payroll. */
export function valuesOf<Value>(
  of: Readonly<Record<'hours' | 'travel' | 'km' | 'foodCents' | 'amountCents', Value>>,
): Readonly<Record<ValueKind, Value>> {
  const { hours, travel, km, foodCents: food, amountCents: expenses } = of;
  return { hours, travel, km, food, expenses };
}

/** Paper has at most three decimals. */
const isSameValue = (printed: PrintedValue, attached: number | null) =>
  typeof printed === 'number' && attached !== null
    ? Math.round(printed * 1000) === Math.round(attached * 1000)
    : printed === attached;

interface AttachedRow {
  readonly date: IsoDate;
  readonly values: Readonly<Record<ValueKind, number | null>>;
}

/** The differences between two rows at the same place. */
function inRow(printed: PrintedRow, attached: AttachedRow): SheetDifference[] {
  const { date } = attached;
  const differences: SheetDifference[] = [];
  if (printed.date !== date)
    differences.push({ where: 'row', date, value: 'date', printed: printed.date, attached: date });
  for (const value of VALUE_KINDS) {
    const [one, other] = [printed.values[value], attached.values[value]];
    if (!isSameValue(one, other))
      differences.push({ where: 'row', date, value, printed: one, attached: other });
  }
  return differences;
}

const isSame = (one: PrintedRow | undefined, other: AttachedRow | undefined) =>
  one !== undefined && other !== undefined && inRow(one, other).length === 0;

/** How many rows agree before the first that does not. */
function sameRows(printed: readonly PrintedRow[], attached: readonly AttachedRow[]): number {
  const first = printed.findIndex((row, index) => !isSame(row, attached[index]));
  return first === -1 ? printed.length : first;
}

/**
 * Compares rows in order. Rows that agree at both ends are set aside first, so that a missing row is one difference and
 * not one for every row after it.
 */
function inRows(printed: readonly PrintedRow[], attached: readonly AttachedRow[]): SheetDifference[] {
  const shorter = Math.min(printed.length, attached.length);
  const start = sameRows(printed, attached);
  let end = 0;
  while (end < shorter - start && isSame(printed.at(-1 - end), attached.at(-1 - end))) end += 1;
  const left = printed.slice(start, printed.length - end);
  const right = attached.slice(start, attached.length - end);
  const pairs = Math.min(left.length, right.length);
  return [
    ...right.slice(0, pairs).flatMap((row, index) => (left[index] ? inRow(left[index], row) : [])),
    ...right
      .slice(pairs)
      .map((row) => ({ where: 'missingRow' as const, date: row.date, values: row.values })),
    ...left.slice(pairs).map((row) => ({ where: 'extraRow' as const, date: row.date, values: row.values })),
  ];
}

/** The rows of an attachment that have any of the five values, as those that are read from the print. */
function rowsOf({ rows }: AttachedSheet): AttachedRow[] {
  return rows
    .map((row) => ({ date: row.date, values: valuesOf(row) }))
    .filter(({ values }) => VALUE_KINDS.some((kind) => values[kind] !== null));
}

/** Where the first difference is printed; null if there is no such place. A row that is not printed would be where the next one is. */
export function placeOfFirst(
  { where }: SheetDifference,
  { rows, places }: PrintedSheet,
  data: AttachedSheet,
): PrintedPlace | null {
  switch (where) {
    case 'row':
    case 'missingRow':
    case 'extraRow':
      return places.rows[sameRows(rows, rowsOf(data))] ?? null;
    case 'name':
    case 'period':
      return places.head;
    case 'moment':
    case 'mail':
      return places.signature;
    case 'sum':
      return places.sums;
  }
}

/** The differences between print and attachment, in the order in which they are compared. */
export function differencesOf(
  printed: PrintedSheet,
  data: AttachedSheet,
  printedMoment: (signedAt: string) => string,
): SheetDifference[] {
  const sums = valuesOf(data.sums);
  const differences = inRows(printed.rows, rowsOf(data));
  for (const value of VALUE_KINDS) {
    const [one, attached] = [printed.sums?.[value] ?? null, sums[value]];
    if (!isSameValue(one, attached)) differences.push({ where: 'sum', value, printed: one, attached });
  }
  const compare = (where: 'name' | 'moment' | 'mail', one: string | null, attached: string | null) => {
    if (!isPrintOf(one ?? '', attached ?? '')) differences.push({ where, printed: one, attached });
  };
  compare('name', printed.name, data.person.name);
  const { period } = printed;
  if (period?.from !== data.from || period.to !== data.to)
    differences.push({ where: 'period', printed: period, attached: { from: data.from, to: data.to } });
  const { signature } = data;
  compare('moment', printed.signature?.moment ?? null, signature && printedMoment(signature.at));
  compare('mail', printed.signature?.mail ?? null, signature && signature.mail);
  return differences;
}
