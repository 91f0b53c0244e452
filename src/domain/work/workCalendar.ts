import { lastStep, nearestStep, stepFrom, sumDecimals } from '../decimal';
import type { Id } from '../id';
import { MAX_HOURS_PER_DAY } from '../limits';
import { weeksOf } from '../time/monthWeeks';
import { type IsoDate, type IsoMonth, minutesOf, monthOf } from '../time/period';
import { type WorkDays, daysOf } from '../time/targets';
import type { ImportItem } from './meetings';
import { type StripDay, stripDay } from './weekStrip';
import { type WorkRecord, isLongDay, sumHours } from './workRecord';

/** Where a record belongs in its day: those with a journey come first, by departure. */
const placeOf = ({ departure, arrival }: WorkRecord) =>
  departure !== null && arrival !== null ? minutesOf(departure) : 24 * 60;

/** The records of a day from top to bottom; those without times of their own keep the order of the list. */
export function stackOf(date: IsoDate, records: readonly WorkRecord[]): readonly WorkRecord[] {
  return records
    .filter((record) => record.date === date)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A day of the calendar: what stands in it, and what it lacks. */
export interface CalendarDay extends Omit<StripDay, 'missing'> {
  /** From top to bottom. */
  readonly records: readonly WorkRecord[];
  /** The meetings below the records. */
  readonly meetings: readonly ImportItem[];
  /** How many of its records cannot be read: then it has no sum. */
  readonly unreadable: number;
  /** What is missing from the target; below 0 what is more. Null on days to come, without a target or a sum. */
  readonly missing: number | null;
  /** What neither records nor meetings fill, in whole steps; 0 if that is less than a step. */
  readonly field: number;
}

/** What a day of the calendar is made from. */
export interface CalendarFacts {
  readonly records: readonly WorkRecord[];
  readonly meetings: readonly ImportItem[];
  /** The days of records that cannot be read. */
  readonly unreadable?: readonly IsoDate[];
  readonly workDays: WorkDays;
  readonly today: IsoDate;
  /** Hours are entered in multiples of this. */
  readonly step: number;
}

/**
 * A day of the calendar.
 *
 * @param added hours that are being put there or taken away, which count in its sum
 */
export function calendarDay(date: IsoDate, facts: CalendarFacts, added = 0): CalendarDay {
  const { workDays, today, step } = facts;
  const records = stackOf(date, facts.records);
  const meetings = facts.meetings.filter((item) => item.date === date && isShownMeeting(item));
  const hours = sumDecimals([sumHours(records), added]);
  const day = stripDay(date, records, workDays, today);
  const unreadable = facts.unreadable?.filter((one) => one === date).length ?? 0;
  const isOpen = !day.isAhead && day.target > 0 && unreadable === 0;
  const missing = isOpen ? sumDecimals([day.target, -hours]) : null;
  const field = Math.max(0, lastStep(sumDecimals([missing ?? 0, -sumHours(meetings)]), step));
  return { ...day, hours, unreadable, records, meetings, missing, field, isLong: isLongDay(hours) };
}

/** Meetings that could become records as they are: accepted, with a length, and not booked yet. */
const isShownMeeting = ({ event, isAccepted, hours, isBooked }: ImportItem) =>
  isAccepted && event.marks.length === 0 && hours !== null && !isBooked;

/** The hours of a drawn record: from the end of the stack to the pointer, at least one step. */
export function drawnHours(px: number, pxPerHour: number, step: number): number {
  return Math.min(MAX_HOURS_PER_DAY, Math.max(step, nearestStep(px / pxPerHour, step)));
}

/** The hours after some steps, always multiples of the step: 7.25 becomes 7.5 or 7.0. */
export function steppedHours(hours: number | null, steps: number, step: number): number | null {
  if (steps === 0) return hours;
  const direction = steps > 0 ? 1 : -1;
  const first = stepFrom(hours ?? 0, step, direction);
  const next = sumDecimals([first, (steps - direction) * step]);
  if (next < step && (hours ?? 0) < step) return hours;
  return Math.min(MAX_HOURS_PER_DAY, Math.max(step, next));
}

/** The hours of a record whose lower edge was dragged by some pixels. */
export function stretchedHours(
  hours: number | null,
  px: number,
  pxPerHour: number,
  step: number,
): number | null {
  return steppedHours(hours, Math.floor(px / pxPerHour / step + 0.5 + 1e-9), step);
}

/** The records of a day of the month that are shown as lines. */
const MONTH_LINES = 3;

/** A day of the month as lines: its first records, and the number and hours of the others. */
export interface MonthDay extends CalendarDay {
  readonly lines: readonly WorkRecord[];
  readonly others: { readonly count: number; readonly hours: number } | null;
}

/**
 * A month of the calendar.
 *
 * @param addedTo the hours that are being put on a day or taken away
 */
export function calendarMonth(
  month: IsoMonth | IsoDate,
  facts: CalendarFacts,
  addedTo: (date: IsoDate) => number = () => 0,
) {
  const period = monthOf(month);
  const days = daysOf(period).map((date): MonthDay => {
    const day = calendarDay(date, { ...facts, meetings: [] }, addedTo(date));
    const rest = day.records.slice(MONTH_LINES);
    const others = rest.length > 0 ? { count: rest.length, hours: sumHours(rest) } : null;
    return Object.assign(day, { lines: day.records.slice(0, MONTH_LINES), others });
  });
  const weeks = weeksOf(period).map(({ week, days: dates }) => {
    const own = dates.map((date) => days.find((day) => day.date === date));
    const isKnown = own.some((day) => (day?.records.length ?? 0) > 0) && own.every((day) => !day?.unreadable);
    return {
      week,
      /** From Monday to Sunday; undefined for a day of another month. */
      days: own,
      /** The sum of its days of this month; null if they have no records, or one that cannot be read. */
      hours: isKnown ? sumDecimals(own.map((day) => day?.hours ?? 0)) : null,
    };
  });
  const past = days.filter(({ date }) => date < facts.today);
  return {
    weeks,
    hours: sumDecimals(days.map(({ hours }) => hours)),
    target: sumDecimals(days.map(({ target }) => target)),
    /** Target minus hours of all days before today: positive if hours are missing. Null if no day of the month is over. */
    behind: past.length > 0 ? sumDecimals(past.flatMap(({ target, hours }) => [target, -hours])) : null,
  };
}

export type CalendarMonth = ReturnType<typeof calendarMonth>;

/** The colours for customers: all of the palette but the ninth, Slate, which is for records without a customer. */
const CUSTOMER_COLOURS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11] as const;
const SLATE = 9;

/** The colours of customers by their ids, in the order of these. */
export function customerColours(ids: readonly Id[]): (id: Id | null) => number {
  const ordered = ids.toSorted((one, other) =>
    String(one).localeCompare(String(other), 'en', { numeric: true }),
  );
  const places = new Map(ordered.map((id, at) => [String(id), at % CUSTOMER_COLOURS.length]));
  return (id) => CUSTOMER_COLOURS[places.get(String(id)) ?? -1] ?? SLATE;
}
