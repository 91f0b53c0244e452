import type { Identified, ListPage } from './listPage';

/** Hides entries on a page of a list; a page without them is returned unchanged. */
export type HideEntries = <Entry extends Identified>(page: ListPage<Entry>) => ListPage<Entry>;

/**
 * The entries of a store's lists that are off the screen while the service may still have them: their deletion is held
 * back, on its way, or done. A page that is read in the meantime does not bring them back.
 */
export class HiddenEntries {
  readonly #byList = new Map<string, Set<HideEntries>>();

  /**
   * Hides entries from now on.
   *
   * @param url path of their list
   * @returns a function that stops hiding them on pages read after that
   */
  hide(url: string, hide: HideEntries): () => void {
    const all = this.#byList.get(url) ?? new Set();
    this.#byList.set(url, all.add(hide));
    return () => void all.delete(hide);
  }

  /** A page of the list without hidden entries. */
  shown<Entry extends Identified>(url: string, page: ListPage<Entry>): ListPage<Entry> {
    return [...(this.#byList.get(url) ?? [])].reduce((rest, hide) => hide(rest), page);
  }
}
