import type { Fields } from '../changes/fields';
import { isMultipleOf, sumDecimals } from '../decimal';
import { type Id, isSameId } from '../id';
import { hundredthsOf, roundHalfAway } from '../hundredths';
import { LONG_DAY_HOURS, MAX_HOURS_PER_DAY } from '../limits';
import { type Cents, cents } from '../money/money';
import { type PagePosition, groupNeighbours } from '../lists/neighbours';
import { type CalendarWeek, type IsoDate, type TimeOfDay, calendarWeek } from '../time/period';
import type { WaitingEntry } from '../changes/outbox';
import { waitingFor } from '../changes/waitingFor';

/** The work of a day: for whom it was, and how far the person travelled. */
export interface WorkRecordContent {
  readonly employee: string;
  readonly date: IsoDate;
  readonly customerId: Id | null;
  readonly projectId: Id | null;
  readonly description: string;
  readonly location: string;
  /** Hours worked; `null` only if the service has none, because a new record always has them. */
  readonly hours: number | null;
  /** Travel time in hours. */
  readonly travelHours: number | null;
  readonly departure: TimeOfDay | null;
  readonly arrival: TimeOfDay | null;
  readonly distanceKm: number | null;
  readonly foodAllowance: Cents;
  readonly travelExpenses: Cents;
}

/** A stored work record, with the names that the service adds for display. */
export interface WorkRecord extends WorkRecordContent {
  readonly id: Id;
  readonly customerName: string;
  readonly projectName: string;
}

/** The fields of a record without travel. */
export const NO_TRAVEL = {
  travelHours: null,
  departure: null,
  arrival: null,
  distanceKm: null,
  foodAllowance: cents(0),
  travelExpenses: cents(0),
} as const satisfies Partial<WorkRecordContent>;

/** Whether a record has travel, which a cell of hours cannot show. */
export function hasTravel(record: WorkRecord): boolean {
  const { travelHours, departure, arrival, distanceKm, foodAllowance, travelExpenses } = record;
  const isSet = (value: unknown) => value !== null && value !== 0;
  return [travelHours, departure, arrival, distanceKm, foodAllowance, travelExpenses].some(isSet);
}

/** Copying appends this to the description. */
export const COPY_SUFFIX = ' (copy)';

/** A record with the names that the list shows, stored or not. */
export type NamedRecord = Omit<WorkRecord, 'id'>;

/** A record of the list, without its id. */
export function namedRecordOf({ id: _id, ...record }: WorkRecord): NamedRecord {
  return record;
}

/** A copy: the same work on its own day or another one, marked as a copy. */
export function copyOf(record: WorkRecord, date = record.date): NamedRecord {
  return { ...namedRecordOf(record), date, description: record.description + COPY_SUFFIX };
}

/** A new record with what creating needs and the list may have left out: the user's name, and a location. */
export function completedFor(
  user: { readonly username: string; readonly location: string } | null,
  record: NamedRecord,
): NamedRecord {
  return {
    ...record,
    employee: record.employee || user?.username || '',
    location: record.location || user?.location || '',
  };
}

/** The customer that work is for and, if there is one, a project. */
export type WorkPair = Pick<WorkRecord, 'customerId' | 'customerName' | 'projectId' | 'projectName'>;

/** The customer and the project of a record. */
export function pairOf({ customerId, customerName, projectId, projectName }: WorkPair): WorkPair {
  return { customerId, customerName, projectId, projectName };
}

/** The ids of a customer and a project. */
export type PairIds = Pick<WorkPair, 'customerId' | 'projectId'>;

/** Whether both name the same customer and project. */
export function isSamePair(one: PairIds, other: PairIds): boolean {
  return isSameId(one.customerId, other.customerId) && isSameId(one.projectId, other.projectId);
}

/** Why hours are invalid. */
export type HoursProblem = 'missing' | 'not-a-number' | 'out-of-range' | 'off-step';

/**
 * Rules for hours worked: present, a number from 0 to 24, in whole steps.
 *
 * @param value the result of `parseDecimal`
 * @param step in hours
 * @param stored hours that the record already had: they stay valid even off the step, so that a record from elsewhere
 *   can be edited without touching them
 */
export function hoursProblem(
  value: number | null | undefined,
  step: number,
  stored?: number | null,
): HoursProblem | undefined {
  if (value === null) return 'missing';
  if (value === undefined) return 'not-a-number';
  if (value < 0 || value > MAX_HOURS_PER_DAY) return 'out-of-range';
  if (value !== stored && !isMultipleOf(value, step)) return 'off-step';
  return undefined;
}

/** Sum of hours worked; records without hours count as 0. */
export function sumHours(records: readonly Pick<WorkRecordContent, 'hours'>[]): number {
  return sumDecimals(records.map((record) => record.hours ?? 0));
}

/** Whether a day has too many hours; what is shown as the limit is not above it. */
export function isLongDay(hours: number): boolean {
  return roundHalfAway(hundredthsOf(hours)) > hundredthsOf(LONG_DAY_HOURS);
}

/** Neighbouring records of one calendar week. */
export interface WeekGroup {
  /** Distinguishes it from another group of the same week. */
  readonly id: string;
  readonly week: CalendarWeek;
  readonly records: readonly WorkRecord[];
  /**
   * All records of the week are in this group. Only then is its total right: the first and the last group of a page may
   * continue on another page, and a new record at the front may belong to a group further down.
   */
  readonly isWhole: boolean;
}

/** Groups neighbours of the same calendar week; the order of the list stays (a new record is at the front). */
export function groupByWeek(
  records: readonly WorkRecord[],
  position: PagePosition<NamedRecord>,
): WeekGroup[] {
  return groupNeighbours(records, ({ date }) => calendarWeek(date).monday, position).map(
    ({ key, entries, isWhole }) => ({
      id: `week-${entries[0]?.id}`,
      week: calendarWeek(key),
      records: entries,
      isWhole,
    }),
  );
}

/** Same day, pair, text and hours: most likely one of them was entered by mistake. */
export function isRepeatedWork(one: WorkRecord, other: WorkRecord): boolean {
  return (
    one.date === other.date &&
    one.hours === other.hours &&
    isSamePair(one, other) &&
    one.description.trim() === other.description.trim()
  );
}

/** The same work on another day, with the missing hours of that day and without travel. */
export function sameWorkOn(record: WorkRecord, date: IsoDate, hours: number): NamedRecord {
  return { ...namedRecordOf(record), date, hours, ...NO_TRAVEL };
}

/** A part of a record whose fields are changed together. */
export type RecordPart = 'date' | 'hours' | 'location' | 'customer' | 'description' | 'travel';

/** A project belongs to its customer, and the allowances follow from the journey. The employee cannot be changed. */
export const workRecordFields: Fields<NamedRecord, RecordPart> = {
  parts: {
    date: ['date'],
    hours: ['hours'],
    location: ['location'],
    customer: ['customerId', 'projectId', 'customerName', 'projectName'],
    description: ['description'],
    travel: ['travelHours', 'departure', 'arrival', 'distanceKm', 'foodAllowance', 'travelExpenses'],
  },
  identity: ['date', 'hours', 'customer', 'description'],
  neverEmptied: ['location'],
  shownOnly: ['customerName', 'projectName'],
  zeroIsNone: ['hours', 'travelHours', 'distanceKm', 'foodAllowance', 'travelExpenses'],
};

/** A record in the outbox. */
export type WaitingRecord = WaitingEntry<NamedRecord>;

/** The records without waiting ones: those are sent one by one, in the order of the outbox. */
export function withoutWaiting(
  records: readonly WorkRecord[],
  items: readonly WaitingRecord[],
): readonly WorkRecord[] {
  return items.length === 0 ? records : records.filter(({ id }) => !waitingFor(items, id));
}

/** Waiting hours between two days, both included. */
export function waitingHours(items: readonly WaitingRecord[], from: string, to: string): number {
  return sumHours(items.flatMap(({ want }) => (want && from <= want.date && want.date <= to ? want : [])));
}
