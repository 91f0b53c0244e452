import type { Identified, ListPage } from './listPage';

/** Hides entries on any page of a list; gives a page that has none of them as it is. */
export type HideEntries = <Entry extends Identified>(page: ListPage<Entry>) => ListPage<Entry>;

/**
 * The entries of a store's lists that are gone from the screen while the service may still have them: their deletion is
 * held back, on its way, or was done. A page that is read meanwhile does not bring them back.
 */
export class HiddenEntries {
  readonly #byList = new Map<string, Set<HideEntries>>();

  /**
   * Hides entries from now on.
   *
   * @param url path of the list they are in
   * @returns shows them again on pages that are read from then on
   */
  hide(url: string, hide: HideEntries): () => void {
    const all = this.#byList.get(url) ?? new Set();
    this.#byList.set(url, all.add(hide));
    return () => void all.delete(hide);
  }

  /** A page of the list as it is to be shown. */
  shown<Entry extends Identified>(url: string, page: ListPage<Entry>): ListPage<Entry> {
    return [...(this.#byList.get(url) ?? [])].reduce((rest, hide) => hide(rest), page);
  }
}
