import { withResult } from '@/domain/changes/batch';
import type { Fields } from '@/domain/changes/fields';
import { type Items, type Outbox, type WaitingEntry, isSameWish, withTrouble } from '@/domain/changes/outbox';
import type { Id } from '@/domain/id';
import { isApiError, isSessionEnd, isUnclear } from '../api/apiError';
import { askToPersist } from '../storage/persistence';
import { type Box, type Unsaved, hasJoined, withoutOwn } from './boxes';
import {
  type Advance,
  type Change,
  type Outcome,
  type SaveOptions,
  afterReading,
  isUnanswered,
  noRoom,
  placeTaken,
  savedBefore,
} from './change';
import type { Doubts } from './doubts';
import type { Passage } from './passage';

/** What the changes of one call of `save` have in common. */
export interface ChangesAtOnce<Content> {
  readonly changes: readonly Change<Content>[];
  readonly options: SaveOptions<Content>;
  readonly fields: Fields<Content>;
  readonly box: Box<Content>;
  /** The box without them, if it was not written to yet. */
  readonly bare: Box<Content>;
  readonly doubts: Doubts<Content>;
  /** Whether the device has stored the changes; `isNeeded`: otherwise nothing is changed. */
  readonly keeps: (isNeeded?: boolean) => Promise<boolean>;
}

/** It may have arrived, or may still arrive. */
const inDoubt = { isInDoubt: true } as const;

/** Sends one change after another, and finds out what became of each. */
export class ChangeSender<Content> {
  readonly #all: ChangesAtOnce<Content>;

  constructor(all: ChangesAtOnce<Content>) {
    this.#all = all;
  }

  /* oxlint-disable no-await-in-loop -- one step of a change after another */
  /** Sends a change. */
  async send(change: Change<Content>, passage: Passage<Content>): Promise<Outcome<Content>> {
    const { key, row } = change;
    const { changes, box, options, keeps } = this.#all;
    const { batch, onConflict, isTaken } = options;
    for (;;) {
      const now = await box.now();
      const item = now.items.find((one) => one.key === key);
      if (!item && batch && row === null) return savedBefore(change, now) ?? { kind: 'unsent' };
      // It joins what waits for its row, or was taken back in another tab.
      if (!item)
        return (await keeps(true)) ? { kind: 'waiting', id: row ?? key } : { kind: 'failed', error: noRoom };
      const came = await passage.advance(item, {
        isFresh: !onConflict,
        isAlone: changes.length === 1 && batch === undefined,
        isTaken,
      });
      if (came.kind !== 'goesOn') return this.#outcomeOf(came, item, passage);
    }
  }

  async #outcomeOf(
    came: Exclude<Advance<Content>, { kind: 'goesOn' }>,
    item: WaitingEntry<Content>,
    passage: Passage<Content>,
  ): Promise<Outcome<Content>> {
    const { options, box, keeps } = this.#all;
    const { key, id, attempt } = item;
    switch (came.kind) {
      case 'taken':
        return this.#saved(key, came.id ?? id, came.stored);
      case 'asks':
        if (options.onConflict && came.trouble.kind === 'clash') {
          await this.forget([key]);
          options.onConflict(came.trouble.theirs);
          return { kind: 'unsent' };
        }
        await box.change((now) => ({ ...now, items: withTrouble(now.items, key, came.trouble) }));
        if (box.isKept()) return { ...this.waiting(key, id ?? key), needsUser: true };
        return this.#unsaved(item, attempt === null ? 'failed' : 'unknown', placeTaken, inDoubt);
      case 'refused':
        return this.#unsaved(item, 'failed', came.error, { trouble: came.trouble });
      case 'unread':
      case 'silent':
        if (this.#mayWait(came.error) && (await keeps())) return this.waiting(key, id ?? key);
        if (came.kind === 'unread')
          return this.#unsaved(item, attempt === null ? 'failed' : 'unknown', came.error, inDoubt);
        if (isUnclear(came.error)) return this.#look(item, came.error, passage);
        return this.#unsaved(item, 'failed', came.error);
    }
  }

  /** A batch is also sent on when its user has signed in again. */
  #mayWait(error: unknown): boolean {
    return isUnanswered(error) || (this.#all.options.batch !== undefined && isSessionEnd(error));
  }

  /** The service answered without saying what it did, so we look in the list. */
  async #look(
    item: WaitingEntry<Content>,
    error: unknown,
    passage: Passage<Content>,
  ): Promise<Outcome<Content>> {
    const { key, id } = item;
    const found = await passage.lookFor(key, error);
    if (found.kind === 'taken') return this.#saved(key, found.id ?? id, found.stored);
    const sent = passage.sent.get(key) ?? item;
    if (found.kind !== 'silent') return this.#unsaved(sent, 'unknown', error, inDoubt);
    // Even if the list does not have it now, it may still appear: the service may be working on it.
    const kind = isApiError(error) ? error.kind : undefined;
    const mayAppear = kind === 'timeout' || (kind === 'unconfirmed' && id === null);
    const read = id === null ? afterReading(error) : error;
    return this.#unsaved(sent, mayAppear ? 'unknown' : 'failed', read, inDoubt);
  }

  #saved(key: string, id: Id | null, stored: Content | null): Outcome<Content> {
    this.#all.doubts.end(key);
    return { kind: 'saved', id: id ?? key, stored };
  }

  /**
   * The form stays open with what was typed; what we know of a new entry is kept for the next press of Save. In doubt it
   * is looked for first then.
   */
  async #unsaved(
    last: WaitingEntry<Content>,
    kind: 'failed' | 'unknown',
    error: unknown,
    end: Unsaved<Content> = {},
  ): Promise<Outcome<Content>> {
    const { changes, fields, box, doubts, options } = this.#all;
    const { key, want } = last;
    const { items } = await box.now();
    const own = changes.find((change) => change.key === key);
    const item = own?.row === null ? (items.find((one) => one.key === key) ?? last) : undefined;
    const isRunning = isApiError(error) && error.kind === 'timeout';
    const doubt = doubts.keep(key, item, end.isInDoubt ?? false, isRunning);
    const isJoined = own !== undefined && !isSameWish(own.want, want, fields);
    const refused = { kind: 'refused', error, doubt } as const;
    // What another change has joined in the meantime goes on waiting, so it has no result yet.
    const isLeft = (now: Outbox<Content>) => now.items.some((one) => one.key === key);
    let isWaiting = false;
    const unsaved = { ...end, isJoined, isUnknown: kind === 'unknown' };
    const looked = (now: Outbox<Content>) => {
      isWaiting = own !== undefined && hasJoined(now, own, fields);
      return now;
    };
    const noted = (now: Outbox<Content>) =>
      isLeft(looked(now)) ? now : withResult(now, key, options.batch?.id, refused);
    if (options.batch) await this.forget([key], unsaved, noted, true);
    // A full device may have no room for the reason; what is not saved must not stay there, or it would be sent.
    if (!options.batch || !box.isKept()) await this.forget([key], unsaved, looked);
    return isWaiting ? this.waiting(key, own?.row ?? key) : { kind, error };
  }

  /** A change waits on the device. */
  waiting(key: string, id: Id): Outcome<Content> & { readonly kind: 'waiting' } {
    void askToPersist();
    this.#all.doubts.end(key);
    return { kind: 'waiting', id };
  }

  /** Takes changes out of the box, because they are not sent (again). */
  async forget(
    keys: readonly string[],
    end: Unsaved<Content> = {},
    then = (box: Outbox<Content>) => box,
    isOptional = false,
  ): Promise<void> {
    const { changes, fields, bare } = this.#all;
    const isForgotten = new Set(keys);
    const own = changes.filter(({ key }) => isForgotten.has(key));
    const without = (items: Items<Content>) => withoutOwn(items, own, fields, end);
    await bare.change((now) => then({ ...now, items: without(now.items) }), isOptional);
  }
}
