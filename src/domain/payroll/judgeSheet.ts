import { sumDecimals } from '../decimal';
import { isPrintOf } from '../printedText';
import type { AttachedSheet } from '../sheets/sheetData';
import type { IsoDate, Period } from '../time/period';
import type { NamedPerson } from './findPerson';
import { type DayValues, type PayrollValues, VALUE_KINDS, type ValueKind, forEachValue } from './payroll';
import type { PrintedRow, PrintedSheet, PrintedValue, PrintedValues } from './printedSheet';

/** Why a file cannot be read: it is no PDF, it needs a password, or it is damaged. */
export type UnreadableReason = 'noPdf' | 'locked' | 'damaged';

/** The file of rows and sums that a PDF carries. */
export type SheetAttachment =
  | { readonly kind: 'newer' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'data'; readonly data: AttachedSheet; readonly fingerprintAgrees: boolean };

/** What was read from a dropped file, before it is judged. */
export type SheetReading =
  | { readonly kind: 'unreadable'; readonly reason: UnreadableReason }
  /** Neither an attachment nor the title of a sheet. */
  | { readonly kind: 'foreign' }
  | {
      readonly kind: 'sheet';
      readonly attachment: SheetAttachment | null;
      readonly printed: PrintedSheet;
    };

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

/** What a file is, decided by the first test that fails. */
export type FileState =
  | 'unreadable'
  | 'foreign'
  | 'withoutData'
  | 'newer'
  | 'damaged'
  | 'otherCompany'
  | 'altered'
  | 'differs'
  | 'unsigned'
  | 'checked';

/** A dropped file after all tests, and what its data say. */
export interface JudgedSheet {
  readonly state: FileState;
  /** Why a file that is `unreadable` cannot be read. */
  readonly reason: UnreadableReason | null;
  /** The company whose sheet it is; empty if the file does not say it. */
  readonly company: string;
  /** Without data, the printed name and period. */
  readonly person: NamedPerson | null;
  readonly period: Period | null;
  readonly days: readonly DayValues[];
  /** That of its data; null without any. */
  readonly fingerprint: string | null;
  /** The time of the signature, as the service wrote it. */
  readonly signedAt: string | null;
  /** The line Summe of the page, which can prefill what is typed by hand; null unless all five values were read. */
  readonly printed: PayrollValues | null;
  /** All differences between the page and its data; empty if it was not compared. */
  readonly differences: readonly SheetDifference[];
}

/** The configuration with which sheets are compared. */
export interface SheetRules {
  /** The configured company. */
  readonly company: string;
  /** The time of a signature as a sheet prints it. */
  readonly printedMoment: (signedAt: string) => string;
}

/** The five values of a row or of the sums of a sheet, in the names of payroll. */
function valuesOf<Value>(
  of: Readonly<Record<'hours' | 'travel' | 'km' | 'foodCents' | 'amountCents', Value>>,
): Readonly<Record<ValueKind, Value>> {
  const { hours, travel, km, foodCents: food, amountCents: expenses } = of;
  return { hours, travel, km, food, expenses };
}

/** Whether an attachment contradicts itself. */
function isAltered(data: AttachedSheet): boolean {
  const { rows, from, to, state, signature } = data;
  const sums = valuesOf(data.sums);
  const isSum = (kind: ValueKind) => sums[kind] === sumDecimals(rows.map((row) => valuesOf(row)[kind] ?? 0));
  const isInside = rows.every(({ date }) => from <= date && date <= to);
  return !VALUE_KINDS.every(isSum) || !isInside || from > to || (state === 'signed') !== (signature !== null);
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

/**
 * Compares rows in order. Rows that agree at both ends are set aside first, so that a missing row is one difference and
 * not one for every row after it.
 */
function inRows(printed: readonly PrintedRow[], attached: readonly AttachedRow[]): SheetDifference[] {
  const isSame = (one: PrintedRow | undefined, other: AttachedRow | undefined) =>
    one !== undefined && other !== undefined && inRow(one, other).length === 0;
  const shorter = Math.min(printed.length, attached.length);
  let start = 0;
  while (start < shorter && isSame(printed[start], attached[start])) start += 1;
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

/** The differences between print and attachment, in the order in which they are compared. */
function differencesOf(
  printed: PrintedSheet,
  data: AttachedSheet,
  printedMoment: SheetRules['printedMoment'],
): SheetDifference[] {
  const rows = data.rows.map((row) => ({ date: row.date, values: valuesOf(row) }));
  const sums = valuesOf(data.sums);
  const differences = inRows(
    printed.rows,
    rows.filter(({ values }) => VALUE_KINDS.some((kind) => values[kind] !== null)),
  );
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

/** The printed sums, if all five are numbers. */
function printedSums(sums: PrintedValues | null): PayrollValues | null {
  const values = sums && forEachValue((kind) => sums[kind]);
  const isNumber = (kind: ValueKind) => typeof values?.[kind] === 'number';
  return VALUE_KINDS.every(isNumber) ? forEachValue((kind) => Number(values?.[kind])) : null;
}

const NOTHING: Omit<JudgedSheet, 'state'> = {
  reason: null,
  company: '',
  person: null,
  period: null,
  days: [],
  fingerprint: null,
  signedAt: null,
  printed: null,
  differences: [],
};

/** Judges a dropped file. The tests have an order, and the first that fails decides. */
export function judgeSheet(reading: SheetReading, rules: SheetRules): JudgedSheet {
  if (reading.kind === 'unreadable') return { ...NOTHING, state: 'unreadable', reason: reading.reason };
  if (reading.kind === 'foreign') return { ...NOTHING, state: 'foreign' };
  const { attachment, printed } = reading;
  const found = { ...NOTHING, printed: printedSums(printed.sums) };
  if (attachment === null) {
    const { name, period } = printed;
    const person = name === null ? null : { guid: '', username: '', name, mail: '' };
    return { ...found, state: 'withoutData', person, period };
  }
  if (attachment.kind !== 'data') return { ...found, state: attachment.kind };
  const { data, fingerprintAgrees } = attachment;
  const { company, person, from, to, fingerprint, signature } = data;
  const read = {
    ...found,
    company,
    person,
    period: { from, to },
    days: data.rows.map((row) => {
      const values = valuesOf(row);
      return { date: row.date, values: forEachValue((kind) => values[kind] ?? 0) };
    }),
    fingerprint,
    signedAt: signature?.at ?? null,
  };
  if (company !== rules.company) return { ...read, state: 'otherCompany' };
  if (!fingerprintAgrees || isAltered(data)) return { ...read, state: 'altered' };
  const differences = differencesOf(printed, data, rules.printedMoment);
  if (differences.length > 0) return { ...read, state: 'differs', differences };
  return { ...read, state: signature ? 'checked' : 'unsigned' };
}
