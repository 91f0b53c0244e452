import { type CalendarEvent, firstDay, hoursOfEvent, isMarked } from '../time/calendarEvent';
import { eachOnce } from '../grouped';
import { type Id, isSameId } from '../id';
import { MAX_HOURS_PER_DAY } from '../limits';
import { type IsoDate, type Period, isWithin } from '../time/period';
import { type WorkPair, type WorkRecord, pairOf } from './workRecord';

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

/** Facts that suggestions need besides the events. */
export interface ImportContext {
  /** The period whose events are offered, by the day on which they begin. */
  readonly days: Period;
  /** All records of these days, and earlier ones. */
  readonly records: readonly WorkRecord[];
  readonly memory: ImportMemory;
  readonly ownMail: string;
  /** The address of the calendar's account, which may be another one. */
  readonly calendarMail?: string;
  readonly today: IsoDate;
  /** Hours are entered in multiples of this. */
  readonly hoursStep: number;
}

const plain = (text: string) => text.trim().toLowerCase();

function domainOf(mail: string): string {
  return plain(mail.slice(mail.lastIndexOf('@') + 1));
}

/** Providers whose domains people of all companies share: of every country, or one domain. */
const FREE_MAIL = new Set(
  `aol arcor bluewin freenet gmail gmx googlemail hotmail icloud laposte libero mailbox netcologne outlook posteo proton
  protonmail rocketmail seznam t-online telenet tuta tutanota wanadoo yahoo yandex ymail zoho zohomail 1und1.de 126.com
  163.com a1.net alice-dsl.net aon.at att.net bk.ru btinternet.com centrum.cz chello.at comcast.net email.de ewe.net
  fastmail.com firemail.de free.fr hey.com hispeed.ch home.nl inbox.ru interia.pl kabelmail.de kpnmail.nl list.ru live.at
  live.be live.com live.de live.fr live.it live.nl mac.com magenta.de mail.com mail.de mail.ru me.com msn.com naver.com o2.pl
  online.de onet.pl orange.fr planet.nl pm.me qq.com sfr.fr skynet.be sunrise.ch unitybox.de versanet.de virgilio.it
  vodafone.de web.de wp.pl ziggo.nl`.split(/\s+/u),
);

/** The name by which a company is known in its domains: `nordfeld` in `eu.nordfeld.de` and `nordfeld.onmicrosoft.com`. */
function companyOf(domain: string): string {
  return /([^.]+)(?:\.onmicrosoft|\.com?|\.org|\.or|\.ac|\.gv)?\.[^.]+$/u.exec(domain)?.[1] ?? '';
}

/**
 * The attendees' mail domains, the most frequent first. Those of colleagues and of free mail are left out, because they
 * say nothing about a customer.
 */
function domainsOf({ attendees }: CalendarEvent, ownMails: readonly string[]): readonly string[] {
  const silent = new Set([...FREE_MAIL, ...ownMails.map((mail) => companyOf(domainOf(mail)))]);
  const counts = new Map<string, number>();
  for (const { mail } of attendees) {
    const domain = mail.includes('@') ? domainOf(mail) : '';
    if (domain !== '' && !silent.has(domain) && !silent.has(companyOf(domain)))
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([domain]) => domain);
}

/** The pair that was booked last under a subject. */
function pairBySubject({ subject }: CalendarEvent, records: readonly WorkRecord[]): WorkPair | null {
  const [last] = records
    .filter(({ customerId, description }) => customerId !== null && plain(description) === plain(subject))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return last && subject !== '' ? pairOf(last) : null;
}

/** The pairs of mail domains: remembered ones first, then those of events with a known subject. */
function pairsOfDomains(
  events: readonly CalendarEvent[],
  { records, memory, ...context }: ImportContext,
): ReadonlyMap<string, WorkPair> {
  const pairs = new Map<string, WorkPair>();
  const add = (domain: string, pair: WorkPair) => {
    if (!pairs.has(domain)) pairs.set(domain, pair);
  };
  for (const { domain, pair } of memory.domains) add(domain, pair);
  for (const event of events) {
    const pair = pairBySubject(event, records);
    if (pair) for (const domain of domainsOf(event, ownMails(context))) add(domain, pair);
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

const ownMails = ({ ownMail, calendarMail = '' }: Pick<ImportContext, 'ownMail' | 'calendarMail'>) =>
  [ownMail, calendarMail].map(plain).filter((mail) => mail !== '');

/**
 * Whether the user takes part, as far as the calendar says. The user's own events have no response, or `none`, which
 * Microsoft says of the one who invites; who was invited has `notResponded`.
 */
function isAccepted({ response, organizer, attendees }: CalendarEvent, mails: readonly string[]): boolean {
  const isOwn = (mail: string) => mails.includes(plain(mail));
  const own = attendees.find(({ mail }) => isOwn(mail));
  const answer = plain(response || (own?.response ?? ''));
  if (answer === 'none') return organizer === '' ? response !== '' : isOwn(organizer);
  return answer === '' || answer === 'accepted' || answer === 'organizer';
}

/** The hours of an event, if its length says how long the work took. */
function hoursOf(event: CalendarEvent, step: number): number | null {
  const isLength = !event.isAllDay && event.start < event.end;
  const hours = isLength ? hoursOfEvent(event, step) : MAX_HOURS_PER_DAY;
  return hours < MAX_HOURS_PER_DAY ? hours : null;
}

/** The events as records to be, each once, day by day in the order of the calendar. */
export function importItems(events: readonly CalendarEvent[], context: ImportContext) {
  const { days, records, today } = context;
  const mails = ownMails(context);
  const within = events.filter((event) => isWithin(firstDay(event), days));
  const offered = eachOnce(within, ({ id }) => id).toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const booked = bookedIds(offered, context);
  const domains = pairsOfDomains(events, context);

  return offered.map((event) => {
    const date = firstDay(event);
    const hours = hoursOf(event, context.hoursStep);
    const minutes = Math.round((event.end - event.start) / 60_000);
    const known = domainsOf(event, mails).find((domain) => domains.has(domain));
    const byDomain = known === undefined ? undefined : domains.get(known);
    const suggestion = pairBySubject(event, records) ?? byDomain ?? null;
    const isBooked = booked.has(event.id);
    const takesPart = isAccepted(event, mails);
    return {
      event,
      date,
      /**
       * In half hours; null for whole days, for more than a day holds and for a reminder without length, because we cannot
       * know how long the work took.
       */
      hours,
      /** The exact minutes, if rounding changed them. */
      roundedFrom: hours !== null && minutes !== hours * 60 ? minutes : null,
      /** From an earlier record with the same subject, else from the attendees' domain, else null. */
      suggestion,
      /** The subject of the event. A private event has none here, because a record is seen by others. */
      description: isMarked(event, 'private') || isMarked(event, 'confidential') ? '' : event.subject,
      /** There is already a record of it. */
      isBooked,
      /** The user takes part, as far as the calendar says. */
      isAccepted: takesPart,
      isPreselected:
        !isBooked &&
        hours !== null &&
        suggestion !== null &&
        event.subject !== '' &&
        event.marks.length === 0 &&
        date <= today &&
        takesPart,
    };
  });
}

/** An event that may become a record. */
export type ImportItem = ReturnType<typeof importItems>[number];

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
  ...mails: readonly string[]
): ImportMemory {
  const newEvents = imported.map(({ event, record }) => ({ event: event.id, record })).toReversed();
  const newDomains = imported
    .flatMap(({ event, pair }) => (pair ? domainsOf(event, mails).map((domain) => ({ domain, pair })) : []))
    .toReversed();
  return {
    events: eachOnce([...newEvents, ...events], ({ event }) => event).slice(0, MOST_EVENTS),
    domains: eachOnce([...newDomains, ...domains], ({ domain }) => domain).slice(0, MOST_DOMAINS),
  };
}
