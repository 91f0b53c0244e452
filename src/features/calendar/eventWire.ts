import * as v from 'valibot';
import { type CalendarEvent, followable, startOfDay } from '@/domain/time/calendarEvent';
import { type IsoDate, addDays, isIsoDate } from '@/domain/time/period';
import { momentOf } from '@/domain/time/zonedTime';
import { readText, wireOptionalText } from '@/shared/api/wire';
import { unpacked } from '@/shared/api/jsonText';
import { readableListAnswer } from '@/shared/api/readableRows';
import { wireFlag, wireList } from '@/shared/api/wireLists';

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
});

export const eventsWire = readableListAnswer(eventWire, 'PATCH /calendar/me/view');

export type EventWire = v.InferOutput<typeof eventWire>;
type MomentWire = v.InferOutput<typeof momentWire>;

const momentFrom = ({ dateTime, timeZone }: MomentWire) => momentOf(dateTime, readText(timeZone));

/** The day of a time that is written as midnight, whatever its zone. */
function midnightDay({ dateTime }: MomentWire): IsoDate | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?Z?$/u.exec(dateTime.trim()) ?? [];
  return day !== undefined && isIsoDate(day) ? day : undefined;
}

/**
 * The days of an all-day event. They are in the calendar's own zone and are the same days everywhere. If the service
 * does not say whether it is an all-day event, midnight to midnight is one.
 */
function wholeDays({ start, isAllDay }: EventWire, end: MomentWire) {
  const [from, until] = [midnightDay(start), midnightDay(end)];
  if (from === undefined || until === undefined) return undefined;
  const isSaid = isAllDay !== undefined && isAllDay !== null && isAllDay !== '';
  if (isSaid && !v.parse(wireFlag, isAllDay)) return undefined;
  if (until <= from) return isSaid ? { from, until: addDays(from, 1) } : undefined;
  return { from, until };
}

function timeOf(wire: EventWire): Pick<CalendarEvent, 'start' | 'end' | 'isAllDay'> {
  // An event whose end is missing or unreadable has no duration.
  const read = v.safeParse(momentWire, wire.end);
  const endWire = read.success ? read.output : wire.start;
  const days = wholeDays(wire, endWire);
  if (days) return { start: startOfDay(days.from), end: startOfDay(days.until), isAllDay: true };
  const start = momentFrom(wire.start) ?? 0;
  return { start, end: Math.max(start, momentFrom(endWire) ?? start), isAllDay: false };
}

/** Converts an event from the wire. */
export function eventFromWire(wire: EventWire, index: number): CalendarEvent {
  return {
    ...timeOf(wire),
    id: readText(wire.id) || `${wire.start.dateTime}#${index}`,
    subject: readText(wire.subject).trim(),
    place: readText(wire.location.displayName).trim(),
    isOnline: wire.isOnlineMeeting,
    joinLink: followable(readText(wire.onlineMeeting.joinUrl)),
    webLink: followable(readText(wire.webLink)),
    attendees: wire.attendees.map(({ emailAddress, status }) => ({
      name: readText(emailAddress.name).trim() || readText(emailAddress.address).trim(),
      mail: readText(emailAddress.address).trim(),
      response: readText(status.response),
    })),
    response: readText(wire.responseStatus.response).trim(),
  };
}
