import { isSame, withoutEmptied } from '@/domain/changes/fields';
import { type Id, isSameId } from '@/domain/id';
import {
  type Settlement,
  type WaitingEntry,
  isSameWish,
  replaced,
  withAttempt,
  withSettled,
  withoutTwins,
} from '@/domain/changes/outbox';
import {
  type ListedEntry,
  type OutboxCall,
  type OutboxStep,
  freshStep,
  outboxStep,
  unseenCreation,
} from '@/domain/changes/outboxStep';
import { isApiError, isOfRow } from '../api/apiError';
import { isStorageSilent } from '../storage/userDatabase';
import type { Box } from './boxes';
import { Bundle } from './bundle';
import { type Advance, noRoom, placeTaken, refusalOf } from './change';
import type { Created, Listing, OutboxCalls, SavedKind, UnreadEntry } from './outboxKind';

/** Knowledge of the caller about an item, by which it is sent sooner. */
interface KnownOfItem<Content> {
  /** It was saved a moment ago: the list is read only if it must be. */
  readonly isFresh?: boolean;
  /**
   * A form that keeps a draft waits for it, so the call need not wait until the device has noted it. No other tab knows
   * of the item yet.
   */
  readonly isAlone?: boolean;
  /** See `SaveOptions`. */
  readonly isTaken?: ((entry: ListedEntry<Content>) => boolean) | undefined;
}

/** The answer for a call that the kind does not have: the entry counts as gone, and the user decides. */
const missing = { data: undefined, error: { kind: 'not-found', status: 404 } } as const;

/** Sends items of one kind, one after another. It reads the list once and remembers it for the whole passage. */
export class Passage<Content> {
  readonly #kind: SavedKind<Content>;
  readonly #calls: OutboxCalls<Content>;
  readonly #box: Box<Content>;
  /** Tells the lists what the service has taken; told the rest at the end. */
  readonly lists: Bundle<Content>;
  /** The items as they were sent last: a full device has no note of it once another tab has changed something. */
  readonly sent = new Map<string, WaitingEntry<Content>>();
  /** The service's entries: read once, then updated with each change that it has taken since. */
  #listed: readonly ListedEntry<Content>[] | undefined;
  #unread: readonly UnreadEntry[] = [];
  /** Keys of the items that the list was read for. */
  #covered: ReadonlySet<string> = new Set();
  #count = 0;
  /** Whether the device had all items when the first of them was sent. */
  #isKept: boolean | undefined;

  constructor(kind: SavedKind<Content>, calls: OutboxCalls<Content>, box: Box<Content>) {
    this.#kind = kind;
    this.#calls = calls;
    this.#box = box;
    this.lists = new Bundle(calls, box);
  }

  /** How many items the service has taken. */
  get taken(): number {
    return this.#count;
  }

  /** Takes the next step for an item. */
  async advance(
    item: WaitingEntry<Content>,
    { isFresh = false, isAlone = false, isTaken }: KnownOfItem<Content> = {},
  ): Promise<Advance<Content>> {
    const isKnown = isFresh && !isTaken && !this.#listed && this.#isAsSeen(item);
    const alike = isKnown && item.id === null && item.want !== null ? this.#calls.alike?.(item.want) : null;
    const fresh = isKnown ? freshStep(item, alike ?? null, this.#kind) : null;
    if (fresh) return this.#take(item, fresh, isAlone);
    // The list was read without what was put into the box since.
    const read = this.#listed && this.#covered.has(item.key) ? { data: this.#listed } : await this.#read();
    const unseen = 'error' in read && !isTaken && isOfRow(read.error) && unseenCreation(item, this.#kind);
    if (unseen) return this.#take(item, unseen);
    if ('error' in read) return { kind: 'unread', error: read.error, isOwn: false };
    const unread = this.#unreadOf(item);
    if (unread) return unread;
    const { items } = await this.#box.now();
    const step = outboxStep(item, read.data, this.#kind, items);
    const taken = step.kind === 'create' && isTaken ? read.data.find(isTaken) : undefined;
    if (!taken) return this.#take(item, step);
    this.#calls.adopt(taken.id, taken.content, true);
    return { kind: 'refused', error: placeTaken, trouble: { kind: 'clash', theirs: taken.content } };
  }

  /**
   * Reads the list to find out whether an item arrived as it was sent, whatever joined it since, or not (`silent`);
   * nothing is sent again, but what the call that created it does not take follows.
   */
  async lookFor(key: string, error: unknown): Promise<Advance<Content>> {
    const read = await this.#read();
    if ('error' in read) return { kind: 'unread', error: read.error, isOwn: false };
    const { items } = await this.#box.now();
    const item = items.find((one) => one.key === key);
    if (!item) return { kind: 'goesOn' };
    const unread = this.#unreadOf(item);
    if (unread) return unread;
    const content = (this.#kind.createdPart ? null : item.attempt?.sent) ?? item.want;
    const sent = { ...item, want: this.sent.get(key)?.want === null ? null : content };
    const step = outboxStep(sent, read.data, this.#kind, items);
    const isFound = ['done', 'ask', item.id === null && 'update'].includes(step.kind);
    return isFound ? this.#take(sent, step) : { kind: 'silent', error };
  }

  #isAsSeen({ id, before, want }: WaitingEntry<Content>): boolean {
    // A deletion cannot overwrite newer values.
    if (id === null || before === null || want === null) return true;
    return this.#calls.isAsSeen?.(id, before) ?? true;
  }

  async #take(
    item: WaitingEntry<Content>,
    step: OutboxStep<Content>,
    isAlone = false,
  ): Promise<Advance<Content>> {
    if (step.kind === 'ask') return { kind: 'asks', trouble: step.trouble };
    if (step.kind !== 'done') return this.#call(item, step, isAlone);
    const { id, stored } = step;
    if (id !== null) this.#calls.adopt(id, stored, item.id === null);
    this.#settle(item.key, { wanted: item.want, id, stored });
    return { kind: 'taken', id, stored };
  }

  async #call(
    item: WaitingEntry<Content>,
    step: OutboxCall<Content>,
    isAlone: boolean,
  ): Promise<Advance<Content>> {
    const { key } = item;
    const { fields } = this.#kind;
    // Keep what others changed as part of the wish: if the answer is lost, the next try must not overwrite it.
    const want = step.kind === 'update' ? step.content : item.want;
    this.#isKept ??= this.#box.isKept();
    const noted = this.#box.change(({ items, ...box }) => {
      const merged = replaced(items, key, (one) =>
        isSameWish(one.want, item.want, fields) ? { ...one, want } : one,
      );
      const hasLearned = item.id === null && step.kind !== 'create';
      const alone = hasLearned ? withoutTwins(merged, key, step.id, fields) : merged;
      return { ...box, items: withAttempt(alone, key, step) };
    });
    if (!isAlone) {
      // Note it before it is sent: if the tab is closed in the meantime, it must not be sent twice.
      const { items } = await noted;
      // The device has the item, but no room for the note: another visit would send it once more.
      if (this.#isKept && !this.#box.isKept() && !isStorageSilent())
        return { kind: 'unread', error: noRoom, isOwn: false };
      this.lists.left = items.length;
      const now = items.find((one) => one.key === key);
      // It was taken back or changed while the list was read.
      if (!now) return { kind: 'goesOn' };
      if (!isSameWish(now.want, want, fields)) return this.#forget(item);
    }
    // The old entry is deleted, by us or by somebody else, so the list drops it before the new one is created.
    const old = item.id ?? item.was;
    if (step.kind === 'create' && old !== undefined) this.#calls.adopt(old, null, false);
    for (const sent of withAttempt([item], key, step)) this.sent.set(key, sent);
    const { data: id, error, ...answer } = await this.#ask(step);
    if (id === undefined) return refusalOf(error) ?? { kind: 'silent', error };
    const stored = step.kind === 'delete' ? null : (answer.stored ?? step.content);
    this.#learn(id, stored);
    this.lists.add({
      id,
      content: step.kind === 'delete' ? null : step.content,
      isNew: step.kind === 'create',
    });
    if (step.kind === 'create' && this.#lacks(stored, want)) {
      // The create call does not take all fields: the rest follows as a change of the new entry.
      await this.#box.change((box) => withSettled(box, key, { wanted: stored, id, stored }, fields));
      return { kind: 'goesOn' };
    }
    // The old version is deleted; the new one is created next.
    if (step.kind === 'delete' && want !== null) {
      await this.#box.change((box) =>
        withSettled(box, key, { wanted: null, id: null, stored: null }, fields),
      );
      return { kind: 'goesOn' };
    }
    this.#settle(key, { wanted: want, id, stored });
    return { kind: 'taken', id, stored };
  }

  /** Whether the service did not store a field that the wish fills in. */
  #lacks(stored: Content | null, want: Content | null): boolean {
    if (stored === null || want === null) return false;
    const { fields } = this.#kind;
    return !isSame(fields, withoutEmptied(fields, stored, want).content, stored);
  }

  /** Nothing was sent after all, so the noted attempt is withdrawn. */
  async #forget({ key, id, before, attempt }: WaitingEntry<Content>): Promise<Advance<Content>> {
    await this.#box.change((box) => ({
      ...box,
      items: box.items.map((item) => (item.key === key ? { ...item, id, before, attempt } : item)),
    }));
    return { kind: 'goesOn' };
  }

  async #ask(step: OutboxCall<Content>): Promise<Created<Content>> {
    if (step.kind === 'create') return (await this.#calls.create?.(step.content)) ?? missing;
    const { error } =
      (await (step.kind === 'update'
        ? this.#calls.update?.(step.id, step.content, step.theirs)
        : this.#calls.remove?.(step.id, step.theirs))) ?? missing;
    // A deletion is also done if the entry is already gone.
    const isDone =
      error === undefined || (step.kind === 'delete' && isApiError(error) && error.kind === 'not-found');
    if (isDone && error !== undefined) this.#calls.adopt(step.id, null, false);
    return isDone ? { data: step.id } : { error };
  }

  async #read(): Promise<Listing<Content>> {
    const { items } = await this.#box.now();
    const asked = items.filter(({ trouble }) => trouble === null);
    const read = await this.#calls.list(asked);
    this.#covered = new Set(asked.map(({ key }) => key));
    this.#listed = 'data' in read ? read.data : undefined;
    this.#unread = 'data' in read ? (read.unread ?? []) : [];
    return read;
  }

  /** The next step of an item whose entry could not be read; null if it could, or if it has no id yet. */
  #unreadOf({ id }: WaitingEntry<Content>): Advance<never> | null {
    const unread = id === null ? undefined : this.#unread.find((entry) => isSameId(entry.id, id));
    if (!unread) return null;
    return refusalOf(unread.error) ?? { kind: 'unread', error: unread.error, isOwn: true };
  }

  #learn(id: Id, stored: Content | null): void {
    const others = this.#listed?.filter((entry) => !isSameId(entry.id, id));
    this.#listed = others && stored !== null ? [{ id, content: stored }, ...others] : others;
  }

  /** We do not wait for the device here: until it has noted this, the list would show that the item arrived. */
  #settle(key: string, settlement: Settlement<Content>): void {
    this.#count += 1;
    void this.#box.change((box) => withSettled(box, key, settlement, this.#kind.fields));
  }
}
