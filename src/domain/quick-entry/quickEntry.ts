import type { Language } from '../language';
import { PLANNED_DAYS } from '../limits';
import type { IsoDate } from '../time/period';
import { type NameIndex, type NameMatch, type QuickName, matchNames } from './quickNames';
import { type FreeToken, dayBehindNames, findDay } from './quickDay';
import { type QuickHoursProblem, type Taken, findHours, problemOf } from './quickHours';
import { type QuickToken, textsAt, tokensOf } from './quickTokens';
import { parseTypedDate, possibleDays } from '../time/typedDate';

/** The meaning of a part of the text. */
export type QuickPart = 'hours' | 'day' | 'customer' | 'project';

/** A part of the text that was understood; `isSure` is false if the user still has to choose or fix something. */
export interface QuickSpan {
  readonly part: QuickPart;
  readonly start: number;
  readonly end: number;
  readonly isSure: boolean;
}

/** The parsed line of quick entry. */
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

/** When, not how long. The words are part of the description, and names may follow. */
const CLOCK = /^(?:(?:um|ab|gegen|bis|at) )?\d{1,2}(?:[:.]\d{2})? ?uhr(?: [0-5]\d)?[,:]?$/iu;
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
  if (found && problem === null && oneCustomer && customer?.words.includes(found.text)) {
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
