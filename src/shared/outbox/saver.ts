import type { Id } from '@/domain/id';
import type { Fields } from '@/domain/changes/fields';
import { type Outbox, type WaitingEntry, rowIdOf, withTrouble } from '@/domain/changes/outbox';
import { isApiError, isSessionEnd, isUnclear } from '../api/apiError';
import { selectIsConnectionLost } from '../api/connectionSlice';
import { selectUser } from '../session/sessionSlice';
import { verifySession } from '../sign-in/sessionCommands';
import { type DeviceOwner, knownDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { askToPersist } from '../storage/persistence';
import { isOnline } from '../ui/window/useIsOnline';
import { type Box, deviceBox, isQueue, pageBox, putting, withFirst, withoutOwn, withoutPut } from './boxes';
import type { Advance, Change, Outcome, SaveOptions } from './change';
import { afterReading, allFailed, isPlaceTaken, isUnanswered, noNetwork, placeTaken } from './change';
import { Doubts } from './doubts';
import { openChangesOf } from './openChanges';
import type { OutboxKind, SavedKind } from './outboxKind';
import { Passage } from './passage';
import type { Saving } from './save';
import { inLane } from './sendWaiting';

/** Saves changes, for `save`. */
export function saveNow<Content>(
  kind: SavedKind<Content> | OutboxKind<Content>,
  changes: readonly Change<Content>[],
  options: SaveOptions<Content>,
): Saving<readonly Outcome<Content>[]> {
  return async (dispatch, getState, extra) => {
    const guid = selectUser(getState())?.guid;
    if (guid === undefined) return allFailed(changes, { kind: 'cancelled' }, options);
    const isConnected = () => !selectIsConnectionLost(getState());
    const saver = new Saver(kind, changes, { extra, guid }, options);
    // What may not wait is sent only if the service answers: a call that breaks off may have arrived.
    if (!saver.outbox && !isOnline() && (await dispatch(verifySession())) === 'unanswered')
      return allFailed(changes, noNetwork, options);
    return saver.run(isConnected, new Passage(kind, kind.calls(dispatch), saver.box));
  };
}

/* oxlint-disable no-await-in-loop -- one change after another, and one step of it after another */
/** The changes of one call of `save`. */
class Saver<Content> {
  /** Its first write also adds all changes of this save, so that the device is written to only once. */
  readonly box: Box<Content>;
  readonly #changes: readonly Change<Content>[];
  readonly #owner: DeviceOwner;
  readonly #doubts: Doubts<Content>;
  readonly #options: SaveOptions<Content>;
  /** The kind, if all of the changes may wait. */
  readonly outbox: OutboxKind<Content> | null;
  readonly #fields: Fields<Content>;
  readonly #isKept: () => boolean;
  readonly #outcomes: Outcome<Content>[] = [];

  constructor(
    kind: SavedKind<Content> | OutboxKind<Content>,
    changes: readonly Change<Content>[],
    owner: DeviceOwner,
    options: SaveOptions<Content>,
  ) {
    this.#changes = changes;
    this.#owner = owner;
    this.#doubts = new Doubts(owner, options.hasDraft ?? false);
    this.#options = options;
    this.#fields = kind.fields;
    this.outbox = 'kept' in kind && changes.every((change) => kind.mayWait(change)) ? kind : null;
    const { box, isKept } = this.outbox ? deviceBox(owner, this.outbox) : pageBox(this.#doubts.noteSent);
    this.#isKept = isKept;
    this.box = withFirst(box, putting(changes, kind, this.#doubts));
  }

  async run(isConnected: () => boolean, passage: Passage<Content>): Promise<readonly Outcome<Content>[]> {
    await this.#doubts.recall(this.#changes);
    const kind = this.outbox;
    if (!kind) return this.#send(passage);
    const mustWait = async () => !isConnected() || (await this.#isQueue(kind));
    // Whether its place is taken is seen once another tab has sent what it is about to send.
    if (this.#options.isTaken ? !isConnected() : await mustWait()) return this.#put(kind);
    const open = openChangesOf(this.#owner.extra);
    const keys = this.#changes.map(({ key }) => key);
    open.begin(keys);
    let outcomes: readonly Outcome<Content>[] = [];
    const hasTurn = await inLane({ owner: this.#owner, kind }, async () => {
      // This tab may not have heard yet that what another one had to send has been sent.
      if (this.#options.isTaken) await readDeviceValue(this.#owner, kind.kept);
      outcomes = (await mustWait()) ? await this.#put(kind) : await this.#send(passage);
    }).finally(() => open.end(keys));
    return hasTurn ? outcomes : this.#put(kind);
  }

  async #isQueue({ kept }: OutboxKind<Content>): Promise<boolean> {
    const { items } = await knownDeviceValue(this.#owner, kept);
    return isQueue(items, this.#changes, openChangesOf(this.#owner.extra).underWay());
  }

  /** Lets the changes wait; they fail if the device cannot keep them. */
  async #put({ kept }: OutboxKind<Content>): Promise<readonly Outcome<Content>[]> {
    const earlier = await (this.#options.isTaken ? readDeviceValue : knownDeviceValue)(this.#owner, kept);
    if (isPlaceTaken(earlier, this.#options.isTaken))
      return allFailed(this.#changes, placeTaken, this.#options);
    if (await this.#keeps()) return this.#changes.map((change) => this.#tell(this.#waits(change, earlier)));
    await this.box.change((box) => ({ ...box, items: withoutPut(box, earlier, this.#changes) }));
    return allFailed(this.#changes, noNetwork, this.#options);
  }

  #waits({ key, row }: Change<Content>, box: Outbox<Content>): Outcome<Content> {
    return this.#waiting(key, row === null ? key : rowIdOf(box, row));
  }

  #waiting(key: string, id: Id): Outcome<Content> & { readonly kind: 'waiting' } {
    void askToPersist();
    this.#doubts.end(key);
    return { kind: 'waiting', id };
  }

  /** Whether the device has stored the changes. */
  async #keeps(): Promise<boolean> {
    await this.box.change((box) => box);
    return this.#isKept();
  }

  async #send(passage: Passage<Content>): Promise<readonly Outcome<Content>[]> {
    // If the tab is closed on the way, the next visit sends the rest.
    if (this.#changes.length > 1) await this.#keeps();
    for (const [at, change] of this.#changes.entries()) {
      this.#options.onEach?.(at, { kind: 'sending' });
      const outcome = await this.#sendOne(change, passage);
      this.#tell(outcome);
      if (outcome.kind === 'waiting' && at + 1 < this.#changes.length) {
        const box = await this.box.now();
        for (const rest of this.#changes.slice(at + 1)) this.#tell(this.#waits(rest, box));
      }
      if (this.#isOver(outcome, change)) await this.#withdrawRest();
      if (this.#outcomes.length === this.#changes.length) break;
    }
    return this.#outcomes;
  }

  #tell(outcome: Outcome<Content>): Outcome<Content> {
    this.#options.onEach?.(this.#outcomes.length, outcome);
    this.#outcomes.push(outcome);
    return outcome;
  }

  #isOver(outcome: Outcome<Content>, { key }: Change<Content>): boolean {
    if (!('error' in outcome)) return false;
    const { stopAt } = this.#options;
    const isUnknown = outcome.kind === 'unknown' || this.#doubts.of(key) !== undefined;
    return stopAt === 'first' || (stopAt === 'unknown' && isUnknown) || isSessionEnd(outcome.error);
  }

  async #withdrawRest(): Promise<void> {
    const rest = this.#changes.slice(this.#outcomes.length);
    await this.#forget(rest.map(({ key }) => key));
    rest.forEach(() => this.#tell({ kind: 'unsent' }));
  }

  async #sendOne({ key, row }: Change<Content>, passage: Passage<Content>): Promise<Outcome<Content>> {
    for (;;) {
      const box = await this.box.now();
      const item = box.items.find((one) => one.key === key);
      // It was taken back in another tab.
      if (!item) return { kind: 'waiting', id: row ?? key };
      const { onConflict, isTaken } = this.#options;
      const came = await passage.advance(item, {
        isFresh: !onConflict,
        isAlone: this.#changes.length === 1,
        isTaken,
      });
      if (came.kind !== 'goesOn') return this.#outcomeOf(came, item, passage);
    }
  }

  async #outcomeOf(
    came: Exclude<Advance<Content>, { kind: 'goesOn' }>,
    { key, id, attempt }: WaitingEntry<Content>,
    passage: Passage<Content>,
  ): Promise<Outcome<Content>> {
    switch (came.kind) {
      case 'taken':
        return this.#saved(key, came.id ?? id, came.stored);
      case 'asks':
        if (this.#options.onConflict && came.trouble.kind === 'clash') {
          await this.#forget([key]);
          this.#options.onConflict(came.trouble.theirs);
          return { kind: 'unsent' };
        }
        await this.box.change((box) => ({ ...box, items: withTrouble(box.items, key, came.trouble) }));
        return { ...this.#waiting(key, id ?? key), needsUser: true };
      case 'refused':
        return this.#failed(key, came.error);
      case 'unread':
      case 'silent':
        if (isUnanswered(came.error) && (await this.#keeps())) return this.#waiting(key, id ?? key);
        if (came.kind === 'unread')
          return attempt === null ? this.#failed(key, came.error) : this.#unknown(key, came.error);
        if (isUnclear(came.error)) return this.#look(key, id, came.error, passage);
        return this.#failed(key, came.error);
    }
  }

  /** The service answered without saying what it did, so we look in the list. */
  async #look(
    key: string,
    id: Id | null,
    error: unknown,
    passage: Passage<Content>,
  ): Promise<Outcome<Content>> {
    const found = await passage.lookFor(key, error);
    if (found.kind === 'taken') return this.#saved(key, found.id ?? id, found.stored);
    if (found.kind !== 'silent') return this.#unknown(key, error);
    if (id !== null) return this.#unknown(key, error, 'failed');
    // Even if the list does not have it now, it may still appear.
    const saysSaved = isApiError(error) && error.kind === 'unconfirmed';
    return this.#unknown(key, afterReading(error), saysSaved ? 'unknown' : 'failed');
  }

  #saved(key: string, id: Id | null, stored: Content | null): Outcome<Content> {
    this.#doubts.end(key);
    return { kind: 'saved', id: id ?? key, stored };
  }

  async #failed(key: string, error: unknown): Promise<Outcome<Content>> {
    return this.#unsaved(key, { kind: 'failed', error }, false);
  }

  /** It may have arrived, or may still arrive: when saved again, it is looked for first. */
  async #unknown(
    key: string,
    error: unknown,
    kind: 'unknown' | 'failed' = 'unknown',
  ): Promise<Outcome<Content>> {
    return this.#unsaved(key, { kind, error }, true);
  }

  /** The form stays open with what was typed; what we know of a new entry is kept for the next press of Save. */
  async #unsaved(key: string, outcome: Outcome<Content>, isInDoubt: boolean): Promise<Outcome<Content>> {
    const { items } = await this.box.now();
    const isNew = this.#changes.some((change) => change.key === key && change.row === null);
    const item = isNew ? items.find((one) => one.key === key) : undefined;
    this.#doubts.keep(key, item, isInDoubt);
    await this.#forget([key], isInDoubt);
    return outcome;
  }

  async #forget(keys: readonly string[], isInDoubt = false): Promise<void> {
    const own = this.#changes.filter(({ key }) => keys.includes(key));
    await this.box.change((box) => ({ ...box, items: withoutOwn(box.items, own, this.#fields, isInDoubt) }));
  }
}
