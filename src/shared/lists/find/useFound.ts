import { matcher, partsOf, sortedEntries, valueCounts } from '@/domain/find/findEntries';
import { fileTable } from '@/domain/find/exportTable';
import {
  chosenIn,
  nextSort,
  periodOf,
  readQuery,
  startsDown,
  withChosen,
  writeQuery,
} from '@/domain/find/findQuery';
import type { Filter, FindTable } from '@/domain/find/findTable';
import { LANGUAGES } from '@/domain/language';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage';
import type { IconShapes } from '../../ui/buttons/Icon';
import type { Identified } from '../listPage';
import type { ColumnSorting } from '../TableHead';
import {
  type ExportedList,
  type FilterValue,
  type Find,
  type ListExport,
  type ShownFilter,
  namesKind,
} from './find';
import { useRows } from '../MoreRows';
import { useKeptRows } from './useKeptRows';
import type { AskedOfList } from './useFindQuery';
import type { WholeList } from './useWholeList';

/** The words of a filter. */
export interface FilterWords {
  readonly label: string;
  readonly icon: IconShapes;
  /** The label of a value; undefined if there is no such thing, or no longer. */
  readonly labelOf: (value: string) => string | undefined;
  /** Values that are offered before any of them is found in the list. */
  readonly values?: readonly string[];
}

interface FoundOptions<Entry> {
  readonly table: FindTable<Entry>;
  /** The words of the filters, by name; a filter without any is not offered. */
  readonly words: Readonly<Record<string, FilterWords>>;
  readonly asked: AskedOfList;
  readonly whole: WholeList<Entry>;
  /**
   * The entries with the changes that wait to be sent: of the whole list as far as it was read, or, while nothing is
   * asked, of the page that is shown.
   */
  readonly entries: readonly Entry[];
  /** The entries whose values the filters offer and count, if others than these. */
  readonly counted?: readonly Entry[];
  /**
   * Entries that were edited or added stay until other filters are chosen; not where a switch decides as well which
   * entries there are.
   */
  readonly keepsRows?: boolean;
  /** How the list is written to a file; a list without this has no button for it. */
  readonly list?: ExportedList<Entry>;
}

/** The entries of a list that match its query. */
export interface Found<Entry> {
  readonly whole: WholeList<Entry>;
  /** The entries that match, which are counted. */
  readonly matching: readonly Entry[];
  /** The rows to show, in the order that was asked for: also those that matched before they were edited or were added. */
  readonly entries: readonly Entry[];
  /** The ids of those that are shown although they do not match. */
  readonly unmatched: ReadonlySet<string>;
  /** The entries that are rendered. */
  readonly rows: readonly Entry[];
  readonly showMore: () => void;
  /** More match than are rendered. */
  readonly hasMore: boolean;
  /** How many entries each part of the query alone would leave, with its words. */
  readonly parts: readonly { readonly label: string; readonly count: number }[];
}

/** Finds the entries that match the query of a list, and the words for the line above it. */
export function useFound<Entry extends Identified>({
  table,
  words,
  asked,
  whole,
  entries,
  counted = entries,
  keepsRows = true,
  list,
}: FoundOptions<Entry>): {
  readonly find: Find;
  /** Null while nothing is asked. */
  readonly found: Found<Entry> | null;
  /** For the heads of the columns. */
  readonly sorting: ColumnSorting;
  /** The text that is searched for, whose words and phrases the rows mark. */
  readonly typed: string;
  readonly exporting: ListExport | undefined;
} {
  const { query, today, isOn, typing, change, reset } = asked;
  const { t } = useTranslation('find');
  const language = useLanguage();
  const found = isOn ? entries.filter(matcher(table, query, today)) : [];
  const { added, kept, unmatched } = useKeptRows({
    query: isOn && keepsRows ? query : null,
    whole,
    entries,
    found,
  });
  const sorted = [...added, ...sortedEntries(table, kept, query, language)];
  const shown = useRows(sorted, String(isOn && JSON.stringify(query)));
  const isCounted = isOn && whole.state.kind === 'whole';
  // Until the list is read, its name may still come.
  const unknown = isOn && whole.state.kind === 'reading' ? '…' : t('unknown');
  const filters = table.filters.flatMap((filter) => {
    const own = words[filter.name];
    return own ? [shownFilter(filter, own, { asked, counted, isCounted, unknown })] : [];
  });

  const shownParts = sorted.length > 0 ? [] : partsOf(table, query);
  const parts = shownParts.map(({ name, alone }) => ({
    label: name === 'text' ? t('text', { text: query.text.trim() }) : labelsOf(filters, name),
    count: entries.filter(matcher(table, alone, today)).length,
  }));

  return {
    find: {
      query,
      filters,
      typing,
      sortBy: (sort) => change({ ...query, sort }),
      startsDown: (by) => startsDown(table, by),
      address: writeQuery(table, query).toString(),
      ask: (address) => asked.ask(readQuery(table, new URLSearchParams(address))),
      reset,
      onOpen: asked.open,
    },
    typed: query.text.trim(),
    sorting: {
      current: query.sort,
      onSort: (by) => change({ ...query, sort: nextSort(table, query, by) }),
    },
    exporting: list && {
      name: list.name,
      title: list.title,
      whole,
      isAsked: isOn,
      period: periodOf(query, today),
      tableOf: (notes) =>
        fileTable(list.columns, isOn ? sortedEntries(table, found, query, language) : entries, notes),
      read: asked.readForFile,
    },
    found: isOn ? { whole, matching: found, entries: sorted, unmatched, ...shown, parts } : null,
  };
}

interface FilterUse<Entry> extends Pick<FoundOptions<Entry>, 'asked'> {
  /** The entries whose values are offered. */
  readonly counted: readonly Entry[];
  readonly isCounted: boolean;
  /** The words for a value that has none. */
  readonly unknown: string;
}

/** A filter with its words, its values and what is chosen. */
function shownFilter<Entry>(
  filter: Filter<Entry>,
  own: FilterWords,
  { asked: { query, change }, counted, isCounted, unknown }: FilterUse<Entry>,
): ShownFilter {
  return {
    name: filter.name,
    label: own.label,
    icon: own.icon,
    isSingle: filter.kind !== 'choice',
    // Only what is open asks for them.
    get values() {
      return offered(filter, counted, own, isCounted);
    },
    chosen: chosenIn(filter, query).map((value) => ({
      value,
      label: own.labelOf(value) ?? (own.values && isFound(filter, counted, value) ? value : unknown),
    })),
    choose: (values) => change(withChosen(filter, query, values)),
  };
}

/** A value without words that an entry has nevertheless, such as a state that the service has added, is shown as it is. */
const isFound = <Entry>(filter: Filter<Entry>, entries: readonly Entry[], value: string) =>
  filter.kind === 'choice' && entries.some((entry) => filter.valuesOf(entry).includes(value));

/** A filter with its chosen values. */
function labelsOf(filters: readonly ShownFilter[], name: string): string {
  const filter = filters.find((one) => one.name === name);
  const words = filter?.chosen.map(({ label }) => label).join(', ') ?? '';
  return !filter || namesKind(filter, words) ? words : `${filter.label} ${words}`;
}

const byName = new Intl.Collator(LANGUAGES[0], { numeric: true });

/** The values that a filter offers: all that there are, or those of the entries, by name. */
function offered<Entry>(
  filter: Filter<Entry>,
  entries: readonly Entry[],
  { labelOf, values: first = [] }: FilterWords,
  isCounted: boolean,
): readonly FilterValue[] {
  if (filter.kind !== 'choice') return first.map((value) => ({ value, label: labelOf(value) ?? value }));
  const counts = valueCounts(filter, entries);
  const values = filter.values ?? [...new Set([...first, ...counts.keys()])];
  const named = values.map((value): FilterValue => {
    const label = labelOf(value) ?? value;
    return isCounted ? { value, label, count: counts.get(value) ?? 0 } : { value, label };
  });
  if (filter.values) return named;
  const others = named.filter(({ value }) => !first.includes(value));
  return [
    ...named.filter(({ value }) => first.includes(value)),
    ...others.toSorted((one, other) => byName.compare(one.label, other.label)),
  ];
}
