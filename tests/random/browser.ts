import { vi } from 'vitest';
import type { Scheduler } from 'fast-check';
import { here } from './device';

export const never = async () => new Promise<never>(() => undefined);

/** Lets a task wait for its turn among all that could happen next; fast-check chooses, and finds a simpler order. */
export type Take = (label: string) => Promise<void>;

export const takeOf =
  (scheduler: Scheduler): Take =>
  async (label) =>
    scheduler.schedule(Promise.resolve(), label);

/** Web Locks: a tab that is closed lets go of what it holds, and waits no longer. */
class TabLocks {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #take: Take;

  constructor(take: Take) {
    this.#take = take;
  }

  async request(name: string, work: () => Promise<void>): Promise<void> {
    const tab = here.getStore();
    const before = this.#last.get(name);
    const own = (async () => {
      await before;
      if (before) await this.#take(`the lock goes to ${tab?.guid}`);
      if (tab?.isClosed !== true) await Promise.race([work(), tab?.ended]);
    })();
    const over = own.catch(() => undefined);
    this.#last.set(name, over);
    void this.#freeAfter(name, over);
    await own;
    if (tab?.isClosed === true) await never();
  }

  async #freeAfter(name: string, over: Promise<unknown>): Promise<void> {
    await over;
    if (this.#last.get(name) === over) this.#last.delete(name);
  }
}

/** The messages of tabs to each other, which come late and in any order. */
function channelOf(take: Take) {
  const open = new Set<TabChannel>();
  class TabChannel extends EventTarget {
    readonly name: string;
    readonly #tab = here.getStore();

    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }

    postMessage(data: unknown): void {
      if (this.#tab?.isClosed === true) return;
      for (const channel of open)
        if (
          channel.name === this.name &&
          channel.#tab !== this.#tab &&
          channel.#tab?.guid === this.#tab?.guid
        )
          void channel.#receive(data);
    }

    async #receive(data: unknown): Promise<void> {
      await take(`a message to ${this.#tab?.guid}`);
      const tab = this.#tab;
      if (!open.has(this) || !tab || tab.isClosed) return;
      here.run(tab, () => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    close(): void {
      open.delete(this);
    }
  }
  return TabChannel;
}

/** Puts locks and messages of the model into the window. */
export function installBrowser(take: Take): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new TabLocks(take) });
  vi.stubGlobal('BroadcastChannel', channelOf(take));
}
