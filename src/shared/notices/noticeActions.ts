/**
 * What the button of a notice does. Functions have no place in the store's state, so the state holds an id and this
 * registry the function; an entry goes when its notice does.
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

  /** All notices are gone. */
  clear(): void {
    this.#actions.clear();
  }
}
