import { isMultipleOf } from '../decimal';
import type { Language } from '../language';
import { MAX_HOURS_PER_DAY, PLANNED_DAYS } from '../limits';
import type { IsoDate } from '../time/period';
import { type NameIndex, type NameMatch, type QuickName, matchNames } from './quickNames';
import { type FreeToken, dayBehindNames, findDay } from './quickDay';
import { type QuickToken, textsAt, tokensOf } from './quickTokens';
import { parseTypedDate, possibleDays } from '../time/typedDate';
import { type TypedHours, lengthKind, parseHours } from '../time/typedHours';
import { typedText } from '../typedText';

/** The meaning of a part of the text. */
export type QuickPart = 'hours' | 'day' | 'customer' | 'project';

/** A part of the text that was understood; `isSure` is false if the user still has to choose or fix something. */
export interface QuickSpan {
  readonly part: QuickPart;
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
}

/** Why typed hours are not used. */
export type QuickHoursProblem =
  | { readonly kind: 'ambiguous'; readonly text: string; readonly decimal: number; readonly clock: string }
  /** The number could be hours, or part of the customer's name. */
  | { readonly kind: 'name'; readonly text: string; readonly name: string }
  /** Two numbers without a unit: it is not clear what the second one means. */
  | { readonly kind: 'figures'; readonly text: string; readonly second: string }
  | { readonly kind: 'step' | 'range' | 'unreadable'; readonly text: string };

/** The parsed line of quick entry (R-6.5, R-6.6). */
export interface QuickEntry {
  /** null: not typed, or not used (`hoursProblem`). */
  readonly hours: number | null;
  readonly hoursProblem: QuickHoursProblem | null;
  /** null: not typed, today is assumed. */
  readonly day: IsoDate | null;
  /** Several days that could be meant. */
  readonly days: readonly IsoDate[];
  readonly customer: QuickName | null;
  /** The word in the place of a customer's name, if no customer is called so and more words follow. */
  readonly stranger: QuickToken | null;
  /** Several customers that could be meant. */
  readonly customers: readonly QuickName[];
  readonly project: QuickName | null;
  readonly projects: readonly QuickName[];
  /** Everything else, unchanged. */
  readonly description: string;
  readonly spans: readonly QuickSpan[];
}

/** The context for parsing the line. */
export interface QuickContext {
  readonly today: IsoDate;
  readonly language: Language;
  /** Hours are entered in multiples of this. */
  readonly hoursStep: number;
  readonly customers: NameIndex;
  /** The projects of a customer; null until they are loaded. */
  readonly projectsOf: (customer: QuickName) => NameIndex | null;
  /** Recently booked projects of all customers, with their customers. */
  readonly knownProjects: NameIndex;
  readonly customerOf: (project: QuickName) => QuickName | null;
}

/** A range of tokens that is already used. */
interface Taken {
  readonly at: number;
  readonly count: number;
}

const FIGURES = /^\d+(?:[.,]\d+)?$/u;
/** A number of hours that may come first without a unit: digits, or hours and minutes. `8.` is a day. */
const FIRST = /^(?:\d{1,3}|\d{0,3}[.,]\d+|\d{1,3}:\d{2}(?::00)?|\d{1,4}m|\d{0,2}[¼½¾])$/iu;
/** What a length or a range can begin with; the rest of a line is not looked at closer. */
const BEGINS_HOURS = /^[\d.,¼½¾０-９]|^(?:von|from|eine?|an?|one|half|halbe)$|viertel|halb$/iu;
/** Behind a number: it counts something else than hours. */
const NOT_HOURS =
  /^(?:uhr|o['’]clock|km|kilometer|€|eur|euro|%|prozent|tagen?|days?|wochen?|weeks?|mal|x|times)[.,:]?$/iu;
/** When, not how long. The words are part of the description, and names may follow. */
const CLOCK = /^(?:(?:um|ab|gegen|bis|at) )?\d{1,2}(?:[:.]\d{2})? ?uhr(?: [0-5]\d)?[,:]?$/iu;
/** A number that could be hours or a day; longer ones are ticket numbers and the like. */
const SECOND = /^(?:\d{1,2}(?:[.,:]\d+)?|[¼½¾])$/u;

interface FoundHours extends Taken {
  readonly typed: TypedHours;
  readonly text: string;
  readonly hasUnit: boolean;
  /** A second number after hours without a unit: it could be hours as well, or a day. */
  readonly second?: string;
}

/** Hours that a text from here on means, the longest; a range such as `8-12` needs a mark of time unless it comes first. */
function hoursAt(tokens: readonly QuickToken[], at: number, isName: (word: string) => boolean) {
  if (!BEGINS_HOURS.test(tokens[at]?.text ?? '')) return null;
  for (const { text, count } of textsAt(tokens, at)) {
    const kind = lengthKind(text);
    const isPlain = kind === 'range' && at > 0 && !/:|uhr/iu.test(text);
    if (kind && !isPlain && !isName(tokens[at + count - 1]?.text ?? '')) {
      return { at, count, typed: parseHours(text), text, hasUnit: true, kind };
    }
  }
  return null;
}

/** Finds hours with a unit anywhere (the first ones count), then a time from and to; a number alone only at the start. */
function findHours(tokens: readonly QuickToken[], context: QuickContext): FoundHours | null {
  const isName = (word: string) => context.customers.byWord.has(word.toLowerCase());
  const all: NonNullable<ReturnType<typeof hoursAt>>[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = hoursAt(tokens, at, isName);
    if (one) all.push(one);
    at += one ? one.count - 1 : 0;
  }
  const clear = all.filter(({ typed }) => typed.kind !== 'unreadable');
  const found = clear.find(({ kind }) => kind === 'unit') ?? clear[0] ?? all[0];
  if (found) return found;
  const [first, next] = tokens;
  if (!first || first.isQuoted || !FIRST.test(typedText(first.text))) return null;
  // `3M` is a customer, if there is one of that name.
  if (isName(first.text) && !FIGURES.test(first.text)) return null;
  const typed = parseHours(first.text);
  if (typed.kind === 'unreadable' || typed.kind === 'empty') return null;
  const bare = { at: 0, count: 1, typed, text: first.text, hasUnit: false };
  if (!next || next.isQuoted) return bare;
  const isAmOrPm = context.language === 'en' && /^[ap]m$/iu.test(next.text);
  if (NOT_HOURS.test(next.text) || isAmOrPm) return null;
  return SECOND.test(next.text)
    ? { ...bare, count: 2, text: `${first.text} ${next.text}`, second: next.text }
    : bare;
}

function problemOf(found: FoundHours, hoursStep: number): QuickHoursProblem | null {
  const { typed, text, second } = found;
  if (second !== undefined) return { kind: 'figures', text, second };
  if (typed.kind === 'ambiguous') {
    const { hours, minutes } = typed.clock;
    const clock = `${hours}:${String(minutes).padStart(2, '0')}`;
    return { kind: 'ambiguous', text, decimal: typed.decimal, clock };
  }
  if (typed.kind !== 'hours') return { kind: 'unreadable', text };
  if (typed.hours < 0 || typed.hours > MAX_HOURS_PER_DAY) return { kind: 'range', text };
  return isMultipleOf(typed.hours, hoursStep) ? null : { kind: 'step', text };
}

/** The line without the used tokens: neighbours keep the spaces between them as they were typed. */
function leftOver(text: string, tokens: readonly QuickToken[], taken: ReadonlySet<number>): string {
  const runs: string[] = [];
  let begin: QuickToken | null = null;
  let last: QuickToken | null = null;
  const end = () => {
    if (begin && last) runs.push(text.slice(begin.start, last.end));
    begin = null;
  };
  for (const [at, token] of tokens.entries()) {
    if (taken.has(at)) {
      end();
    } else if (token.isQuoted) {
      end();
      if (token.text.trim() !== '') runs.push(token.text.trim());
    } else {
      begin ??= token;
      last = token;
    }
  }
  end();
  return runs.join(' ');
}

interface Pair {
  readonly customer: NameMatch | null;
  readonly project: NameMatch | null;
}

/** Customer and project come first among the remaining words; a project alone implies its customer if it is unique. */
function findPair(free: readonly QuickToken[], context: QuickContext): Pair {
  const customer = matchNames(context.customers, free);
  const [only] = customer?.entries ?? [];
  if (customer && only) {
    const projects = customer.entries.length === 1 ? context.projectsOf(only) : null;
    return { customer, project: projects && matchNames(projects, free.slice(customer.tokens)) };
  }
  const project = matchNames(context.knownProjects, free);
  return { customer: null, project: project?.entries.length === 1 ? project : null };
}

/**
 * Parses a line of quick entry: `2h Kessler Ersatzteil-Shop Lasttest gestern`. It never invents anything: each part
 * that is understood has its span of the text, and everything else is the description, unchanged. What could be read in
 * two ways is not used but reported.
 */
export function parseQuickEntry(text: string, context: QuickContext): QuickEntry {
  const tokens = tokensOf(text);
  const found = findHours(tokens, context);
  const taken = new Set<number>();
  const spans: QuickSpan[] = [];
  const take = (part: QuickPart, indexes: readonly number[], isSure: boolean) => {
    for (const index of indexes) taken.add(index);
    const [first, last] = [tokens[indexes[0] ?? 0], tokens[indexes.at(-1) ?? 0]];
    if (first && last) spans.push({ part, start: first.start, end: last.end, isSure });
  };
  const range = ({ at, count }: Taken) => Array.from({ length: count }, (_, index) => at + index);

  let problem = found && problemOf(found, context.hoursStep);
  for (const index of found ? range(found) : []) taken.add(index);
  const freeTokens = () => {
    const all = [...tokens.entries()].flatMap(([at, token]) => (taken.has(at) ? [] : { at, token }));
    const clock = textsAt(
      all.map(({ token }) => token),
      0,
    ).find((words) => CLOCK.test(words.text));
    return all.slice(clock?.count ?? 0);
  };
  const readDay = (words: string) => {
    const day = parseTypedDate(words, context.today, context.language, PLANNED_DAYS);
    return day ? [day] : possibleDays(words, context.today, context.language, PLANNED_DAYS);
  };
  const pairIn = (free: readonly FreeToken[]) =>
    findPair(
      free.map(({ token }) => token),
      context,
    );
  const open = freeTokens();
  const names = pairIn(open);
  const day =
    findDay(open, found ? found.at + found.count : -1, names.customer !== null, readDay) ??
    dayBehindNames(open, (names.customer?.tokens ?? 0) + (names.project?.tokens ?? 0), readDay);
  const days = day?.days ?? [];
  if (day) take('day', range(day), days.length === 1);

  const free = day ? freeTokens() : open;
  const freeAt = free.map(({ at }) => at);
  const { customer, project } = day ? pairIn(free) : names;
  const customerCount = customer?.tokens ?? 0;
  if (customer) take('customer', freeAt.slice(0, customerCount), customer.entries.length === 1);
  if (project) {
    take(
      'project',
      freeAt.slice(customerCount, customerCount + project.tokens),
      project.entries.length === 1,
    );
  }

  const oneCustomer = customer?.entries.length === 1 ? (customer.entries[0] ?? null) : null;
  const oneProject = project?.entries.length === 1 ? (project.entries[0] ?? null) : null;
  if (found && !found.hasUnit && problem === null && oneCustomer && customer?.words.includes(found.text)) {
    problem = { kind: 'name', text: found.text, name: oneCustomer.name };
  }
  if (found) take('hours', range(found), problem === null);
  const [stranger] = free;
  const isStranger =
    /\p{L}{2}/u.test(stranger?.token.text ?? '') &&
    !customer &&
    !project &&
    free.length > 1 &&
    !stranger?.token.isQuoted &&
    context.customers.all.length > 0;
  return {
    hours: problem === null && found?.typed.kind === 'hours' ? found.typed.hours : null,
    hoursProblem: problem,
    day: days.length === 1 ? (days[0] ?? null) : null,
    days: days.length > 1 ? days : [],
    customer: oneCustomer ?? (oneProject && context.customerOf(oneProject)),
    stranger: isStranger && stranger ? stranger.token : null,
    customers: customer && customer.entries.length > 1 ? customer.entries : [],
    project: oneProject,
    projects: project && project.entries.length > 1 ? project.entries : [],
    description: leftOver(text, tokens, taken),
    spans: spans.toSorted((one, other) => one.start - other.start),
  };
}

/**
 * Whether a text begins with the hours of a day and continues, so that it can only be an entry: `2h Kessler`, `7,5
 * workshop`. A number alone, or one beyond the hours of a day, is a search text.
 */
export function startsWithHours(text: string): boolean {
  const tokens = tokensOf(text);
  const [first, next] = tokens;
  if (!first || !next || !/^[\d.,¼½¾]/u.test(first.text) || NOT_HOURS.test(next.text)) return false;
  const { typed, count } = hoursAt(tokens, 0, () => false) ?? { typed: parseHours(first.text), count: 1 };
  const isHours = typed.kind === 'ambiguous' || (typed.kind === 'hours' && typed.hours <= MAX_HOURS_PER_DAY);
  return isHours && count < tokens.length;
}
