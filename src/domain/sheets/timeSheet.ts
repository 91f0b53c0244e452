import { sumDecimals } from '../decimal';
import type { ExpenseContent, Receipt } from '../money/expense';
import { type Cents, cents, sumCents } from '../money/money';
import {
  type IsoDate,
  type Period,
  type TimeOfDay,
  addDays,
  monthOf,
  weekday,
  isWithin,
} from '../time/period';
import type { Id } from '../id';
import { type WorkRecordContent, sumHours } from '../work/workRecord';

/** The states that have a meaning here (`requested` once the sheet has been mailed). */
const TIME_SHEET_STATES = ['prepared', 'signed', 'requested'] as const;
export type KnownTimeSheetState = (typeof TIME_SHEET_STATES)[number];

/** A state as it is stored. An unknown word is shown unchanged and offers no action. */
export type TimeSheetState = KnownTimeSheetState | (string & {});

/** Whether a stored state is one of the three. */
export function isKnownTimeSheetState(state: TimeSheetState): state is KnownTimeSheetState {
  return TIME_SHEET_STATES.some((known) => known === state);
}

/** Signing is offered for prepared sheets only. */
export function canBeSigned(state: TimeSheetState): boolean {
  return state === 'prepared';
}

/** Sending by mail is offered for signed sheets only. */
export function canBeMailed(state: TimeSheetState): boolean {
  return state === 'signed';
}

/** A listed time sheet. */
export interface TimeSheet extends Period {
  readonly id: Id;
  readonly state: TimeSheetState;
}

/**
 * A sheet is mailed in its month or in the next one, or when it was signed late, in that month or the next. If it is still
 * only signed after that, it was most likely mailed from another device, which no call tells us.
 *
 * @param signedOn the day of its signature on this device; null if it was signed elsewhere
 */
export function isPastMailing({ state, to }: TimeSheet, today: IsoDate, signedOn: IsoDate | null): boolean {
  const last = signedOn !== null && signedOn > to ? signedOn : to;
  return canBeMailed(state) && today > monthOf(addDays(monthOf(last).to, 1)).to;
}

/** The sheet of exactly these days; if there are several, the first in the list. */
export function sheetOf<Sheet extends Period>(
  sheets: readonly Sheet[],
  { from, to }: Period,
): Sheet | undefined {
  return sheets.find((sheet) => sheet.from === from && sheet.to === to);
}

/** The entries on the days of a period, the first and the last included. */
export function entriesWithin<Entry extends { readonly date: IsoDate }>(
  period: Period,
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(({ date }) => isWithin(date, period));
}

/** A row of a time sheet: the work of a day, or an expense. */
export interface TimeSheetRow {
  /** Datum */
  readonly date: IsoDate;
  /** Ort */
  readonly location: string;
  /** Von */
  readonly departure: TimeOfDay | null;
  /** Bis */
  readonly arrival: TimeOfDay | null;
  /** AStd: hours worked; null if none were entered. */
  readonly hours: number | null;
  /** RStd: travel time in hours. */
  readonly travelHours: number | null;
  /** Kunde */
  readonly customer: string;
  /** Projekt */
  readonly project: string;
  /** Tätigkeit */
  readonly activity: string;
  /** kM */
  readonly distanceKm: number | null;
  /** VSatz: food allowance; null if none is due. */
  readonly foodAllowance: Cents | null;
  /** BelNr */
  readonly receiptNumber: string;
  /** Art: type of the expense. */
  readonly expenseType: string;
  /** Betrag */
  readonly amount: Cents | null;
  /** FileLink */
  readonly receipt: Receipt | null;
}

/** A sheet's signature: its image, the time and the signer's mail. */
export interface TimeSheetSignature {
  /** The drawn signature as a data URL. */
  readonly image: string;
  /** The time of signing, as the service writes it. */
  readonly signedAt: string;
  readonly mail: string;
}

/** The content of a sheet. */
export interface TimeSheetContent {
  readonly rows: readonly TimeSheetRow[];
  /** Null until the sheet is signed. */
  readonly signature: TimeSheetSignature | null;
}

/** The row labelled Summe. */
export interface TimeSheetSums {
  readonly hours: number;
  readonly travelHours: number;
  readonly distanceKm: number;
  readonly foodAllowance: Cents;
  readonly amount: Cents;
}

/** Totals of AStd, RStd, kM, VSatz and Betrag; an empty field counts as 0. */
export function sumsOf(rows: readonly Omit<TimeSheetRow, 'receipt'>[]): TimeSheetSums {
  return {
    hours: sumHours(rows),
    travelHours: sumDecimals(rows.map((row) => row.travelHours ?? 0)),
    distanceKm: sumDecimals(rows.map((row) => row.distanceKm ?? 0)),
    foodAllowance: sumCents(rows.map((row) => row.foodAllowance ?? cents(0))),
    amount: sumCents(rows.map((row) => row.amount ?? cents(0))),
  };
}

/** The sums that the company owes the employee. */
export interface Reimbursement {
  /** Erstattung Auslagen: sum of Betrag. */
  readonly expenses: Cents;
  /** Verpflegungsmehraufwand: sum of VSatz. */
  readonly foodAllowance: Cents;
  readonly total: Cents;
}

/** The footer summary of a sheet with these sums. */
export function reimbursementOf({
  amount,
  foodAllowance,
}: Pick<TimeSheetSums, 'amount' | 'foodAllowance'>): Reimbursement {
  return { expenses: amount, foodAllowance, total: sumCents([amount, foodAllowance]) };
}

/** The footer summary before the sheet exists, and the amount it leaves out. */
export interface ExpectedReimbursement extends Reimbursement {
  /** Mileage allowance. The PDF shows kilometres but no amount for them, so it is in no total. */
  readonly mileage: Cents;
}

/** The expected sums of a sheet with exactly these records and expenses. */
export function expectedReimbursement(
  records: readonly Pick<WorkRecordContent, 'foodAllowance' | 'travelExpenses'>[],
  expenses: readonly Pick<ExpenseContent, 'cost'>[],
): ExpectedReimbursement {
  const amount = sumCents(expenses.map(({ cost }) => cost));
  const foodAllowance = sumCents(records.map((record) => record.foodAllowance));
  const mileage = sumCents(records.map(({ travelExpenses }) => travelExpenses));
  return { ...reimbursementOf({ amount, foodAllowance }), mileage };
}

/**
 * English in every language: a file name must not depend on the language of the interface.
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `1 Nov 2026`: the format 'd mmm yyyy'. */
function fileDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Characters that some file systems refuse, and invisible ones. */
const UNSAFE_IN_FILE_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

/** `jalbrecht_1 Nov 2026_30 Nov 2026.pdf`. */
export function timeSheetFileName(username: string, { from, to }: Period): string {
  return `${username.replace(UNSAFE_IN_FILE_NAME, '-')}_${fileDate(from)}_${fileDate(to)}.pdf`;
}

/** The expected content of a sheet for a period, before it is created. */
export interface TimeSheetPreview extends ExpectedReimbursement {
  /** Days with at least one work record. */
  readonly days: number;
  readonly hours: number;
  readonly travelHours: number;
  readonly distanceKm: number;
  /** Mondays to Fridays without a work record, up to today, because a future day is not missing yet. */
  readonly emptyWorkdays: readonly IsoDate[];
}

type PreviewRecord = Pick<
  WorkRecordContent,
  'date' | 'hours' | 'travelHours' | 'distanceKm' | 'foodAllowance' | 'travelExpenses'
>;

/**
 * Sums up the records and expenses within a period; others are ignored. The client knows no public holidays here, so
 * those count as workdays.
 *
 * @param today workdays without a record are reported up to this day
 */
export function previewOf(
  period: Period,
  records: readonly PreviewRecord[],
  expenses: readonly Pick<ExpenseContent, 'date' | 'cost'>[],
  today: IsoDate,
): TimeSheetPreview {
  const inside = entriesWithin(period, records);
  const days = new Set(inside.map((record) => record.date));

  const emptyWorkdays: IsoDate[] = [];
  for (let day = period.from; day <= period.to && day <= today; day = addDays(day, 1)) {
    if (weekday(day) <= 5 && !days.has(day)) emptyWorkdays.push(day);
  }
  return {
    days: days.size,
    hours: sumHours(inside),
    travelHours: sumDecimals(inside.map((record) => record.travelHours ?? 0)),
    distanceKm: sumDecimals(inside.map((record) => record.distanceKm ?? 0)),
    ...expectedReimbursement(inside, entriesWithin(period, expenses)),
    emptyWorkdays,
  };
}
