import type { Identified, ListPage } from './listPage';

/** Hides entries on a page of a list; a page without them is returned unchanged. */
export type HideEntries = <Entry extends Identified>(page: ListPage<Entry>) => ListPage<Entry>;

/** Called when the service is asked to delete an entry; what it returns is called once the entry is gone. */
type DeletionBegun = () => () => void;

/**
 * The entries of a store's lists that are off the screen while the service may still have them: their deletion is held
 * back, on its way, or done. A page that is read in the meantime does not bring them back.
 */
export class HiddenEntries {
  readonly #byList = new Map<string, Set<HideEntries>>();
  readonly #readers = new Map<string, Set<DeletionBegun>>();

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

  /**
   * Reports deletions to the code that reads a list page by page, because they move later entries forward.
   *
   * @returns a function that ends this
   */
  onDeletion(url: string, begun: DeletionBegun): () => void {
    const readers = this.#readers.get(url) ?? new Set();
    this.#readers.set(url, readers.add(begun));
    return () => void readers.delete(begun);
  }

  /**
   * The service is asked to delete an entry.
   *
   * @returns a function to call once it is gone
   */
  deleting(url: string): () => void {
    const ended = [...(this.#readers.get(url) ?? [])].map((begun) => begun());
    return () => {
      for (const end of ended) end();
    };
  }
}
