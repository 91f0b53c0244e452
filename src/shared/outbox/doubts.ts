import * as v from 'valibot';
import type { Doubt } from '@/domain/changes/batch';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { noteDoubt, recallDoubt } from '../drafts/draftStore';
import type { DeviceOwner } from '../storage/deviceValue';
import { pause } from '../storage/inOneTab';
import type { Extra } from '../store/extra';
import type { Change } from './change';
import { idSchema } from './keptOutbox';

const doubtSchema = v.object({
  id: v.nullable(idSchema),
  before: v.unknown(),
  attempt: v.nullable(v.object({ sent: v.unknown(), alike: v.nullable(v.array(idSchema)) })),
});

/** `runsSince`: when we gave up a call that may still be running at the service, on the page's clock. */
type KnownDoubt = Doubt<unknown> & { readonly runsSince?: number };

/** The doubts of each store, by the key of the wish. */
const ofPages = new WeakMap<Extra, Map<string, KnownDoubt>>();

/** @param isInDoubt whether a call that was sent may have arrived, or may still arrive */
function doubtAbout<Content>(item: WaitingEntry<Content>, isInDoubt: boolean): Doubt<Content> | null {
  const { id, before } = item;
  const attempt = isInDoubt ? item.attempt : null;
  return id !== null || attempt !== null ? { id, before, attempt } : null;
}

/** Remembers new entries that were sent without a clear answer: before they are saved again, the list is read. */
export class Doubts<Content> {
  readonly #owner: DeviceOwner;
  readonly #hasDraft: boolean;
  readonly #known: Map<string, KnownDoubt>;

  /**
   * @param hasDraft whether to keep the doubts on the device, so that the form has them after a reload (`SaveOptions`)
   */
  constructor(owner: DeviceOwner, hasDraft: boolean) {
    this.#owner = owner;
    this.#hasDraft = hasDraft;
    this.#known = ofPages.get(owner.extra) ?? new Map<string, KnownDoubt>();
    ofPages.set(owner.extra, this.#known);
  }

  /** Loads the doubts that were kept before a reload. */
  async recall(changes: readonly Change<Content>[]): Promise<void> {
    if (!this.#hasDraft) return;
    const isUnknown = ({ key, row }: Change<Content>) => row === null && !this.#known.has(key);
    await Promise.all(
      changes.filter(isUnknown).map(async ({ key }) => {
        const noted = v.safeParse(doubtSchema, await recallDoubt(this.#drafts, key));
        // The page before this one may have been left while the call ran, so it counts as given up with this page's start.
        if (noted.success) this.#known.set(key, { ...noted.output, runsSince: 0 });
      }),
    );
  }

  of(key: string): Doubt<Content> | undefined {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names a wish of one kind
    return this.#known.get(key) as Doubt<Content> | undefined;
  }

  /** Waits until so many milliseconds have passed since calls were given up that may still be running. */
  async settle(changes: readonly Change<Content>[], ms: number): Promise<void> {
    const times = changes.map(({ key }) => this.#known.get(key)?.runsSince ?? -Infinity);
    const left = Math.max(...times) + ms - performance.now();
    if (left > 0) await pause(left);
  }

  readonly isInDoubt = ({ key }: Change<Content>) => (this.of(key)?.attempt ?? null) !== null;

  /**
   * The entry was saved, or waits. Its doubt is removed from the device only after the draft (`useDraft`): if the tab
   * is closed between the two, the draft must still say that its entry may exist.
   */
  end(key: string): void {
    this.#known.delete(key);
  }

  /**
   * The entry was not saved.
   *
   * @param item what we know of it; `undefined` if it is not new
   */
  keep(key: string, item: WaitingEntry<Content> | undefined, isInDoubt: boolean, isRunning = false) {
    const doubt = item ? doubtAbout(item, isInDoubt) : null;
    if (doubt) this.#known.set(key, isRunning ? { ...doubt, runsSince: performance.now() } : doubt);
    else this.#known.delete(key);
    this.#note(key, doubt);
    return doubt;
  }

  /** Notes what has been sent without an answer so far, because the tab may be closed before the answer comes. */
  readonly noteSent = (items: readonly WaitingEntry<Content>[]): void => {
    for (const item of items) if (item.attempt) this.#note(item.key, doubtAbout(item, true));
  };

  get #drafts() {
    return this.#owner.extra.drafts.of(this.#owner.guid);
  }

  #note(key: string, doubt: Doubt<Content> | null): void {
    if (this.#hasDraft) void noteDoubt(this.#drafts, key, doubt);
  }
}
