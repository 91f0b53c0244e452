import { ownName } from '../hosting/deployment';
import type { Extra } from '../store/extra';
import { Listeners } from '../store/listeners';
import type { Parts } from './deviceStore';

/** The channel on which tabs tell each other which value was changed. */
const CHANNEL = ownName('tagwerk-device');

/** Called with the key of a value that another tab has changed. */
type Hear = (key: string) => void;

/** A change of a value. */
type ValueChange = (before: unknown) => unknown;

/**
 * The values kept on the device, as far as the page has read them, by user and name: shared by all components that show
 * them, and the only copy if IndexedDB is missing or full.
 */
class DeviceMemory extends Listeners {
  readonly #values = new Map<string, unknown>();
  /** What was read and stored last of the values that are stored in parts. */
  readonly parts = new Map<string, Parts>();
  /** Values that the device has in a newer version; they are shown until that is read. */
  readonly #outdated = new Set<string>();
  /** Changes that the storage has not taken, because it does not answer; the oldest first. */
  readonly #unstored = new Map<string, readonly ValueChange[]>();
  readonly #underWay = new Map<string, number>();
  readonly #hearers = new Set<Hear>();
  /** Open while there is a listener. A page does not receive its own messages. */
  #channel: BroadcastChannel | undefined;

  readonly get = (key: string): unknown => this.#values.get(key);

  /** Whether the value is known as the device has it. */
  readonly has = (key: string): boolean => this.#values.has(key) && !this.#outdated.has(key);

  set(key: string, value: unknown): void {
    this.#values.set(key, value);
    this.#outdated.delete(key);
    this.announce();
  }

  /** Runs a write, and answers whether it was the last of several: what an earlier one stored is already outdated. */
  async writing(key: string, write: () => Promise<void>): Promise<boolean> {
    this.#underWay.set(key, this.writings(key) + 1);
    await write();
    this.#underWay.set(key, this.writings(key) - 1);
    return this.writings(key) === 0;
  }

  /** Takes the changes that are to be stored before the next one; those that fail again are put back. */
  takeUnstored(key: string): readonly ValueChange[] {
    const changes = this.#unstored.get(key) ?? [];
    this.#unstored.delete(key);
    return changes;
  }

  putUnstored(key: string, changes: readonly ValueChange[]): void {
    this.#unstored.set(key, [...(this.#unstored.get(key) ?? []), ...changes]);
  }

  hasUnstored(key: string): boolean {
    return this.#unstored.has(key);
  }

  /** The storage answers again: whoever shows a value reads it, and what was changed meanwhile is stored. */
  readAnew(): void {
    for (const key of this.#values.keys()) {
      this.#outdated.add(key);
      for (const hear of this.#hearers) hear(key);
    }
  }

  /** How many writes are under way. */
  writings(key: string): number {
    return this.#underWay.get(key) ?? 0;
  }

  /** Tells other tabs that a value was changed. */
  tellTabs(key: string): void {
    const channel = this.#channel ?? new BroadcastChannel(CHANNEL);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage(key);
    if (channel !== this.#channel) channel.close();
  }

  /** The device has a newer version of a value: whoever shows it reads it again, here and in other tabs. */
  outdate(key: string): void {
    this.#outdated.add(key);
    for (const hear of this.#hearers) hear(key);
    this.tellTabs(key);
  }

  /** Listens for changes by other tabs; the returned function stops listening. */
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
}

const memories = new WeakMap<Extra, DeviceMemory>();

/**
 * The memory of a store, which has one of its own. It is created when it is first needed, because sign-in works without
 * it.
 */
export function deviceMemoryOf(extra: Extra): DeviceMemory {
  const memory = memories.get(extra) ?? new DeviceMemory();
  memories.set(extra, memory);
  return memory;
}

export type { DeviceMemory };
