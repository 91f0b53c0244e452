import * as v from 'valibot';
import {
  type CalendarEvent,
  type EventMark,
  EVENT_MARKS,
  firstDay,
  followable,
  lastDay,
  startOfDay,
} from '@/domain/time/calendarEvent';
import { type IsoDate, addDays, isIsoDate } from '@/domain/time/period';
import { type ZoneNames, isZoneKnown, momentOf } from '@/domain/time/zonedTime';
import { wireFlag, wireList, wireOptionalText } from '@/shared/api/wire';
import { unpacked } from '@/shared/api/jsonText';
import { readableListAnswer } from '@/shared/api/readableRows';

/** A part of an event that may be missing or be JSON text. */
function part<const Fields extends v.ObjectEntries>(fields: Fields) {
  const schema = v.pipe(
    v.unknown(),
    v.transform((value) => unpacked(value) ?? {}),
    v.object(fields),
  );
  return v.optional(schema, {});
}

const momentWire = v.pipe(
  part({ dateTime: v.string(), timeZone: wireOptionalText }),
  v.check(({ dateTime }) => momentOf(dateTime, '') !== undefined, 'a date and time is expected'),
);

const attendeeWire = v.object({
  emailAddress: part({ name: wireOptionalText, address: wireOptionalText }),
  status: part({ response: wireOptionalText }),
});

/** An event in the format of Microsoft Graph; only its start is required. */
const eventWire = v.object({
  id: wireOptionalText,
  subject: wireOptionalText,
  start: momentWire,
  end: v.optional(v.unknown()),
  isAllDay: v.optional(v.unknown()),
  location: part({ displayName: wireOptionalText }),
  isOnlineMeeting: v.optional(wireFlag, false),
  onlineMeeting: part({ joinUrl: wireOptionalText }),
  webLink: wireOptionalText,
  attendees: v.optional(wireList(attendeeWire), []),
  responseStatus: part({ response: wireOptionalText }),
  isCancelled: v.optional(wireFlag, false),
  sensitivity: wireOptionalText,
  showAs: wireOptionalText,
  isOrganizer: v.optional(wireFlag, false),
  organizer: part({ emailAddress: part({ address: wireOptionalText }) }),
});

export const eventsWire = readableListAnswer(eventWire, 'PATCH /calendar/me/view');

export type EventWire = v.InferOutput<typeof eventWire>;
type MomentWire = v.InferOutput<typeof momentWire>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a time is in a zone that is not known without these names; an offset in its text says enough. */
export function isForeign({ dateTime, timeZone }: MomentWire, names?: ZoneNames): boolean {
  return /[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/iu.test(dateTime.trim()) && !isZoneKnown(timeZone, names);
}

/** The end of an event; undefined if it is missing or unreadable. */
export function endOf({ end }: EventWire): MomentWire | undefined {
  const read = v.safeParse(momentWire, end);
  return read.success ? read.output : undefined;
}

/** The moment; in an unknown zone what is written there, taken for the user's own zone. */
function momentFrom(moment: MomentWire, names: ZoneNames): number {
  if (!isForeign(moment, names)) return momentOf(moment.dateTime, moment.timeZone, names) ?? 0;
  const written = new Date(momentOf(moment.dateTime, '') ?? 0);
  return written.getTime() + written.getTimezoneOffset() * 60_000;
}

/** The day of a time that is written as midnight, whatever its zone. */
function midnightDay({ dateTime }: MomentWire): IsoDate | undefined {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-][\d:]+)?$/iu.exec(dateTime.trim()) ?? [];
  return day !== undefined && isIsoDate(day) ? day : undefined;
}

/**
 * The days of an all-day event. They are in the calendar's own zone and are the same days everywhere. If the service
 * does not say whether it is an all-day event, midnight to midnight is one. Whole days that were converted to another
 * zone begin at the midnight next to what is written; other times of an all-day event mean the days that they touch.
 */
function wholeDays({ start, isAllDay }: EventWire, end: MomentWire, names: ZoneNames) {
  const isSaid = isAllDay !== undefined && isAllDay !== null && isAllDay !== '';
  if (isSaid && !v.parse(wireFlag, isAllDay)) return undefined;
  const [from, until] = [midnightDay(start), midnightDay(end)];
  if (from !== undefined && until !== undefined) {
    if (until <= from) return isSaid ? { from, until: addDays(from, 1) } : undefined;
    return { from, until };
  }
  if (!isSaid) return undefined;
  const span = { start: momentFrom(start, names), end: momentFrom(end, names) };
  const days = Math.round((span.end - span.start) / DAY_MS);
  // On a day on which the clocks change a whole day has an hour more or less.
  const isWhole = days > 0 && Math.abs(span.end - span.start - days * DAY_MS) <= HOUR_MS;
  if (!isWhole) return { from: firstDay(span), until: addDays(lastDay(span), 1) };
  const [first = ''] = new Date((momentOf(start.dateTime, '') ?? 0) + DAY_MS / 2).toISOString().split('T');
  const day = isIsoDate(first) ? first : firstDay(span);
  return { from: day, until: addDays(day, days) };
}

function timeOf(wire: EventWire, names: ZoneNames): Pick<CalendarEvent, 'start' | 'end' | 'isAllDay'> {
  const end = endOf(wire) ?? wire.start;
  const days = wholeDays(wire, end, names);
  if (days) return { start: startOfDay(days.from), end: startOfDay(days.until), isAllDay: true };
  const start = momentFrom(wire.start, names);
  // How long an event takes is not known if one of its zones is not.
  const isSpan = isForeign(wire.start, names) === isForeign(end, names);
  return { start, end: isSpan ? Math.max(start, momentFrom(end, names)) : start, isAllDay: false };
}

/** Outlook writes it in front of the subject of what was called off. */
const CALLED_OFF = /^(?:cancell?ed|abgesagt|annulé|annullato|cancelado|geannuleerd|odwołane)\s*:/iu;

function marksOf(wire: EventWire, isTimeUnknown: boolean): readonly EventMark[] {
  const [sensitivity, showAs] = [wire.sensitivity, wire.showAs].map((text) => text.trim().toLowerCase());
  const response = wire.responseStatus.response.trim().toLowerCase();
  const is: Readonly<Record<EventMark, boolean>> = {
    cancelled: wire.isCancelled || CALLED_OFF.test(wire.subject.trim()),
    declined: response === 'declined',
    timeUnknown: isTimeUnknown,
    private: sensitivity === 'private' || sensitivity === 'personal',
    confidential: sensitivity === 'confidential',
    free: showAs === 'free',
    away: showAs === 'oof',
    tentative: showAs === 'tentative' || ['tentativelyaccepted', 'notresponded'].includes(response),
  };
  return EVENT_MARKS.filter((mark) => is[mark]);
}

/** Converts an event from the wire. */
export function eventFromWire(wire: EventWire, index: number, names: ZoneNames = new Map()): CalendarEvent {
  const time = timeOf(wire, names);
  const response = wire.responseStatus.response.trim();
  return {
    ...time,
    id: wire.id || `${wire.start.dateTime}#${index}`,
    subject: wire.subject.trim(),
    place: wire.location.displayName.trim(),
    isOnline: wire.isOnlineMeeting,
    joinLink: followable(wire.onlineMeeting.joinUrl),
    webLink: followable(wire.webLink),
    attendees: wire.attendees.map(({ emailAddress, status }) => ({
      name: emailAddress.name.trim() || emailAddress.address.trim(),
      mail: emailAddress.address.trim(),
      response: status.response,
    })),
    response: wire.isOrganizer ? 'organizer' : response,
    organizer: wire.organizer.emailAddress.address.trim(),
    marks: marksOf(wire, !time.isAllDay && isForeign(wire.start, names)),
    zone: wire.start.timeZone.trim(),
  };
}
