import type { Absence } from './absence';

/**
 * The current entries with one change taken back: what it added goes, what it changed or removed comes back. Entries
 * that were changed otherwise in the meantime, perhaps in another tab, stay as they are.
 *
 * @param changedAt of the entries that come back
 */
export function withoutChange(
  current: readonly Absence[],
  { before, after }: { readonly before: readonly Absence[]; readonly after: readonly Absence[] },
  changedAt: number,
): readonly Absence[] {
  const known = new Set(before.map(({ id }) => id));
  const added = new Set(after.map(({ id }) => id).filter((id) => !known.has(id)));
  const back: Absence[] = [];
  for (const entry of before) if (!after.includes(entry)) back.push({ ...entry, changedAt });
  const replaced = new Set(back.map(({ id }) => id));
  return [...current.filter(({ id }) => !added.has(id) && !replaced.has(id)), ...back].toSorted(
    (one, other) => (one.from < other.from ? -1 : 1),
  );
}
