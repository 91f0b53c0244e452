import { parseDecimal } from '@/domain/decimal';
import { vacationDaysOf } from '@/domain/account/absenceYear';
import type { TimeAccount } from '@/domain/account/timeAccount';
import { type Hundredths, hoursOfHundredths, hundredthsOf, roundHalfAway } from '@/domain/hundredths';
import type { Language } from '@/domain/language';
import { type IsoDate, isIsoDate, isIsoMonth } from '@/domain/time/period';
import {
  EVES,
  type Eve,
  FIRST_ROW_FROM,
  type TargetRow,
  type WorkDays,
  targetRowsOf,
} from '@/domain/time/targets';
import { hoursOf, signedHoursOf } from '@/domain/time/typedHours';
import { formatsOf } from '@/shared/i18n/format';
import {
  TARGET_FIELDS,
  type TargetField,
  stateOf,
  targetField,
  targetProblem,
  targetTexts,
  targetsOf,
} from '@/shared/work-days/typedWorkDays';

/** The most hours of a balance; more are a typing error. */
const MAX_BALANCE = 9999;

type RowField = `from-${number}` | `${TargetField}-${number}`;

/** The typed fields of the model. Each row of targets has a number, which is part of the names of its fields. */
export type ModelValues = Record<RowField, string> & {
  readonly state: string;
  readonly christmasEve: string;
  readonly newYearsEve: string;
  readonly start: string;
  readonly opening: string;
  readonly hasCap: boolean;
  readonly limit: string;
  readonly since: string;
  readonly travelShare: string;
  /** The vacation of the first year; only where the account is set up. */
  readonly vacation: string;
};

export type ModelProblem =
  | 'days'
  | 'hours'
  | 'date'
  | 'twice'
  | 'future'
  | 'early'
  | 'balance'
  | 'limit'
  | 'month';

/** The settings that the dialog edits: how the account begins and counts, and the working days. */
export interface Model {
  readonly account: Pick<TimeAccount, 'start' | 'opening' | 'cap' | 'travelShare'>;
  readonly workDays: WorkDays;
}

/**
 * The fields of a row.
 *
 * @param text the text for a weekday; 0 is Monday
 */
export function rowValues(
  row: number,
  from: string,
  text: (day: number) => string,
): Record<RowField, string> {
  return Object.fromEntries([
    [`from-${row}`, from],
    ...TARGET_FIELDS.map((_, day) => [rowField(row, day), text(day)]),
  ]);
}

/** The name of a day's field in a row; 0 is Monday. */
export function rowField(row: number, day: number): RowField {
  return `${targetField(day)}-${row}`;
}

/** The rows in the order of the dialog, the newest first. The number of a row is its index. */
export function shownRows({ rows }: Pick<WorkDays, 'rows'>): readonly TargetRow[] {
  return rows.toReversed();
}

/** The fields before anything is typed. */
export function initialModel({ account, workDays }: Model, language: Language): ModelValues {
  const rows = shownRows(workDays).flatMap(({ from, targets }, row) => {
    const texts = targetTexts(targets, language);
    return Object.entries(rowValues(row, from, (day) => texts[targetField(day)]));
  });
  return {
    ...Object.fromEntries(rows),
    state: workDays.state ?? '',
    christmasEve: workDays.christmasEve,
    newYearsEve: workDays.newYearsEve,
    start: account.start,
    opening: formatsOf(language).signedHours(hoursOfHundredths(account.opening)),
    hasCap: account.cap !== null,
    limit: account.cap ? formatsOf(language).hours(hoursOfHundredths(account.cap.limit)) : '',
    since: account.cap?.since ?? '',
    travelShare: String(account.travelShare),
    vacation: '',
  };
}

/** The problem of a typed start; undefined if it is a day that is not after today. */
function startProblem(text: string, today: IsoDate): 'date' | 'future' | 'early' | undefined {
  if (!isIsoDate(text)) return 'date';
  if (text > today) return 'future';
  return text < FIRST_ROW_FROM ? 'early' : undefined;
}

/** The device keeps typed balances in whole hundredths. */
const kept = (hours: number): Hundredths => roundHalfAway(hundredthsOf(hours));

/**
 * Reads a typed balance; an empty text is 0.
 *
 * @param known the balance with which the field began; its own spelling is not ambiguous
 * @returns `undefined` if the text is not a number of hours
 */
export function balanceOf(text: string, known?: Hundredths): Hundredths | undefined {
  const hours = signedHoursOf(text, known === undefined ? known : hoursOfHundredths(known));
  if (hours === undefined) return undefined;
  return Math.abs(hours ?? 0) <= MAX_BALANCE ? kept(hours ?? 0) : undefined;
}

/** Reads the typed limit of the cap; `undefined` if it is not 0 hours or more. */
function limitOf(text: string, { account: { cap } }: Model): Hundredths | undefined {
  const hours = hoursOf(text, cap && hoursOfHundredths(cap.limit));
  return typeof hours === 'number' && hours >= 0 && hours <= MAX_BALANCE ? kept(hours) : undefined;
}

/** All target hours of the model before, whose own spelling is not ambiguous (`targetProblem`). */
function knownTargets({ workDays }: Model): readonly number[] {
  return workDays.rows.flatMap(({ targets }) => targets);
}

/** What the typed values are checked against: the model before the change, and the present day. */
interface KnownModel {
  readonly before: Model;
  readonly today: IsoDate;
  readonly language: Language;
  /** The account is being set up: an empty opening balance is 0 hours. */
  readonly isNew: boolean;
}

/** The problems of the fields, by name. Fields that are not shown have none. */
export function modelProblems(
  values: ModelValues,
  rows: readonly number[],
  { before, today, language, isNew }: KnownModel,
): Readonly<Record<string, ModelProblem>> {
  const problems: Record<string, ModelProblem> = {};
  const note = (name: string, problem: ModelProblem | undefined) => {
    if (problem !== undefined) problems[name] = problem;
  };
  const days = rows.map((row) => values[`from-${row}`] ?? '');
  for (const row of rows) {
    const from = values[`from-${row}`] ?? '';
    const isTwice = days.filter((day) => day === from).length > 1;
    note(`from-${row}`, isIsoDate(from) ? (isTwice ? 'twice' : undefined) : 'date');
    for (const field of TARGET_FIELDS) {
      note(`${field}-${row}`, targetProblem(values[`${field}-${row}`] ?? '', knownTargets(before)));
    }
  }
  note('start', startProblem(values.start, today));
  const isEmptied = !isNew && values.opening.trim() === '';
  const opening = isEmptied ? undefined : balanceOf(values.opening, before.account.opening);
  note('opening', opening === undefined ? 'balance' : undefined);
  note('vacation', vacationDaysOf(values.vacation, language) === undefined ? 'days' : undefined);
  if (values.hasCap) {
    note('limit', limitOf(values.limit, before) === undefined ? 'limit' : undefined);
    note('since', isIsoMonth(values.since) ? undefined : 'month');
  }
  return problems;
}

function eveOf(text: string): Eve {
  return EVES.find((eve) => eve === text) ?? 'work';
}

/** The typed targets of a row. */
export function rowTargets(values: ModelValues, row: number, before: Model) {
  return targetsOf((day) => values[rowField(row, day)] ?? '', knownTargets(before));
}

/** A typed row, or none if its day is not valid. A row that has not changed keeps the time of its last change. */
function rowOf(values: ModelValues, row: number, before: Model, changedAt: number): TargetRow[] {
  const from = values[`from-${row}`] ?? '';
  if (!isIsoDate(from)) return [];
  const targets = rowTargets(values, row, before);
  const same = before.workDays.rows.find(
    (one) => one.from === from && one.targets.every((hours, day) => hours === targets[day]),
  );
  return [same ?? { from, targets, changedAt }];
}

/**
 * The typed model.
 *
 * @param changedAt of the rows that have changed
 * @returns null if a field has a problem (`modelProblems`)
 */
export function modelOf(
  values: ModelValues,
  rows: readonly number[],
  known: KnownModel,
  changedAt: number,
): Model | null {
  if (Object.keys(modelProblems(values, rows, known)).length > 0) return null;
  const { before } = known;
  const { start, since } = values;
  const limit = limitOf(values.limit, before);
  if (!isIsoDate(start)) return null;
  const share = parseDecimal(values.travelShare);
  return {
    account: {
      start,
      opening: balanceOf(values.opening, before.account.opening) ?? 0,
      cap: values.hasCap && limit !== undefined && isIsoMonth(since) ? { limit, since } : null,
      travelShare: share === 0.5 || share === 1 ? share : 0,
    },
    workDays: {
      ...before.workDays,
      rows: targetRowsOf(rows.flatMap((row) => rowOf(values, row, before, changedAt))),
      state: stateOf(values.state),
      christmasEve: eveOf(values.christmasEve),
      newYearsEve: eveOf(values.newYearsEve),
    },
  };
}
