import type { Extra } from '../store/extra';

/** All tabs hear here which value was changed. */
const CHANNEL = 'tagwerk-device';

/** Hears the key of a value that another tab has changed. */
type Hear = (key: string) => void;

/**
 * What the page knows of the values that are kept on the device, by user and name: the same for all who show them, and
 * all there is where IndexedDB is missing or full.
 */
class DeviceMemory {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Set<() => void>();
  readonly #underWay = new Map<string, number>();
  readonly #hearers = new Set<Hear>();
  /** Open while somebody hears: what this page says does not come back to it. */
  #channel: BroadcastChannel | undefined;

  readonly get = (key: string): unknown => this.#values.get(key);

  readonly has = (key: string): boolean => this.#values.has(key);

  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    for (const listener of this.#listeners) listener();
  }

  /** Whether the last of several writings has ended: what an earlier one stored is old by then. */
  async writing(key: string, write: () => Promise<void>): Promise<boolean> {
    this.#underWay.set(key, this.writings(key) + 1);
    await write();
    this.#underWay.set(key, this.writings(key) - 1);
    return this.writings(key) === 0;
  }

  /** How many writings are under way. */
  writings(key: string): number {
    return this.#underWay.get(key) ?? 0;
  }

  /** Tells the other tabs that a value was changed. */
  tellTabs(key: string): void {
    const channel = this.#channel ?? new BroadcastChannel(CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(key);
    if (channel !== this.#channel) channel.close();
  }

  /** Hears of what other tabs change; what it returns ends that. */
  hearTabs(hear: Hear): () => void {
    this.#hearers.add(hear);
    this.#channel ??= this.#open();
    return () => {
      this.#hearers.delete(hear);
      if (this.#hearers.size > 0) return;
      this.#channel?.close();
      this.#channel = undefined;
    };
  }

  #open(): BroadcastChannel {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const hear of this.#hearers) hear(data);
    });
    return channel;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const memories = new WeakMap<Extra, DeviceMemory>();

/** The memory of a store: each has its own. It joins when it is first asked for, because signing in does without it. */
export function deviceMemoryOf(extra: Extra): DeviceMemory {
  const memory = memories.get(extra) ?? new DeviceMemory();
  memories.set(extra, memory);
  return memory;
}

export type { DeviceMemory };
