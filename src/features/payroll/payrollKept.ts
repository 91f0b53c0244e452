import * as v from 'valibot';
import {
  NO_SETTINGS,
  OFFICE_CHOICES,
  PAYROLL_FORMATS,
  type PayrollFormat,
  type PayrollPerson,
  type PayrollSettings,
  type PayrollValues,
  forEachValue,
} from '@/domain/payroll/payroll';
import type { Decision } from '@/domain/payroll/sheetFile';
import { type IsoMonth, isIsoMonth, shiftMonth } from '@/domain/time/period';
import { deviceKind } from '@/shared/storage/keptSchema';

/** A file that was written for a month, and the values in it. */
export interface WrittenFile {
  readonly format: PayrollFormat;
  /** In milliseconds. */
  readonly at: number;
  /** How many lines it has. */
  readonly lines: number;
  /** The values of each person, by guid. */
  readonly values: Readonly<Record<string, PayrollValues>>;
}

/** What the device keeps about a month, for three months. */
interface KeptMonth {
  readonly decisions: readonly Decision[];
  readonly written: readonly WrittenFile[];
}

/** What the device keeps for payroll; never a PDF or its rows. */
export interface PayrollKept {
  readonly settings: PayrollSettings;
  /** The people with a number, and those who are never paid by these files. */
  readonly people: readonly PayrollPerson[];
  readonly months: Readonly<Record<string, KeptMonth>>;
}

const amount = v.pipe(v.number(), v.finite());
const values = v.object(forEachValue(() => amount));

const wageType = v.object({
  as: v.picklist(['hours', 'km', 'amount', 'none']),
  number: v.string(),
  key: v.string(),
});

/** The settings as the device keeps them. */
export const settingsSchema = v.object({
  wageTypes: v.object(forEachValue(() => wageType)),
  advisor: v.string(),
  client: v.string(),
  lodasDate: v.picklist(OFFICE_CHOICES.lodasDate),
  numbers: v.picklist(OFFICE_CHOICES.numbers),
  // An earlier build kept it as a number.
  lugFields: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.picklist(OFFICE_CHOICES.lugFields),
  ),
  csvEncoding: v.picklist(OFFICE_CHOICES.csvEncoding),
});

/** A person as the device keeps them. */
export const personSchema = v.object({
  guid: v.string(),
  username: v.string(),
  name: v.string(),
  mail: v.string(),
  number: v.string(),
  isKmPaid: v.boolean(),
  isLeftOut: v.boolean(),
});

const decision = v.variant('kind', [
  v.object({ kind: v.literal('count'), hash: v.string() }),
  v.object({ kind: v.literal('choose'), hash: v.string(), others: v.array(v.string()) }),
  v.object({ kind: v.literal('byHand'), hash: v.string(), guid: v.string(), values }),
  v.object({ kind: v.literal('leaveOut'), of: v.string() }),
]);

const written = v.object({
  format: v.picklist(PAYROLL_FORMATS),
  at: v.number(),
  lines: v.number(),
  values: v.record(v.string(), values),
});

const kept = v.object({
  settings: settingsSchema,
  people: v.array(personSchema),
  months: v.record(v.string(), v.object({ decisions: v.array(decision), written: v.array(written) })),
});

/** Numbers, wage types, decisions and written files. */
export const payrollKind = deviceKind<PayrollKept>('payroll', kept, {
  settings: NO_SETTINGS,
  people: [],
  months: {},
});

const NOTHING_KEPT: KeptMonth = { decisions: [], written: [] };

/** What is kept about a month. */
export function keptMonth({ months }: PayrollKept, month: IsoMonth): KeptMonth {
  return months[month] ?? NOTHING_KEPT;
}

/** How many months decisions and written files are kept. */
const MONTHS_KEPT = 3;

/**
 * Changes what is kept about a month; months that are too old are forgotten with it.
 * @param now the present month
 */
export function withMonth(
  before: PayrollKept,
  month: IsoMonth,
  now: IsoMonth,
  change: (before: KeptMonth) => KeptMonth,
): PayrollKept {
  const oldest = shiftMonth(now, -MONTHS_KEPT);
  const young = Object.entries(before.months).filter(([key]) => isIsoMonth(key) && key >= oldest);
  return {
    ...before,
    months: { ...Object.fromEntries(young), [month]: change(keptMonth(before, month)) },
  };
}
