import type { Id } from '../id';
import type { Language } from '../language';
import type { IsoDate } from '../time/period';
import { overlaps } from './findPeriod';
import { type FindQuery, chosenIn, periodOf, withChosen } from './findQuery';
import type { Filter, FindTable, Sort } from './findTable';
import { hasTerms, searchedText, termsOf } from './findText';

/** The searched texts of the entries of each table; entries never change, they are replaced. */
const searched = new WeakMap<object, WeakMap<object, string>>();

function searchedTextsOf<Entry extends object>(table: FindTable<Entry>): (entry: Entry) => string {
  const texts = searched.get(table) ?? new WeakMap<object, string>();
  searched.set(table, texts);
  return (entry) => {
    const text = texts.get(entry) ?? searchedText(table.textsOf(entry));
    texts.set(entry, text);
    return text;
  };
}

/** Whether an entry matches a query: all of its words, and one value of each filter. */
export function matcher<Entry extends object>(
  table: FindTable<Entry>,
  query: FindQuery,
  today: IsoDate,
): (entry: Entry) => boolean {
  const terms = termsOf(query.text);
  const textOf = searchedTextsOf(table);
  const period = periodOf(query, today);
  const checks = table.filters.flatMap((filter): ((entry: Entry) => boolean)[] => {
    if (filter.kind === 'choice') {
      const chosen = query.choices[filter.name];
      return chosen ? [(entry) => filter.valuesOf(entry).some((value) => chosen.includes(value))] : [];
    }
    if (filter.kind === 'period') return period ? [(entry) => overlaps(filter.daysOf(entry), period)] : [];
    const side = query.marks[filter.name];
    return side ? [(entry) => filter.isWith(entry) === (side === 'with')] : [];
  });
  return (entry) =>
    checks.every((check) => check(entry)) && (terms.length === 0 || hasTerms(textOf(entry), terms));
}

/** How many entries have each value of a filter. */
export function valueCounts<Entry>(
  { valuesOf }: Extract<Filter<Entry>, { kind: 'choice' }>,
  entries: readonly Entry[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const value of new Set(valuesOf(entry))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A part of a query: its text, or one of its filters. */
export interface QueryPart {
  readonly name: string;
  /** The query with this part alone. */
  readonly alone: FindQuery;
}

/** The parts of a query in the order of the table; the order of the list is none of them. */
export function partsOf<Entry>({ filters }: FindTable<Entry>, query: FindQuery): readonly QueryPart[] {
  const none: FindQuery = { ...query, text: '', choices: {}, period: null, marks: {} };
  const parts = filters.flatMap((filter): QueryPart[] => {
    const chosen = chosenIn(filter, query);
    if (chosen.length === 0) return [];
    return [
      {
        name: filter.name,
        alone: withChosen(filter, none, chosen),
      },
    ];
  });
  const { text } = query;
  if (text.trim() === '') return parts;
  return [{ name: 'text', alone: { ...none, text } }, ...parts];
}

/** Compares values of a column; those without a value are handled elsewhere. */
function comparison(
  kind: Sort<never>['kind'],
  language: Language,
): (one: string | number, other: string | number) => number {
  if (kind === 'text') {
    const collator = new Intl.Collator(language, { numeric: true });
    return (one, other) => collator.compare(String(one), String(other));
  }
  return (one, other) => (one < other ? -1 : Number(one > other));
}

/** The rank of each value that is not missing. A value that occurs often is compared once, because texts compare slowly. */
function ranksOf(values: readonly (string | number | null)[], compare: ReturnType<typeof comparison>) {
  const present = new Set(values.filter((value) => value !== null));
  present.delete('');
  const ordered = [...present].toSorted(compare);
  const ranks = new Map<string | number | null, number>();
  let rank = 0;
  for (const [at, value] of ordered.entries()) {
    rank += Number(compare(ordered[at - 1] ?? value, value) !== 0);
    ranks.set(value, rank);
  }
  return ranks;
}

/** The entries in the order of a query; equal ones by day and then by id, newest first. Without an order they stay. */
export function sortedEntries<Entry>(
  table: FindTable<Entry>,
  entries: readonly Entry[],
  { sort }: FindQuery,
  language: Language,
): readonly Entry[] {
  const column = sort && table.sorts[sort.by];
  if (!sort || !column) return entries;
  const compare = comparison(column.kind, language);
  const values = entries.map((entry) => column.valueOf(entry));
  const ranks = ranksOf(values, sort.isDown ? (one, other) => compare(other, one) : compare);
  const rows = entries.map((entry, at) => ({
    entry,
    // Those without a value come last.
    rank: ranks.get(values[at] ?? null) ?? ranks.size,
    day: table.dayOf(entry) ?? '',
  }));
  rows.sort((one, other) => {
    if (one.rank !== other.rank) return one.rank - other.rank;
    if (one.day !== other.day) return one.day < other.day ? 1 : -1;
    return compareIds(table.idOf(other.entry), table.idOf(one.entry));
  });
  return rows.map(({ entry }) => entry);
}

function compareIds(one: Id, other: Id): number {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isFinite(a) && Number.isFinite(b)) return a - b;
  return String(one) < String(other) ? -1 : Number(String(one) > String(other));
}
