import type { Id } from '../id';

/**
 * The entries that a list which was searched shows until other filters are chosen: what matched once stays when it is
 * edited, and entries that were added are in front, whether they match or not.
 */
export interface KeptRows {
  /** The filters that these entries belong to; null while nothing is asked. */
  readonly filters: string | null;
  /** How many pages were read. */
  readonly pages: number;
  /** The ids of all entries that were read or added. */
  readonly known: ReadonlySet<string>;
  /** The ids of those that matched at some time. */
  readonly matched: ReadonlySet<string>;
  /** The ids of those that were added, newest first. */
  readonly added: readonly string[];
}

export const NO_ROWS_KEPT: KeptRows = {
  filters: null,
  pages: 0,
  known: new Set(),
  matched: new Set(),
  added: [],
};

interface RowsNow<Entry> extends Pick<KeptRows, 'filters' | 'pages'> {
  /** All entries as far as they were read, in the order of the service. */
  readonly entries: readonly Entry[];
  /** The entries that match. */
  readonly found: readonly Entry[];
  /** The list was read to its end, so no entry can come from a page that was not read. */
  readonly isWhole: boolean;
}

const keyOf = ({ id }: { readonly id: Id }) => String(id);

/** The entries to show after those of the list changed; the same object if nothing did. */
export function keptRows<Entry extends { readonly id: Id }>(
  kept: KeptRows,
  { filters, pages, entries, found, isWhole }: RowsNow<Entry>,
): KeptRows {
  if (filters === null) return NO_ROWS_KEPT;
  const ids = entries.map(keyOf);
  if (filters !== kept.filters)
    return { filters, pages, known: new Set(ids), matched: new Set(found.map(keyOf)), added: [] };
  const isKnown = (id: string) => kept.known.has(id);
  const fresh = ids.filter((id) => !isKnown(id));
  const matched = found.map(keyOf).filter((id) => !kept.matched.has(id));
  if (fresh.length === 0 && matched.length === 0 && pages === kept.pages) return kept;
  // Entries of the first answer or of another page were read, not added; a deleted entry may pull one from a page that
  // was not read.
  const isRead = pages !== kept.pages || kept.known.size === 0;
  const before = isWhole ? ids.length : Math.max(ids.findLastIndex(isKnown), 0);
  const added = isRead ? [] : ids.slice(0, before).filter((id) => !isKnown(id));
  return {
    filters,
    pages,
    known: new Set([...kept.known, ...fresh]),
    matched: new Set([...kept.matched, ...matched]),
    added: [...added, ...kept.added],
  };
}
