import { typedText } from '../typedText';
import type { Cell, Role, Roles, TableRow, Tool } from './importTypes';

/** A header is one of the first rows, with at least so many names that are known. */
const LOOKED_AT = 20;
const KNOWN_NAMES = 3;

/** The names of each role as `headerName` writes them; the first that is present wins. Text comes before task: they share a name. */
const NAMES: Readonly<Record<Role, string>> = {
  day: 'startdate date datum fecha fechadeinicio startdatum workdate logdate',
  'end-day': 'enddate stopdate fechadefinalización enddatum',
  start: 'starttime start from von beginn horadeinicio startzeit',
  end: 'endtime stoptime end stop to bis ende horadefinalización endzeit',
  hours:
    'duration(h) dauer(h) duration hours dauer stunden std workedhours erfasstestunden loggedtime duración(h) duration(decimal) dauer(decimal) timespent spenttime totalhours dauerinh',
  minutes: 'minutes minuten',
  break: 'break pause',
  kind: 'category type',
  location: 'location ort',
  client: 'client customer kunde cliente clientname customername kundenname',
  project: 'project projekt proyecto projectname projektname',
  text: 'description beschreibung descripción notes leistung tätigkeit comment kommentar bemerkung note notiz notizen anmerkung comments workdescription',
  task: 'task activity aufgabe tätigkeit tarea leistung',
  person:
    'email useremail correoelectrónico username user benutzer usuario mitarbeiter name nutzer member teammember person author owner employee fullname',
  'given-name': 'firstname vorname',
  surname: 'lastname nachname',
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const namesOf = Object.entries(NAMES).map(([role, names]) => [role as Role, names.split(' ')] as const);
/** Beside names of people these are kinds of work, and notes are the text. */
const SERVICES = new Set(['leistung', 'tätigkeit']);
const PERSON = new Set(NAMES.person.split(' '));
const KNOWN = new Set(namesOf.flatMap(([, names]) => names));

/** Breaks that are not paid, whatever else their name says; and where a break has a begin and an end. */
const BREAK = /^(?!paid|bezahlt).*(?:pause|break(?!fast|down))/u;
const BREAK_TIME = /von|bis|from|to$|start|begin|end/u;

/** A name as it is compared: without case, blanks, marks and brackets, except `(h)` and `(decimal)` in any language. */
export function headerName(cell: Cell): string {
  return typedText(String(cell))
    .toLowerCase()
    .replaceAll(/\(d[eé][cz]im\p{L}*\)/gu, '(decimal)')
    .replaceAll(/\((?!(?:h|decimal)\))[^)]*\)/gu, '')
    .replaceAll(/[\s._\-/?]/gu, '');
}

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
    return new Set(names.filter((name) => KNOWN.has(name))).size >= KNOWN_NAMES || clockifyAt(names) > 0;
  });
}

/** What the columns of a header mean. */
export function rolesOf(names: readonly string[]): Roles {
  const found = names.map((): Role | null => null);
  const at = clockifyAt(names);
  if (at > 0) found.splice(at - 4, 5, 'day', 'start', 'end-day', 'end', 'hours');
  const hasPerson = names.some((name) => PERSON.has(name));
  for (const [role, known] of namesOf) {
    const last = (name: string) => hasPerson && role === 'text' && SERVICES.has(name);
    const ordered = known.toSorted((one, other) => Number(last(one)) - Number(last(other)));
    const places = ordered.map((name) => names.findIndex((own, place) => own === name && !found[place]));
    for (const place of places) {
      if (place < 0 || (role !== 'person' && found.includes(role))) continue;
      found[place] = role;
    }
  }
  return found.includes('break') ? found : withBreak(names, found);
}

/** A break has a column of its length, else one of its begin and one of its end. */
function withBreak(names: readonly string[], roles: Roles): Roles {
  const places = names.flatMap((name, at) => (!roles[at] && BREAK.test(name) ? [at] : []));
  const length = places.find((at) => !BREAK_TIME.test(names[at] ?? ''));
  const breaks = length === undefined && places.length === 2 ? places : [length];
  return roles.map((role, at) => (breaks.includes(at) ? 'break' : role));
}

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
  const some = (pattern: RegExp) => names.some((name) => pattern.test(name));
  return [
    ...(roles.includes('start') || roles.includes('end') ? (['times'] as const) : []),
    ...(some(/^(?:tags?|etiquetas|schlagworte)$/u) ? (['tags'] as const) : []),
    ...(some(/amount|price|preis|betrag|importe|rate$|tarifa/u) ? (['amounts'] as const) : []),
    ...(some(/^(?:billable|facturable|abrechenbar)$/u) ? (['billable'] as const) : []),
  ];
}
