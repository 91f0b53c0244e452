import { type Identified, type ListPage, withEntryBack, without } from './listPage';

/** Changes the pages of a list that are on the screen, or may come back to it. */
export type ChangePages<Entry> = (update: (page: ListPage<Entry>) => ListPage<Entry>) => void;

/**
 * Takes entries out of a list, because they are about to be deleted.
 *
 * @returns puts some of them, or all, back where they stood
 */
export function takeOut<Entry extends Identified>(
  change: ChangePages<Entry>,
  entries: readonly Entry[],
): (back: readonly Entry[]) => void {
  // By page, because another one may be on the screen when they have to come back.
  const orders = new Map<number, readonly string[]>();
  const gone = new Set(entries.map(({ id }) => String(id)));
  change((page) => {
    const order = page.entries.map(({ id }) => String(id));
    if (order.some((id) => gone.has(id))) orders.set(page.start, order);
    return entries.reduce((rest, { id }) => without(rest, id), page);
  });
  return (back) =>
    change((page) => {
      const order = orders.get(page.start) ?? [];
      const own = back.filter(({ id }) => order.includes(String(id)));
      return own.reduce((all, entry) => withEntryBack(all, entry, order), page);
    });
}
