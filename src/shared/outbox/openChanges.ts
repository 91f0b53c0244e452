import { useSyncExternalStore } from 'react';
import type { WaitingEntry } from '@/domain/outbox';
import type { Extra } from '../store/extra';
import { useExtra } from '../store/hooks';

/** What is known of a new entry that is not saved: the service may have it, or has it otherwise. */
export type Doubt<Content> = Pick<WaitingEntry<Content>, 'id' | 'before' | 'attempt'>;

/** What the page knows of changes beside what waits on the device. */
class OpenChanges {
  #underWay: ReadonlySet<string> = new Set();
  readonly #listeners = new Set<() => void>();
  readonly #doubts = new Map<string, Doubt<unknown>>();

  /** Keys of the changes whose form waits for the answer: they are not shown as waiting yet. */
  readonly underWay = (): ReadonlySet<string> => this.#underWay;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  begin(keys: readonly string[]): void {
    this.#set(new Set([...this.#underWay, ...keys]));
  }

  end(keys: readonly string[]): void {
    const ended = new Set(keys);
    this.#set(new Set([...this.#underWay].filter((key) => !ended.has(key))));
  }

  /** What was sent for a wish without a clear answer: saved again, it is looked for first. */
  doubtOf<Content>(key: string): Doubt<Content> | undefined {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names a wish of one kind
    return this.#doubts.get(key) as Doubt<Content> | undefined;
  }

  doubt(key: string, doubt: Doubt<unknown> | null): void {
    if (doubt) this.#doubts.set(key, doubt);
    else this.#doubts.delete(key);
  }

  #set(keys: ReadonlySet<string>): void {
    this.#underWay = keys;
    for (const listener of this.#listeners) listener();
  }
}

const ofStores = new WeakMap<Extra, OpenChanges>();

/** The open changes of a store. */
export function openChangesOf(extra: Extra): OpenChanges {
  const known = ofStores.get(extra) ?? new OpenChanges();
  ofStores.set(extra, known);
  return known;
}

/** Keys of the changes whose form waits for the answer. */
export function useUnderWay(): ReadonlySet<string> {
  const open = openChangesOf(useExtra());
  return useSyncExternalStore(open.subscribe, open.underWay);
}
