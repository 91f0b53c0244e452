import * as v from 'valibot';
import type { WaitingEntry } from '@/domain/outbox';
import { noteDoubt, recallDoubt } from '../drafts/doubts';
import type { DeviceOwner } from '../storage/deviceValue';
import type { Extra } from '../store/extra';
import type { Change } from './change';
import { idSchema } from './keptOutbox';

/** What is known of a new entry that is not saved: the service may have it, or has it otherwise. */
type Doubt<Content> = Pick<WaitingEntry<Content>, 'id' | 'before' | 'attempt'>;

const doubtSchema = v.object({
  id: v.nullable(idSchema),
  before: v.unknown(),
  attempt: v.nullable(v.object({ sent: v.unknown(), alike: v.nullable(v.array(idSchema)) })),
});

/** By the keys of the wishes; of each store. */
const ofPages = new WeakMap<Extra, Map<string, Doubt<unknown>>>();

/** @param isInDoubt what was sent of it may have arrived, or may yet */
function doubtAbout<Content>(item: WaitingEntry<Content>, isInDoubt: boolean): Doubt<Content> | null {
  const { id, before } = item;
  const attempt = isInDoubt ? item.attempt : null;
  return id !== null || attempt !== null ? { id, before, attempt } : null;
}

/** What is known of new entries that were sent and not clearly answered: saved again, they are looked for first. */
export class Doubts<Content> {
  readonly #owner: DeviceOwner;
  readonly #hasDraft: boolean;
  readonly #known: Map<string, Doubt<unknown>>;

  /** @param hasDraft whether it is known to the form after a reload, too (`SaveOptions`) */
  constructor(owner: DeviceOwner, hasDraft: boolean) {
    this.#owner = owner;
    this.#hasDraft = hasDraft;
    this.#known = ofPages.get(owner.extra) ?? new Map<string, Doubt<unknown>>();
    ofPages.set(owner.extra, this.#known);
  }

  /** Takes up what was noted before a reload. */
  async recall(changes: readonly Change<Content>[]): Promise<void> {
    if (!this.#hasDraft) return;
    const isUnknown = ({ key, row }: Change<Content>) => row === null && !this.#known.has(key);
    await Promise.all(
      changes.filter(isUnknown).map(async ({ key }) => {
        const noted = v.safeParse(doubtSchema, await recallDoubt(this.#drafts, key));
        if (noted.success) this.#known.set(key, noted.output);
      }),
    );
  }

  of(key: string): Doubt<Content> | undefined {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key names a wish of one kind
    return this.#known.get(key) as Doubt<Content> | undefined;
  }

  /** It is saved, or waits. */
  end(key: string): void {
    this.#known.delete(key);
    this.#note(key, null);
  }

  /**
   * It was not saved.
   *
   * @param item what is known of it; `undefined` for one that is not new
   */
  keep(key: string, item: WaitingEntry<Content> | undefined, isInDoubt: boolean): void {
    const doubt = item ? doubtAbout(item, isInDoubt) : null;
    if (!doubt) {
      this.end(key);
      return;
    }
    this.#known.set(key, doubt);
    this.#note(key, doubt);
  }

  /** They are on their way: a tab may be closed before the answer. */
  readonly noteSent = (items: readonly WaitingEntry<Content>[]): void => {
    for (const item of items) this.#note(item.key, doubtAbout(item, true));
  };

  get #drafts() {
    return this.#owner.extra.drafts.of(this.#owner.guid);
  }

  #note(key: string, doubt: Doubt<Content> | null): void {
    if (this.#hasDraft) void noteDoubt(this.#drafts, key, doubt);
  }
}
