import { sumDecimals } from '../decimal';
import type { AttachedSheet } from '../sheets/sheetData';
import { type Period, isWithin } from '../time/period';
import type { NamedPerson } from './findPerson';
import { type DayValues, type PayrollValues, VALUE_KINDS, type ValueKind, forEachValue } from './payroll';
import type { PrintedPlace, PrintedSheet, PrintedValues } from './printedSheet';
import { type SheetDifference, differencesOf, placeOfFirst, valuesOf } from './sheetDifferences';

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
  /** The fingerprint of the file's data; null if it has no data. */
  readonly fingerprint: string | null;
  /** The time of the signature, as the service wrote it. */
  readonly signedAt: string | null;
  /** The line Summe of the page, which can prefill what is typed by hand; null unless all five values were read. */
  readonly printed: PayrollValues | null;
  /** All differences between the page and its data; empty if it was not compared. */
  readonly differences: readonly SheetDifference[];
  /** Where one looks first: at the first difference, else at the line Summe; null if neither is printed. */
  readonly place: PrintedPlace | null;
}

/** The configuration with which sheets are compared. */
export interface SheetRules {
  /** The configured company. */
  readonly company: string;
  /** The time of a signature as a sheet prints it. */
  readonly printedMoment: (signedAt: string) => string;
}

/** Whether an attachment contradicts itself. */
function isAltered(data: AttachedSheet): boolean {
  const { rows, from, to, state, signature } = data;
  const sums = valuesOf(data.sums);
  const isSum = (kind: ValueKind) => sums[kind] === sumDecimals(rows.map((row) => valuesOf(row)[kind] ?? 0));
  const isInside = rows.every(({ date }) => isWithin(date, data));
  return !VALUE_KINDS.every(isSum) || !isInside || from > to || (state === 'signed') !== (signature !== null);
}

/** The printed sums, if all five are numbers. */
function printedSums(sums: PrintedValues | null): PayrollValues | null {
  const isWhole = sums && VALUE_KINDS.every((kind) => typeof sums[kind] === 'number');
  return isWhole ? forEachValue((kind) => Number(sums[kind])) : null;
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
  place: null,
};

/** Judges a dropped file. The tests have an order, and the first that fails decides. */
export function judgeSheet(reading: SheetReading, rules: SheetRules): JudgedSheet {
  if (reading.kind === 'unreadable') return { ...NOTHING, state: 'unreadable', reason: reading.reason };
  if (reading.kind === 'foreign') return { ...NOTHING, state: 'foreign' };
  const { attachment, printed } = reading;
  const found = { ...NOTHING, printed: printedSums(printed.sums), place: printed.places.sums };
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
  if (differences[0]) {
    const place = placeOfFirst(differences[0], printed, data) ?? read.place;
    return { ...read, state: 'differs', differences, place };
  }
  return { ...read, state: signature ? 'checked' : 'unsigned' };
}
