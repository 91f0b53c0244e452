/**
 * The actions of the buttons on notices. Functions do not belong in the store's state, so the state has an id and this
 * registry the function; an entry is removed together with its notice.
 */
export class NoticeActions {
  readonly #actions = new Map<string, () => void>();

  register(id: string, run: () => void): void {
    this.#actions.set(id, run);
  }

  run(id: string): void {
    const run = this.#actions.get(id);
    this.#actions.delete(id);
    run?.();
  }

  drop(id: string): void {
    this.#actions.delete(id);
  }

  /** Removes all actions, together with all notices. */
  clear(): void {
    this.#actions.clear();
  }
}
