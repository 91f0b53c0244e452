import { typedText } from '../typedText';
import type { Cell, Role, Roles, TableRow, Tool } from './importTypes';

/** A header is one of the first rows, with at least so many names that are known. */
const LOOKED_AT = 20;
const KNOWN_NAMES = 3;
/** Longer names are cut, because they would be slow to read. */
const LONGEST_NAME = 200;

/** The names of each role as `headerName` writes them; the first that is present wins. Text comes before task: they share a name. */
const NAMES: Readonly<Record<Role, string>> = {
  day: 'startdate date datum fecha fechadeinicio startdatum workdate logdate kalendertag tag day',
  'end-day': 'enddate stopdate fechadefinalización enddatum',
  start:
    'starttime start from von beginn horadeinicio startzeit kommen kommt zeitvon arbeitsbeginn clockin started',
  end: 'endtime stoptime end stop to bis ende horadefinalización endzeit gehen geht zeitbis arbeitsende clockout finish',
  hours:
    'nettoarbeitszeit nettozeit nettostunden nethours netto(h) duration(h) dauer(h) duration hours dauer stunden std workedhours erfasstestunden loggedtime duración(h) duration(decimal) dauer(decimal) timespent spenttime totalhours dauerinh arbeitszeit ist iststunden astd arbeitsstunden hoursworked workhours loggedhours hoursspent time(h)',
  minutes: 'minutes minuten',
  break: 'break pause',
  kind: 'category type typ art kategorie *',
  state: 'status state zustand approval approvalstatus freigabe freigabestatus',
  deleted: 'deleted isdeleted gelöscht cancelled canceled storniert void voided',
  location: 'location ort place einsatzort',
  client: 'client customer kunde cliente clientname customername kundenname',
  project: 'project projekt proyecto projectname projektname',
  text: 'description beschreibung descripción notes leistung tätigkeit comment kommentar bemerkung bemerkungen note notiz notizen anmerkung comments workdescription text titel betreff summary tätigkeiten anmerkungen timeentry',
  task: 'task activity aufgabe tätigkeit tarea leistung',
  person:
    'email useremail correoelectrónico username user benutzer usuario mitarbeiter name nutzer member teammember person author owner employee employeename fullname mitarbeiterin mitarbeitername worker workauthor who staff resource ressource consultant berater bearbeiter',
  'given-name': 'firstname vorname',
  surname: 'lastname nachname',
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const namesOf = Object.entries(NAMES).map(([role, names]) => [role as Role, names.split(' ')] as const);
/** Beside names of people, services are kinds of work, and notes are the text. */
const NOTES_FIRST = NAMES.text.replace('leistung tätigkeit ', '').split(' ');
const PERSON = new Set(NAMES.person.split(' '));
export const PROJECT: ReadonlySet<string> = new Set(NAMES.project.split(' '));
const STARTS = new Set(NAMES.start.split(' '));
const ENDS = new Set(NAMES.end.split(' '));
/** Columns with amounts of money. */
const MONEY =
  /amount|price|preis|betrag|importe|rate$|(?:stunden|tages)satz|tarifa|umsatz|kosten$|costs?$|mwst|vat$|€|^eur$/u;
/** Columns with the length of a day without its breaks: `NET` also has those that may be an amount of money. */
const NET_TIME = /^net(?:to)?(?:time|duration|dauer|h|std)$|(?:zeit|stunden)netto$/u;
const NET = new RegExp(`^net(?:to)?$|${NET_TIME.source}`, 'u');
/** A day in two parts has a break between them. */
const PARTS: Roles = ['start', 'break', 'break', 'end'];
const KNOWN = new Set(namesOf.flatMap(([, names]) => names));

/** Breaks that are neither paid nor planned, whatever else their name says; and where a break has a begin and an end. */
const BREAK = /^(?!paid|bezahlt|.*(?:soll|plan|taken)).*(?:pause|break(?!fast|down)|lunch|^mittag$)/u;
const BREAK_TIME = /von|bis|from|to\d?$|start|begin|end|komm|geh/u;

/** A name as it is compared: without case, blanks, marks and brackets, except those of hours, decimals and days. */
export function headerName(cell: Cell): string {
  return typedText(String(cell).slice(0, LONGEST_NAME))
    .toLowerCase()
    .replaceAll(/\(d[eé][cz]im\p{L}*\)/gu, '(decimal)')
    .replaceAll(/\((?!(?:h|decimal|tagen?|days?|[mp]?[dt])\))[^)]*\)/gu, '')
    .replaceAll(/[\s._\-/?]/gu, '');
}

/** Several columns of a kind may be numbered. */
const withoutNumber = (name: string) => name.replace(/\d$/u, '');

/** What stands before the durations of Clockify's summary, which has no times. */
const NO_TIMES = new Set(`${NAMES.project} ${NAMES.client} ${NAMES.text} ${NAMES.person}`.split(' '));

/** The place of Clockify's two durations, which are named like that in any language, behind four columns of times; else -1. */
const clockifyAt = (names: readonly string[]) =>
  names.findIndex(
    (name, at) =>
      at > 3 &&
      name.endsWith('(h)') &&
      names[at + 1]?.endsWith('(decimal)') === true &&
      !names.slice(at - 4, at).some((before) => NO_TIMES.has(before)),
  );

/** The place of the header among the rows; -1 if there is none. */
export function headerAt(rows: readonly TableRow[]): number {
  return rows.findIndex(({ number, cells }) => {
    if (number > LOOKED_AT) return false;
    const names = cells.map(headerName);
    const known = new Set(names.map(withoutNumber).filter((name) => KNOWN.has(name)));
    return known.size >= KNOWN_NAMES || clockifyAt(names) > 0;
  });
}

/** What the columns of a header mean. */
export function rolesOf(names: readonly string[]): Roles {
  const found = names.map((): Role | null => null);
  const at = clockifyAt(names);
  if (at > 0) found.splice(at - 4, 5, 'day', 'start', 'end-day', 'end', 'hours');
  const hasPerson = names.some((name) => PERSON.has(name));
  for (const [role, all] of namesOf) {
    const known = role === 'text' && hasPerson ? NOTES_FIRST : all;
    const places = known.map((name) => names.findIndex((own, place) => own === name && !found[place]));
    for (const place of places) {
      if (place < 0 || (role !== 'person' && found.includes(role))) continue;
      found[place] = role;
    }
  }
  // A length beside it is the gross one; beside money, what is only called net is an amount.
  const isNet = names.some((name) => MONEY.test(name)) ? NET_TIME : NET;
  const net = names.findIndex((name, place) => isNet.test(name) && !found[place]);
  const length = found.indexOf('hours');
  if (net >= 0 && found.includes('start') && !names[length]?.startsWith('net')) {
    if (length >= 0) found[length] = null;
    found[net] = 'hours';
  }
  // Minutes without hours are the length.
  const minutes = found.indexOf('minutes');
  if (minutes >= 0 && !found.includes('hours')) found[minutes] = 'hours';
  return withBreaks(names, found);
}

/** With the columns of breaks: those of lengths, else one of a begin and one of an end, also between two parts of a day. */
function withBreaks(names: readonly string[], roles: Roles): Roles {
  const plain = names.map(withoutNumber);
  const parts = plain.flatMap((name, at) => (STARTS.has(name) || ENDS.has(name) ? [at] : []));
  // Of more than two parts of a day nothing tells where one ends that has fewer.
  if (parts.length > PARTS.length) return roles.map((role, at) => (parts.includes(at) ? null : role));
  const others = plain.filter((name, at) => name !== '' && !parts.includes(at));
  const kinds = parts.map((at) => (STARTS.has(plain[at] ?? '') ? 'start' : 'end')).join(' ');
  if (kinds === 'start end start end' && new Set(others).size === others.length)
    return roles.map((role, at) => PARTS[parts.indexOf(at)] ?? (role === 'break' ? null : role));
  const places = names.flatMap((name, at) =>
    names.indexOf(name) === at && (roles[at] ?? 'break') === 'break' && BREAK.test(name) ? [at] : [],
  );
  const lengths = places.filter((at) => !BREAK_TIME.test(names[at] ?? ''));
  const breaks = lengths.length === 0 && places.length === 2 ? places : lengths;
  return roles.map((role, at) => (breaks.includes(at) ? 'break' : role));
}

/** Whether the columns of breaks are a begin and an end. */
export const hasBreakTimes = (names: readonly string[], roles: Roles): boolean =>
  names.filter((name, at) => roles[at] === 'break' && BREAK_TIME.test(name)).length === 2;

/** The program that writes such a header. */
export function toolOf(names: readonly string[], roles: Roles): Tool {
  const has = (...all: readonly string[]) => all.every((name) => names.includes(name));
  const named = (role: Role) => names[roles.indexOf(role)] ?? '';
  if (clockifyAt(names) > 0) return 'clockify';
  if (has('startdate', 'starttime') && (named('end') === 'endtime' || named('end') === 'stoptime'))
    return 'toggl';
  if (/^(?:from|von)$/u.test(named('start')) && /^(?:activity|tätigkeit)$/u.test(named('task')))
    return 'kimai';
  if (has('notes', 'hours')) return 'harvest';
  return has('start', 'end', 'duration(decimal)') ? 'solidtime' : 'table';
}

/** The columns that records do not take over, found by the names that programs give to them. */
export function notTakenOf(names: readonly string[], roles: Roles) {
  const some = (pattern: RegExp) => names.some((name, at) => !roles[at] && pattern.test(name));
  return [
    ...(roles.includes('start') || roles.includes('end') ? (['times'] as const) : []),
    ...(some(/^(?:tags?|etiquetas|schlagworte)$/u) ? (['tags'] as const) : []),
    ...(some(MONEY) ? (['amounts'] as const) : []),
    ...(some(/^(?:billable|facturable|abrechenbar)$/u) ? (['billable'] as const) : []),
  ];
}

/** The names of columns and rows whose numbers are no work, as they are compared. */
const NO_WORK =
  /^(?:soll(?:zeit|stunden)?|haben|saldo|übertrag|differenz|diff|überstunden|überzeit|mehrarbeit|gleitzeit|(?:netto|brutto)(?:zeit|stunden|arbeitszeit)?|anwesenheit|target|planned|balance|difference|overtime|net|gross|km|\p{L}*(?:kilometer|kosten|spesen|pauschale|gebühr(?:en)?|betrag|zähler|priorität)|mileage|auslagen|preis|satz|stundensatz|menge|anzahl|parken|maut|prio|bewertung|amount|costs?|rate|quantity|parking|tolls?|counter|priority|rating|€|eur|euro|kw|kalenderwoche|woche|week|monat|month|jahr|year|nr|no|#|lfdnr)$/u;
/** The names of columns that share the hours of a row in another way than customers and projects do. */
const KIND_OF_HOURS =
  /(?:stunden|hours|std|zeit)\d?$|^(?:arbeit|fahrt|reise|work|travel|vormittags?|nachmittags?|morning|afternoon|schätzung|geschätzt|geplant|tatsächlich|estimated?|actual)$/u;
/** Names of times, which are no lengths. */
const CLOCK =
  /^(?:(?:time|check|punch)?(?:in|out)|an|ab|von|bis|from|to|start|stop|end|kommt|geht|kommen|gehen)\d?$|beginn|ende$|anfang|ankunft|abgang|uhrzeit|starttime|endtime|arrival|departure|clock/u;
export const isNoWork = (name: string) => NO_WORK.test(headerName(name));
export const isKindOfHours = (name: string) => KIND_OF_HOURS.test(headerName(name));
export const isClock = (name: string) => CLOCK.test(headerName(name));
