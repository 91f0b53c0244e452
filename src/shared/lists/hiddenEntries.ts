import type { Change, Identified } from './listPage';

/** Called when the service is asked to delete an entry; what it returns is called once the entry is gone. */
type DeletionBegun = () => () => void;

/**
 * The entries of a store's lists that are off the screen while the service may still have them: their deletion is held
 * back, on its way, or done. A page that is read in the meantime does not bring them back.
 */
export class HiddenEntries {
  readonly #byList = new Map<string, Set<string>>();
  readonly #readers = new Map<string, Set<DeletionBegun>>();

  /** Hides entries of the list at a path from now on, or shows them again. */
  set(url: string, entries: readonly Identified[], isHidden: boolean): void {
    const hidden = this.#byList.get(url) ?? new Set();
    this.#byList.set(url, hidden);
    for (const { id } of entries) hidden[isHidden ? 'add' : 'delete'](String(id));
  }

  /**
   * A function that takes hidden entries off a page of the list.
   *
   * @param change is applied before, to all entries
   */
  shown<Entry extends Identified>(url: string, change: Change<Entry> = (page) => page): Change<Entry> {
    return (page) => {
      const hidden = this.#byList.get(url);
      if (!hidden) return change(page);
      const changed = change({ ...page, entries: page.whole ?? page.entries });
      const entries = changed.entries.filter(({ id }) => !hidden.has(String(id)));
      return { ...changed, whole: changed.entries, entries };
    };
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
