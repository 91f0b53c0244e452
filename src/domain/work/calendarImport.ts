import type { WorkPair } from './bulkEdit';
import { type CalendarEvent, firstDay, hoursOfEvent } from '../time/calendarEvent';
import { type Id, isSameId } from '../id';
import { MAX_HOURS_PER_DAY } from '../limits';
import type { IsoDate, Period } from '../time/period';
import type { WorkRecord } from './workRecord';

/** The device's memory of events that became records. */
export interface ImportMemory {
  /** Newest first. */
  readonly events: readonly { readonly event: string; readonly record: Id }[];
  /** The pair that was booked for a mail domain, newest first. */
  readonly domains: readonly { readonly domain: string; readonly pair: WorkPair }[];
}

export const NO_IMPORTS: ImportMemory = { events: [], domains: [] };

/** Upper limit of remembered events and domains; the oldest are dropped. */
const MOST_EVENTS = 500;
const MOST_DOMAINS = 100;

/** An event that may become a record. */
export interface ImportItem {
  readonly event: CalendarEvent;
  readonly date: IsoDate;
  /** In half hours; null for all-day events, because we cannot know how long the work took. */
  readonly hours: number | null;
  /** The exact minutes, if rounding changed them. */
  readonly roundedFrom: number | null;
  /** From an earlier record with the same subject, else from the attendees' domain, else null. */
  readonly suggestion: WorkPair | null;
  /** There is already a record of it. */
  readonly isBooked: boolean;
  readonly isPreselected: boolean;
}

/** Facts that suggestions need besides the events. */
export interface ImportContext {
  /** The period whose events are offered, by the day on which they begin. */
  readonly days: Period;
  /** All records of these days, and earlier ones. */
  readonly records: readonly WorkRecord[];
  readonly memory: ImportMemory;
  readonly ownMail: string;
  readonly today: IsoDate;
  /** Hours are entered in multiples of this. */
  readonly hoursStep: number;
}

const plain = (text: string) => text.trim().toLowerCase();

function domainOf(mail: string): string {
  return plain(mail.slice(mail.lastIndexOf('@') + 1));
}

/**
 * The attendees' mail domains, the most frequent first; colleagues are left out, because they say nothing about a
 * customer.
 */
function domainsOf({ attendees }: CalendarEvent, ownMail: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const { mail } of attendees) {
    const domain = mail.includes('@') ? domainOf(mail) : '';
    if (domain !== '' && domain !== domainOf(ownMail)) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([domain]) => domain);
}

/** The pair that was booked last under a subject. */
function pairBySubject({ subject }: CalendarEvent, records: readonly WorkRecord[]): WorkPair | null {
  const [last] = records
    .filter(({ customerId, description }) => customerId !== null && plain(description) === plain(subject))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  if (!last || subject === '') return null;
  const { customerId, customerName, projectId, projectName } = last;
  return { customerId, customerName, projectId, projectName };
}

/** The pairs of mail domains: remembered ones first, then those of events with a known subject. */
function pairsOfDomains(
  events: readonly CalendarEvent[],
  { records, memory, ownMail }: ImportContext,
): ReadonlyMap<string, WorkPair> {
  const pairs = new Map<string, WorkPair>();
  const add = (domain: string, pair: WorkPair) => {
    if (!pairs.has(domain)) pairs.set(domain, pair);
  };
  for (const { domain, pair } of memory.domains) add(domain, pair);
  for (const event of events) {
    const pair = pairBySubject(event, records);
    if (pair) for (const domain of domainsOf(event, ownMail)) add(domain, pair);
  }
  return pairs;
}

/**
 * The events that have a record: by the remembered id, as long as that record exists, or by the same day and text. A
 * record belongs to one event only.
 */
function bookedIds(
  events: readonly CalendarEvent[],
  { records, memory }: ImportContext,
): ReadonlySet<string> {
  const free = [...records];
  const take = (isWanted: (record: WorkRecord) => boolean): boolean => {
    const at = free.findIndex(isWanted);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  };
  const remembered = events.filter(({ id }) =>
    memory.events.some(({ event, record }) => event === id && take((one) => isSameId(one.id, record))),
  );
  const alike = events.filter(
    (event) =>
      !remembered.includes(event) &&
      event.subject !== '' &&
      take(
        ({ date, description }) => date === firstDay(event) && plain(description) === plain(event.subject),
      ),
  );
  return new Set([...remembered, ...alike].map(({ id }) => id));
}

/** Whether the user takes part, as far as the calendar says; an event without a response is the user's own. */
function isAccepted({ response, attendees }: CalendarEvent, ownMail: string): boolean {
  const own = attendees.find(({ mail }) => plain(mail) === plain(ownMail) && mail !== '');
  const answer = plain(response || (own?.response ?? ''));
  return answer === '' || answer === 'accepted' || answer === 'organizer';
}

/** The events as records to be, each once, day by day in the order of the calendar. */
export function importItems(events: readonly CalendarEvent[], context: ImportContext): readonly ImportItem[] {
  const { days, ownMail, records, today } = context;
  const seen = new Set<string>();
  const offered = events
    .filter((event) => days.from <= firstDay(event) && firstDay(event) <= days.to)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  const booked = bookedIds(offered, context);
  const domains = pairsOfDomains(events, context);

  return offered.map((event) => {
    const date = firstDay(event);
    const hours = event.isAllDay ? null : Math.min(hoursOfEvent(event, context.hoursStep), MAX_HOURS_PER_DAY);
    const minutes = Math.round((event.end - event.start) / 60_000);
    const known = domainsOf(event, ownMail).find((domain) => domains.has(domain));
    const byDomain = known === undefined ? undefined : domains.get(known);
    const suggestion = pairBySubject(event, records) ?? byDomain ?? null;
    const isBooked = booked.has(event.id);
    return {
      event,
      date,
      hours,
      roundedFrom: hours !== null && minutes !== hours * 60 ? minutes : null,
      suggestion,
      isBooked,
      isPreselected:
        !isBooked &&
        hours !== null &&
        suggestion !== null &&
        event.subject !== '' &&
        date <= today &&
        isAccepted(event, ownMail),
    };
  });
}

/** An event that became a record. */
export interface Imported {
  readonly event: CalendarEvent;
  readonly record: Id;
  readonly pair: WorkPair | null;
}

/** The memory after events became records; the newest come first, each event and each domain once. */
export function withImported(
  { events, domains }: ImportMemory,
  imported: readonly Imported[],
  ownMail: string,
): ImportMemory {
  const newEvents = imported.map(({ event, record }) => ({ event: event.id, record })).toReversed();
  const newDomains = imported
    .flatMap(({ event, pair }) => (pair ? domainsOf(event, ownMail).map((domain) => ({ domain, pair })) : []))
    .toReversed();
  const seen = { events: new Set<string>(), domains: new Set<string>() };
  return {
    events: [...newEvents, ...events]
      .filter(({ event }) => !seen.events.has(event) && seen.events.add(event))
      .slice(0, MOST_EVENTS),
    domains: [...newDomains, ...domains]
      .filter(({ domain }) => !seen.domains.has(domain) && seen.domains.add(domain))
      .slice(0, MOST_DOMAINS),
  };
}
