import { MAX_QUERY_LETTERS } from '../limits';
import { type IsoDate, isIsoDate } from '../time/period';
import { NAMED_PERIODS, type NamedPeriod, type OpenPeriod, namedPeriod } from './findPeriod';
import type { Filter, FindTable, Side } from './findTable';

/** The query of a list: text, filters and order. An empty one asks for the whole list, in the service's order. */
export interface FindQuery {
  /** Words and phrases, as typed. */
  readonly text: string;
  /** The chosen values by filter; a filter without any is absent. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly period: NamedPeriod | OpenPeriod | null;
  /** By filter: only entries with or without something. */
  readonly marks: Readonly<Record<string, Side>>;
  readonly sort: Sorting | null;
}

export interface Sorting {
  readonly by: string;
  readonly isDown: boolean;
}

export const EMPTY_QUERY: FindQuery = { text: '', choices: {}, period: null, marks: {}, sort: null };

/** The most values of a filter that are read from an address; the rest is ignored. */
const MAX_VALUES = 50;

/** Whether nothing is asked: the list of the service is shown. */
export function isEmptyQuery(query: FindQuery): boolean {
  return !isSearching(query) && query.sort === null;
}

/** Whether a text or a filter is asked for; an order alone shows all entries. */
export function isSearching(query: FindQuery): boolean {
  return filterCount(query) > 0 || query.text.trim() !== '';
}

/** How many filters are set, without text and order. */
export function filterCount({ choices, period, marks }: FindQuery): number {
  return Object.keys(choices).length + Object.keys(marks).length + (period === null ? 0 : 1);
}

/** The days of the query's period, as of today; null without one. */
export function periodOf({ period }: FindQuery, today: IsoDate): OpenPeriod | null {
  return typeof period === 'string' ? namedPeriod(period, today) : period;
}

/** Values of a filter as text: those of a choice, the side of a mark, or a period (`this-week`, `from..to`). */
export function chosenIn<Entry>({ kind, name }: Filter<Entry>, query: FindQuery): readonly string[] {
  if (kind === 'choice') return query.choices[name] ?? [];
  if (kind === 'mark') return [query.marks[name]].filter((side) => side !== undefined);
  const { period } = query;
  if (period === null) return [];
  return [typeof period === 'string' ? period : `${period.from ?? ''}..${period.to ?? ''}`];
}

/** The query with other values of a filter; without any, the filter goes. A mark and a period take the last value. */
export function withChosen<Entry>(
  filter: Filter<Entry>,
  query: FindQuery,
  values: readonly string[],
): FindQuery {
  const { kind, name } = filter;
  const last = values.at(-1);
  if (kind === 'period') return { ...query, period: last === undefined ? null : periodNamed(last) };
  if (kind === 'choice') {
    const { [name]: _old, ...rest } = query.choices;
    return { ...query, choices: values.length > 0 ? { ...rest, [name]: values } : rest };
  }
  const { [name]: _old, ...rest } = query.marks;
  const side = filter.sides.find((one) => one === last);
  return { ...query, marks: side ? { ...rest, [name]: side } : rest };
}

function periodNamed(text: string): FindQuery['period'] {
  const named = NAMED_PERIODS.find((name) => name === text);
  if (named) return named;
  const [from, to] = text.split('..').map(dayOf);
  if (from === undefined || to === undefined || (from === null && to === null)) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}

const dayOf = (text: string): IsoDate | null => (isIsoDate(text) ? text : null);

/** Whether a column is sorted down first: numbers and days are, texts are not. */
export function startsDown<Entry>({ sorts }: FindTable<Entry>, by: string): boolean {
  return sorts[by]?.kind !== 'text';
}

/** Sorting as it goes on when the head of a column is pressed: its own direction, the other one, none. */
export function nextSort<Entry>(table: FindTable<Entry>, { sort }: FindQuery, by: string): Sorting | null {
  const first = startsDown(table, by);
  if (sort?.by !== by) return { by, isDown: first };
  return sort.isDown === first ? { by, isDown: !first } : null;
}

/**
 * Reads a query from an address. What the list does not know is ignored; an id that no entry has stays, because the
 * entry may have gone since the address was saved.
 */
export function readQuery<Entry>(table: FindTable<Entry>, params: URLSearchParams): FindQuery {
  const choices: Record<string, readonly string[]> = {};
  const marks: Record<string, Side> = {};
  let period: FindQuery['period'] = null;
  for (const filter of table.filters) {
    if (filter.kind === 'period') period = readPeriod(params);
    if (filter.kind === 'mark') {
      const side = filter.sides.find((one) => listIn(params, one).includes(filter.word));
      if (side) marks[filter.name] = side;
    }
    if (filter.kind !== 'choice') continue;
    const known = filter.values;
    const chosen = listIn(params, filter.name).filter((value) => known?.includes(value) ?? true);
    if (chosen.length > 0) choices[filter.name] = chosen;
  }
  const text = (params.get('q') ?? '').slice(0, MAX_QUERY_LETTERS);
  return { text, choices, period, marks, sort: readSort(table, params.get('sort') ?? '') };
}

function listIn(params: URLSearchParams, name: string): readonly string[] {
  const values = (params.get(name) ?? '').split(',').map((value) => decoded(value.trim()));
  return [...new Set(values)]
    .filter((value) => value !== '' && value.length <= MAX_QUERY_LETTERS)
    .slice(0, MAX_VALUES);
}

/** A comma within a value, such as the name of a place, is written `%2C` in the parameter. */
const encoded = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decoded = (value: string) => value.replaceAll('%2C', ',').replaceAll('%25', '%');

function readPeriod(params: URLSearchParams): FindQuery['period'] {
  return (
    periodNamed(params.get('period') ?? '') ??
    periodNamed(`${params.get('from') ?? ''}..${params.get('to') ?? ''}`)
  );
}

function readSort<Entry>({ sorts }: FindTable<Entry>, text: string): Sorting | null {
  const isDown = text.startsWith('-');
  const by = isDown ? text.slice(1) : text;
  return Object.hasOwn(sorts, by) ? { by, isDown } : null;
}

/**
 * An address with another query: parameters that are none of its own stay, such as the range of a chart and the page of
 * the list.
 */
export function addressWith<Entry>(
  table: FindTable<Entry>,
  params: URLSearchParams,
  query: FindQuery,
): URLSearchParams {
  const own = new Set(['q', 'with', 'without', 'sort']);
  for (const { kind, name } of table.filters) {
    if (kind === 'choice') own.add(name);
    if (kind === 'period') for (const part of ['period', 'from', 'to']) own.add(part);
  }
  const others = [...params].filter(([name]) => !own.has(name));
  return new URLSearchParams([...writeQuery(table, query), ...others]);
}

/** An address as it is shown: commas between values are legible. */
export function shownAddress(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}

/** The parameters of an address that `readQuery` reads, in a fixed order; what is not set is absent. */
export function writeQuery<Entry>({ filters }: FindTable<Entry>, query: FindQuery): URLSearchParams {
  const { text, choices, period, marks, sort } = query;
  const params = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && params.set(name, value);
  put('q', text);
  for (const filter of filters) {
    if (filter.kind === 'choice') put(filter.name, (choices[filter.name] ?? []).map(encoded).join(','));
    if (filter.kind === 'period') {
      if (typeof period === 'string') put('period', period);
      put('from', typeof period === 'string' ? '' : (period?.from ?? ''));
      put('to', typeof period === 'string' ? '' : (period?.to ?? ''));
    }
  }
  for (const side of ['with', 'without'] as const) {
    const words = filters.flatMap((filter) =>
      filter.kind === 'mark' && marks[filter.name] === side ? [filter.word] : [],
    );
    put(side, words.join(','));
  }
  if (sort) put('sort', `${sort.isDown ? '-' : ''}${sort.by}`);
  return params;
}
