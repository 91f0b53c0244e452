import { useState } from 'react';
import type { FindQuery } from '@/domain/find/findQuery';
import { NO_ROWS_KEPT, keptRows } from '@/domain/find/keptRows';
import type { Identified } from '../listPage';
import type { WholeList } from './useWholeList';

interface KeptRowsOptions<Entry> {
  readonly whole: WholeList<Entry>;
  /** The entries as far as they were read. */
  readonly entries: readonly Entry[];
  /** Null while nothing is kept. */
  readonly query: FindQuery | null;
  /** The entries that match. */
  readonly found: readonly Entry[];
}

/**
 * The entries to show: those that were added, and those that match or did before they were edited. While nothing is
 * kept, these are the ones that match.
 */
export function useKeptRows<Entry extends Identified>({
  query,
  whole,
  entries,
  found,
}: KeptRowsOptions<Entry>) {
  const [before, setBefore] = useState(NO_ROWS_KEPT);
  const filters = query && JSON.stringify({ ...query, sort: null });
  const now = keptRows(before, {
    filters,
    pages: whole.pages,
    entries,
    found,
    isWhole: whole.state.kind === 'whole',
  });
  if (now !== before) setBefore(now);

  const matching = new Set(found.map(({ id }) => String(id)));
  const byId = new Map((query ? entries : found).map((entry) => [String(entry.id), entry]));
  const added = now.added.flatMap((id) => byId.get(id) ?? []);
  const inFront = new Set(now.added);
  const kept = [...byId].flatMap(([id, entry]) =>
    (matching.has(id) || now.matched.has(id)) && !inFront.has(id) ? [entry] : [],
  );
  const unmatched = new Set(
    [...added, ...kept].map(({ id }) => String(id)).filter((id) => !matching.has(id)),
  );
  return { added, kept, unmatched };
}
