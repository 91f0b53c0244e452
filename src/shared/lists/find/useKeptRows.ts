import { useState } from 'react';
import type { FindQuery } from '@/domain/find/findQuery';
import { NO_ROWS_KEPT, keptRows } from '@/domain/find/keptRows';
import type { Identified } from '../listPage';
import type { WholeList } from './useWholeList';

interface KeptRowsOptions<Entry> {
  readonly whole: WholeList<Entry>;
  /** The entries as far as they were read. */
  readonly entries: readonly Entry[];
  readonly query: FindQuery;
  readonly isOn: boolean;
  /** The entries that match. */
  readonly found: readonly Entry[];
}

/** What is shown beside all that matches: entries that were added, and those that matched before they were edited. */
export function useKeptRows<Entry extends Identified>({
  query,
  isOn,
  whole,
  entries,
  found,
}: KeptRowsOptions<Entry>) {
  const [before, setBefore] = useState(NO_ROWS_KEPT);
  const filters = isOn ? JSON.stringify({ ...query, sort: null }) : null;
  const now = keptRows(before, {
    filters,
    pages: whole.pages,
    entries,
    found,
    isWhole: whole.state.kind === 'whole',
  });
  if (now !== before) setBefore(now);

  const matching = new Set(found.map(({ id }) => String(id)));
  const byId = new Map(isOn ? entries.map((entry) => [String(entry.id), entry]) : []);
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
