type Work = (lock: { readonly name: string; readonly mode: 'exclusive' } | null) => unknown;

/** Web Locks, as far as the app uses them: each name has one holder, and other requests wait in a queue. */
export class TestLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  async request(name: string, ...[first, second]: readonly [Work] | readonly [{ ifAvailable: true }, Work]) {
    const work = typeof first === 'function' ? first : second;
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
