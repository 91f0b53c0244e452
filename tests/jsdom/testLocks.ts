type Work = (lock: { readonly name: string; readonly mode: LockMode } | null) => unknown;
type Options = { readonly ifAvailable: true } | { readonly mode: 'shared' };

/**
 * Web Locks, as far as the app uses them: each name has one holder, and other requests wait in a queue; a name that is
 * shared has any number of them.
 */
export class TestLocks {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #shared = new Set<{ readonly name: string }>();

  async query() {
    return Promise.resolve({ held: [...this.#shared, ...[...this.#last.keys()].map((name) => ({ name }))] });
  }

  async request(name: string, ...[first, second]: readonly [Work] | readonly [Options, Work]) {
    const work = typeof first === 'function' ? first : second;
    if (typeof first !== 'function' && 'mode' in first) {
      const holder = { name };
      this.#shared.add(holder);
      await work?.({ name, mode: 'shared' });
      this.#shared.delete(holder);
      return undefined;
    }
    const before = this.#last.get(name);
    if (before !== undefined && typeof first !== 'function') return work?.(null);
    const turn = (async () => {
      await before?.catch(() => undefined);
      return work?.({ name, mode: 'exclusive' });
    })();
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
