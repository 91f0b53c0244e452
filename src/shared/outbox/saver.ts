import { type Outbox, rowIdOf } from '@/domain/changes/outbox';
import { waitingFor } from '@/domain/changes/waitingFor';
import { type ApiError, isSessionEnd } from '../api/apiError';
import { selectIsConnectionLost } from '../api/connectionSlice';
import { selectUser } from '../session/sessionSlice';
import { verifySession } from '../sign-in/sessionCommands';
import { type DeviceOwner, knownDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { isOnline } from '../ui/window/useIsOnline';
import { type Box, deviceBox, isQueue, pageBox, putting, withFirst } from './boxes';
import type { Change, Outcome, SaveOptions } from './change';
import { allFailed, isPlaceTaken, noNetwork, noRoom, placeTaken, savedBefore } from './change';
import { ChangeSender } from './changeSender';
import { Doubts } from './doubts';
import { openChangesOf } from './openChanges';
import type { OutboxKind, SavedKind } from './outboxKind';
import { Passage } from './passage';
import type { Saving } from './save';
import { SETTLE_MS, inLane } from './sendWaiting';

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
    await saver.doubts.recall(changes);
    // What may not wait is sent only if the service answers: a call that breaks off may have arrived.
    if (!saver.outbox && !isOnline() && (await dispatch(verifySession())) === 'unanswered')
      return saver.fail(noNetwork);
    return saver.run(isConnected, new Passage(kind, kind.calls(dispatch), saver.box));
  };
}

/** The changes of one call of `save`. */
class Saver<Content> {
  /** Its first write also adds all changes of this save, so that the device is written to only once. */
  readonly box: Box<Content>;
  readonly #changes: readonly Change<Content>[];
  readonly #owner: DeviceOwner;
  readonly doubts: Doubts<Content>;
  readonly #options: SaveOptions<Content>;
  /** The kind, if all of the changes may wait. */
  readonly outbox: OutboxKind<Content> | null;
  readonly #sender: ChangeSender<Content>;
  readonly #outcomes: Outcome<Content>[] = [];

  constructor(
    kind: SavedKind<Content> | OutboxKind<Content>,
    changes: readonly Change<Content>[],
    owner: DeviceOwner,
    options: SaveOptions<Content>,
  ) {
    this.#changes = changes;
    this.#owner = owner;
    this.doubts = new Doubts(owner, options.hasDraft ?? false);
    this.#options = options;
    this.outbox = 'kept' in kind && changes.every((change) => kind.mayWait(change)) ? kind : null;
    const box = this.outbox ? deviceBox(owner, this.outbox) : pageBox<Content>(this.doubts.noteSent);
    this.box = withFirst(box, putting(changes, kind, this.doubts, options.batch));
    const { fields } = kind;
    const [doubts, keeps] = [this.doubts, async (isNeeded?: boolean) => this.#keeps(isNeeded)];
    this.#sender = new ChangeSender({ changes, options, fields, box: this.box, bare: box, doubts, keeps });
  }

  /** None of the changes is sent. */
  fail(error: ApiError): readonly Outcome<Content>[] {
    return allFailed(this.#changes, error, this.#options, this.doubts.isInDoubt);
  }

  async run(isConnected: () => boolean, passage: Passage<Content>): Promise<readonly Outcome<Content>[]> {
    await this.doubts.settle(this.#changes, SETTLE_MS);
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
    }).finally(() => {
      passage.lists.tell();
      open.end(keys);
    });
    return hasTurn ? outcomes : this.#put(kind);
  }

  async #isQueue({ kept }: OutboxKind<Content>): Promise<boolean> {
    const { items } = await knownDeviceValue(this.#owner, kept);
    return isQueue(items, this.#changes, openChangesOf(this.#owner.extra).underWay());
  }

  /** Lets the changes wait; they fail if the device cannot keep them. */
  async #put({ kept }: OutboxKind<Content>): Promise<readonly Outcome<Content>[]> {
    const earlier = await (this.#options.isTaken ? readDeviceValue : knownDeviceValue)(this.#owner, kept);
    if (isPlaceTaken(earlier, this.#options.isTaken)) return this.fail(placeTaken);
    if (!(await this.#keeps(true))) return this.fail(noNetwork);
    const now = await this.box.now();
    // What they have joined is hidden while its form waits for the answer; what waits is shown.
    const itemOf = ({ key, row }: Change<Content>) => waitingFor(now.items, rowIdOf(now, row ?? key));
    openChangesOf(this.#owner.extra).end(this.#changes.flatMap((one) => itemOf(one)?.key ?? []));
    return this.#changes.map((change) => this.#tell(this.#waits(change, now)));
  }

  #waits(change: Change<Content>, box: Outbox<Content>): Outcome<Content> {
    const { key, row } = change;
    return savedBefore(change, box) ?? this.#sender.waiting(key, row === null ? key : rowIdOf(box, row));
  }

  /** Whether the device has stored the changes; if it has not, and they are not sent without it, nothing is changed. */
  async #keeps(isNeeded = false): Promise<boolean> {
    await this.box.change((box) => box, isNeeded);
    return this.box.isKept();
  }

  async #send(passage: Passage<Content>): Promise<readonly Outcome<Content>[]> {
    const isNeeded = this.#options.batch !== undefined && this.outbox !== null;
    // If the tab is closed on the way, the next visit sends the rest.
    const isKept = (isNeeded || this.#changes.length > 1) && (await this.#keeps(isNeeded));
    if (isNeeded && !isKept) return this.fail(noRoom);
    /* oxlint-disable no-await-in-loop -- one change after another */
    for (const [at, change] of this.#changes.entries()) {
      this.#options.onEach?.(at, { kind: 'sending' });
      const outcome = await this.#sender.send(change, passage);
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
    const isUnknown = outcome.kind === 'unknown' || this.doubts.of(key) !== undefined;
    return stopAt === 'first' || (stopAt === 'unknown' && isUnknown) || isSessionEnd(outcome.error);
  }

  async #withdrawRest(): Promise<void> {
    const rest = this.#changes.slice(this.#outcomes.length);
    await this.#sender.forget(rest.map(({ key }) => key));
    rest.forEach(() => this.#tell({ kind: 'unsent' }));
  }
}
