import { isMultipleOf } from '../decimal';
import type { Language } from '../language';
import { MAX_HOURS_PER_DAY } from '../limits';
import type { IsoDate } from '../time/period';
import { type NameIndex, type NameMatch, type QuickName, matchNames } from './quickNames';
import { type FreeToken, dayBehindNames, findDay } from './quickDay';
import { type QuickToken, tokensOf } from './quickTokens';
import { parseTypedDate } from '../time/typedDate';
import { type TypedHours, hasTimeUnit, isTimeUnit, parseHours } from '../time/typedHours';

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
  | { readonly kind: 'step' | 'range'; readonly text: string };

/** The parsed line of quick entry. */
export interface QuickEntry {
  /** null: not typed, or not used (`hoursProblem`). */
  readonly hours: number | null;
  readonly hoursProblem: QuickHoursProblem | null;
  /** null: not typed, today is assumed. */
  readonly day: IsoDate | null;
  readonly customer: QuickName | null;
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
const FIRST = /^(?:\d{1,3}|\d{0,3}[.,]\d+|\d{1,3}:\d{2}|\d{1,4}m)$/iu;
/** A number that could be hours or a day; longer ones are ticket numbers and the like. */
const SECOND = /^\d{1,2}(?:[.,:]\d+)?$/u;

interface FoundHours extends Taken {
  readonly typed: TypedHours;
  readonly text: string;
  readonly hasUnit: boolean;
  /** A second number after hours without a unit: it could be hours as well, or a day. */
  readonly second?: string;
}

function hoursAt(tokens: readonly QuickToken[], at: number): FoundHours | null {
  const token = tokens[at];
  if (!token || token.isQuoted) return null;
  const unit = tokens[at + 1];
  if (FIGURES.test(token.text) && unit && !unit.isQuoted && isTimeUnit(unit.text)) {
    const minutes = tokens[at + 2];
    const isClock =
      /^h$/iu.test(unit.text) && minutes && !minutes.isQuoted && /^[0-5]\d$/u.test(minutes.text);
    const text = [token.text, unit.text, ...(isClock ? [minutes.text] : [])].join(' ');
    return { at, count: isClock ? 3 : 2, typed: parseHours(text), text, hasUnit: true };
  }
  if (!hasTimeUnit(token.text)) return null;
  return { at, count: 1, typed: parseHours(token.text), text: token.text, hasUnit: true };
}

/** Finds hours with a unit anywhere (the first ones count), and without one only at the start. */
function findHours(tokens: readonly QuickToken[], context: QuickContext): FoundHours | null {
  for (const [at, token] of tokens.entries()) {
    const found = /^\d/u.test(token.text) ? hoursAt(tokens, at) : null;
    if (found && found.typed.kind !== 'unreadable') return found;
  }
  const [first] = tokens;
  if (!first || first.isQuoted || !FIRST.test(first.text)) return null;
  // `3M` is a customer, if there is one of that name.
  if (context.customers.byWord.has(first.text.toLowerCase()) && !FIGURES.test(first.text)) return null;
  const typed = parseHours(first.text);
  if (typed.kind === 'unreadable' || typed.kind === 'empty') return null;
  const found = { at: 0, count: 1, typed, text: first.text, hasUnit: false };
  const [, next] = tokens;
  return next && !next.isQuoted && SECOND.test(next.text)
    ? { ...found, count: 2, text: `${first.text} ${next.text}`, second: next.text }
    : found;
}

function problemOf(found: FoundHours, hoursStep: number): QuickHoursProblem | null {
  const { typed, text, second } = found;
  if (second !== undefined) return { kind: 'figures', text, second };
  if (typed.kind === 'ambiguous') {
    const { hours, minutes } = typed.clock;
    const clock = `${hours}:${String(minutes).padStart(2, '0')}`;
    return { kind: 'ambiguous', text, decimal: typed.decimal, clock };
  }
  if (typed.kind !== 'hours') return null;
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
  const freeTokens = () =>
    [...tokens.entries()].flatMap(([at, token]) => (taken.has(at) ? [] : { at, token }));
  const readDay = (word: string) => parseTypedDate(word, context.today, context.language);
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
  if (day) take('day', [day.at], true);

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
  return {
    hours: problem === null && found?.typed.kind === 'hours' ? found.typed.hours : null,
    hoursProblem: problem,
    day: day?.day ?? null,
    customer: oneCustomer ?? (oneProject && context.customerOf(oneProject)),
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
  const [first, ...others] = text.trim().split(/\s+/u);
  if (first === undefined || others.length === 0 || !/^\d/u.test(first)) return false;
  const typed = parseHours(first);
  return typed.kind === 'ambiguous' || (typed.kind === 'hours' && typed.hours <= MAX_HOURS_PER_DAY);
}
