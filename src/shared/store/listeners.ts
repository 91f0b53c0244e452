/** Those who want to hear of changes, for a class that extends this one. */
export class Listeners<Told extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...told: Told) => void>();

  /** As `useSyncExternalStore` wants it: the returned function stops listening. */
  readonly subscribe = (listener: (...told: Told) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  protected announce(...told: Told): void {
    for (const listener of this.#listeners) listener(...told);
  }
}
