import { nearestStep } from '../decimal';
import { MAX_HOURS_PER_DAY } from '../limits';
import { type IsoDate, type Period, addDays, daysBetween, localDay } from './period';

/** A person who is invited to an event. */
export interface Attendee {
  readonly name: string;
  readonly mail: string;
  /** `accepted`, `none`, or another word of the calendar. */
  readonly response: string;
}

/**
 * What sets an event apart from work that the user did, in the order in which it is said. `timeUnknown`: its zone is not
 * known, so start and end are what is written there, taken for the user's own zone.
 */
export const EVENT_MARKS = [
  'cancelled',
  'declined',
  'timeUnknown',
  'private',
  'confidential',
  'free',
  'away',
  'tentative',
] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

/** An event of the user's online calendar. */
export interface CalendarEvent {
  readonly id: string;
  readonly subject: string;
  /** Milliseconds since 1970; for an all-day event, midnight on the user's own clock. */
  readonly start: number;
  /** Never before the start. The end itself is not part of the event. */
  readonly end: number;
  readonly isAllDay: boolean;
  readonly place: string;
  readonly isOnline: boolean;
  /** The link to join, or else to view it: only ever http(s); null if there is none. */
  readonly joinLink: string | null;
  readonly webLink: string | null;
  readonly attendees: readonly Attendee[];
  /** The user's answer to the invitation; empty if the calendar does not tell. */
  readonly response: string;
  /** The mail address of who invites; empty if the calendar does not tell. */
  readonly organizer: string;
  readonly marks: readonly EventMark[];
  /** The zone in which the times are written, as the calendar calls it. */
  readonly zone: string;
}

type Span = Pick<CalendarEvent, 'start' | 'end'>;

/** Midnight at the start of a day on the user's own clock, in milliseconds since 1970. */
export function startOfDay(date: IsoDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** The day on which an event begins. */
export function firstDay({ start }: Span): IsoDate {
  return localDay(new Date(start));
}

/** The last day that an event touches: if it ends at midnight, it does not touch the day that starts then. */
export function lastDay({ start, end }: Span): IsoDate {
  return localDay(new Date(Math.max(start, end - 1)));
}

function compareEvents(one: CalendarEvent, other: CalendarEvent): number {
  return (
    Number(other.isAllDay) - Number(one.isAllDay) ||
    one.start - other.start ||
    one.end - other.end ||
    one.subject.localeCompare(other.subject) ||
    one.id.localeCompare(other.id)
  );
}

/**
 * The events of a day in the user's zone: all that touch it, including those that cross midnight; all-day events first,
 * then by time.
 */
export function eventsOfDay(events: readonly CalendarEvent[], day: IsoDate): readonly CalendarEvent[] {
  return events.filter((event) => firstDay(event) <= day && day <= lastDay(event)).toSorted(compareEvents);
}

/**
 * Hours from start to end, rounded to the nearest step, at least one.
 *
 * @param step in hours
 */
export function hoursOfEvent(event: CalendarEvent, step: number): number {
  // Days are counted instead of hours, because a day on which the clocks change also counts as a whole one.
  const hours = event.isAllDay
    ? 24 * (daysBetween(firstDay(event), lastDay(event)) + 1)
    : (event.end - event.start) / 3_600_000;
  return Math.max(step, nearestStep(hours, step));
}

/** Whether an event has a mark. */
export function isMarked({ marks }: Pick<CalendarEvent, 'marks'>, mark: EventMark): boolean {
  return marks.includes(mark);
}

/** Whether the user expects an event at a certain time: not all day, neither cancelled nor declined. */
export function hasItsTime(event: CalendarEvent): boolean {
  const isWithout = (['cancelled', 'declined', 'timeUnknown'] as const).some((mark) => isMarked(event, mark));
  return !event.isAllDay && !isWithout;
}

/** Join is for online meetings today or later. */
export function canJoin(event: CalendarEvent, today: IsoDate): boolean {
  const isOpen = event.isOnline && !isMarked(event, 'cancelled');
  return isOpen && event.joinLink !== null && lastDay(event) >= today;
}

/**
 * The fields that the work-time dialog takes from an event: subject, date and duration. For an all-day event the date
 * is the day on the screen; a record never has more hours than a day.
 *
 * @param step of hours
 */
export function takenOver(event: CalendarEvent, shownDay: IsoDate, step: number) {
  return {
    date: event.isAllDay ? shownDay : firstDay(event),
    description: event.subject,
    hours: Math.min(hoursOfEvent(event, step), MAX_HOURS_PER_DAY),
  };
}

/** The state of an event at a moment. */
export type EventPhase =
  | { readonly kind: 'past' | 'running' | 'later' }
  /** The first future event, and how long until it starts. */
  | { readonly kind: 'next'; readonly minutes: number };

/** The state of one of today's events at the moment `now`; those that have no time of theirs have no special state. */
export function phaseOf(event: CalendarEvent, ofToday: readonly CalendarEvent[], now: number): EventPhase {
  if (!hasItsTime(event)) return { kind: 'later' };
  if (event.end <= now) return { kind: 'past' };
  if (event.start <= now) return { kind: 'running' };
  const isNext = !ofToday.some((one) => hasItsTime(one) && one.start > now && one.start < event.start);
  return isNext ? { kind: 'next', minutes: Math.ceil((event.start - now) / 60_000) } : { kind: 'later' };
}

/** An address that may be followed, http or https only; null for all others. */
export function followable(link: string): string | null {
  const typed = link.trim();
  return /^https?:\/\//iu.test(typed) && URL.canParse(typed) ? new URL(typed).href : null;
}

/** The days to fetch: the neighbouring days are included, because the service may count days in another zone. */
export function daysToAsk({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}
