import type { HideEntries } from './hiddenEntries';
import { type Identified, type ListPage, withEntryBack } from './listPage';

/** Changes a list on the screen before the service is called. */
export interface ChangeRows<Entry> {
  /** Changes the pages that are on the screen or in the cache. */
  readonly change: (update: (page: ListPage<Entry>) => ListPage<Entry>) => void;
  /** Hides entries, also on pages read later; the returned function stops that. */
  readonly hide: (hide: HideEntries) => () => void;
}

/**
 * Removes entries from a list, because they are about to be deleted.
 *
 * @returns a function that puts some or all of them back in their old places
 */
export function hideEntries<Entry extends Identified>(
  rows: ChangeRows<Entry>,
  entries: readonly Entry[],
): (back: readonly Entry[]) => void {
  // By page, because another page may be on the screen when they have to come back.
  const orders = new Map<number, readonly string[]>();
  const gone = new Set(entries.map(({ id }) => String(id)));
  const show = rows.hide((page) => {
    const order = page.entries.map(({ id }) => String(id));
    if (!order.some((id) => gone.has(id))) return page;
    orders.set(page.start, order);
    return { ...page, entries: page.entries.filter(({ id }) => !gone.has(String(id))) };
  });
  return (back) => {
    show();
    rows.change((page) => {
      const order = orders.get(page.start) ?? [];
      const places = new Set(order);
      const own = back.filter(({ id }) => places.has(String(id)));
      return own.reduce((all, entry) => withEntryBack(all, entry, order), page);
    });
  };
}
