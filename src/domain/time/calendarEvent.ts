import { nearestStep } from '../decimal';
import { MAX_HOURS_PER_DAY } from '../limits';
import { type IsoDate, type Period, addDays, daysBetween, localDay } from './period';

/** Somebody who is invited to an event (section 3). */
export interface Attendee {
  readonly name: string;
  readonly mail: string;
  /** `accepted`, `none`, or what else the calendar says. */
  readonly response: string;
}

/** An event of the user's online calendar (section 3). */
export interface CalendarEvent {
  readonly id: string;
  readonly subject: string;
  /** Milliseconds since 1970; of an event that takes whole days midnight on the user's own clock. */
  readonly start: number;
  /** Never before the start. The moment itself does not belong to the event. */
  readonly end: number;
  readonly isAllDay: boolean;
  readonly place: string;
  readonly isOnline: boolean;
  /** Where it is joined, where it is looked at: only ever http(s); null for none. */
  readonly joinLink: string | null;
  readonly webLink: string | null;
  readonly attendees: readonly Attendee[];
  /** What the user answered to the invitation; empty where the calendar does not say. */
  readonly response: string;
}

type Span = Pick<CalendarEvent, 'start' | 'end'>;

/** Midnight at the begin of a day on the user's own clock, in milliseconds since 1970. */
export function startOfDay(date: IsoDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day).getTime();
}

/** The day on which an event begins. */
export function firstDay({ start }: Span): IsoDate {
  return localDay(new Date(start));
}

/** The last day that it touches: one that ends at midnight does not touch the day that begins then. */
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
 * The events of a day in the user's zone (contract, "Calendar"): all that touch it, also those that cross midnight; first
 * those that take the whole day, then by time.
 */
export function eventsOfDay(events: readonly CalendarEvent[], day: IsoDate): readonly CalendarEvent[] {
  return events.filter((event) => firstDay(event) <= day && day <= lastDay(event)).toSorted(compareEvents);
}

/**
 * Hours from start to end, rounded to the nearest step, at least one (contract, "Calendar").
 *
 * @param step in hours
 */
export function hoursOfEvent(event: CalendarEvent, step: number): number {
  // Days are counted, not hours: the day on which clocks change is a whole one, too.
  const hours = event.isAllDay
    ? 24 * (daysBetween(firstDay(event), lastDay(event)) + 1)
    : (event.end - event.start) / 3_600_000;
  return Math.max(step, nearestStep(hours, step));
}

/** Join is for online meetings today or later (section 2). */
export function canJoin(event: CalendarEvent, today: IsoDate): boolean {
  return event.isOnline && event.joinLink !== null && lastDay(event) >= today;
}

/**
 * What the work-time dialog takes over of an event: subject, date and duration (section 2). Of an event of whole days it
 * is the day that is looked at; no record holds more hours than a day has.
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

/** How an event stands to a moment. */
export type EventPhase =
  | { readonly kind: 'past' | 'running' | 'later' }
  /** The first of those to come, and how long until then. */
  | { readonly kind: 'next'; readonly minutes: number };

/** How an event of today stands to the moment `now`; one that takes the whole day is simply there. */
export function phaseOf(event: CalendarEvent, ofToday: readonly CalendarEvent[], now: number): EventPhase {
  if (event.isAllDay) return { kind: 'later' };
  if (event.end <= now) return { kind: 'past' };
  if (event.start <= now) return { kind: 'running' };
  const isNext = !ofToday.some(({ isAllDay, start }) => !isAllDay && start > now && start < event.start);
  return isNext ? { kind: 'next', minutes: Math.ceil((event.start - now) / 60_000) } : { kind: 'later' };
}

/** An address that may be followed: http or https and nothing else; null for all others. */
export function followable(link: string): string | null {
  const typed = link.trim();
  return /^https?:\/\//iu.test(typed) && URL.canParse(typed) ? new URL(typed).href : null;
}

/** The days that are asked for: the neighbours too, because the service may count days in another zone. */
export function daysToAsk({ from, to }: Period): Period {
  return { from: addDays(from, -1), to: addDays(to, 1) };
}
