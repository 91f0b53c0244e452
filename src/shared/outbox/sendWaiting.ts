import type { Id } from '@/domain/id';
import { isSameId } from '@/domain/id';
import {
  type Outbox,
  type Settlement,
  type WaitingEntry,
  isSameWish,
  nextToSend,
  withAttempt,
  withSettled,
  withTrouble,
} from '@/domain/outbox';
import { type ListedEntry, type OutboxCall, outboxStep } from '@/domain/outboxStep';
import { type ApiError, isApiError } from '../api/apiError';
import {
  type DeviceOwner,
  changeDeviceValue,
  keyOfValue,
  knownDeviceValue,
  readDeviceValue,
} from '../storage/deviceValue';
import { inTurn } from '../storage/inOneTab';
import type { OutboxKind } from './outboxKind';

/** The calls of one kind of entries. Errors are `ApiError` values; anything else counts as no answer. */
export interface OutboxCalls<Content> {
  /** Reads all entries that the items are about, as fresh as the service has them. */
  readonly list: (
    items: readonly WaitingEntry<Content>[],
  ) => Promise<{ readonly data: readonly ListedEntry<Content>[] } | { readonly error: unknown }>;
  readonly create: (
    content: Content,
  ) => Promise<{ readonly data?: Id | undefined; readonly error?: unknown }>;
  readonly update: (id: Id, content: Content) => Promise<{ readonly error?: unknown }>;
  readonly remove: (id: Id) => Promise<{ readonly error?: unknown }>;
  /** A call whose answer was lost had arrived: its entry is shown, in front of the list where it is new. */
  readonly adopt: (id: Id, content: Content, isNew: boolean) => void;
}

/** The outbox to be sent, and by whom. */
export interface Sending<Content> {
  readonly owner: DeviceOwner;
  readonly kind: OutboxKind<Content>;
  readonly calls: OutboxCalls<Content>;
}

/** What came of sending. */
export interface SendingEnd {
  /** The service did not answer: it is to be tried again later. */
  readonly isUnanswered: boolean;
  /** How many items the service has taken. */
  readonly taken: number;
}

/** What a call's answer means for the item. */
type Fate =
  | { readonly kind: 'taken'; readonly id: Id }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string | null };

/** Statuses that say "not now" rather than no. */
const PASSING = new Set([401, 408, 425, 429]);

function fateOf(error: unknown): Fate {
  const known: ApiError = isApiError(error) ? error : { kind: 'network' };
  if (!('status' in known) || known.status >= 500 || PASSING.has(known.status)) return { kind: 'unanswered' };
  if (known.kind === 'not-found') return { kind: 'gone' };
  return { kind: 'refused', status: known.status, message: known.message ?? null };
}

/**
 * One passage through the outbox, in order; it ends where the service does not answer. One tab sends at a time: another one
 * waits until it is done, or closed.
 */
export async function sendWaiting<Content>(sending: Sending<Content>): Promise<SendingEnd> {
  const { owner, kind } = sending;
  let end: SendingEnd = { isUnanswered: false, taken: 0 };
  await inTurn(`sending/${keyOfValue(owner.guid, kind.kept)}`, async () => {
    end = await new Passage(sending).run();
  });
  return end;
}

class Passage<Content> {
  readonly #sending: Sending<Content>;
  #taken = 0;
  /** What the service has: read once, and corrected by what was taken since. */
  #listed: readonly ListedEntry<Content>[] | undefined;

  constructor(sending: Sending<Content>) {
    this.#sending = sending;
  }

  async run(): Promise<SendingEnd> {
    const { owner, kind } = this.#sending;
    // Another tab may have sent meanwhile, and this one not have heard of it yet.
    await readDeviceValue(owner, kind.kept);
    for (;;) {
      const item = nextToSend((await this.#now()).items);
      if (!item) return { isUnanswered: false, taken: this.#taken };
      if ((await this.#send(item)) === 'unanswered') return { isUnanswered: true, taken: this.#taken };
    }
  }

  async #send(item: WaitingEntry<Content>): Promise<'decided' | 'unanswered'> {
    const { key } = item;
    const listed = this.#listed ?? (await this.#read());
    if (!listed) return 'unanswered';
    const { fields } = this.#sending.kind;
    const step = outboxStep(item, listed, fields, (await this.#now()).items);
    if (step.kind === 'ask') {
      await this.#change((box) => ({ ...box, items: withTrouble(box.items, key, step.trouble) }));
      return 'decided';
    }
    if (step.kind === 'done') {
      if (step.id !== null && item.want !== null)
        this.#sending.calls.adopt(step.id, item.want, item.id === null);
      await this.#settle(key, { wanted: item.want, id: step.id, stored: item.want });
      return 'decided';
    }
    return this.#call(item, step);
  }

  async #call(item: WaitingEntry<Content>, step: OutboxCall<Content>): Promise<'decided' | 'unanswered'> {
    const { key, want: wanted } = item;
    const { fields } = this.#sending.kind;
    // Kept before it goes out: a tab that is closed meanwhile must not make it go out twice.
    const { items } = await this.#change((box) => ({ ...box, items: withAttempt(box.items, key, step) }));
    const now = items.find((one) => one.key === key);
    // Taken back, or changed, while the list was read.
    if (!now) return 'decided';
    if (!isSameWish(now.want, wanted, fields)) return this.#forget(item);
    const fate = await this.#ask(step);
    if (fate.kind === 'taken') {
      const stored = step.kind === 'delete' ? null : step.content;
      this.#learn(fate.id, stored);
      await this.#settle(key, { wanted, id: fate.id, stored });
      return 'decided';
    }
    if (fate.kind === 'unanswered') return 'unanswered';
    const trouble = fate.kind === 'gone' ? ({ kind: 'clash', theirs: null } as const) : fate;
    await this.#change((box) => ({ ...box, items: withTrouble(box.items, key, trouble) }));
    return 'decided';
  }

  /** Nothing was sent after all: the attempt that was noted is none. */
  async #forget({ key, id, before, attempt }: WaitingEntry<Content>): Promise<'decided'> {
    await this.#change((box) => ({
      ...box,
      items: box.items.map((item) => (item.key === key ? { ...item, id, before, attempt } : item)),
    }));
    return 'decided';
  }

  async #ask(step: OutboxCall<Content>): Promise<Fate> {
    const { calls } = this.#sending;
    if (step.kind === 'create') {
      const { data, error } = await calls.create(step.content);
      return data === undefined ? fateOf(error) : { kind: 'taken', id: data };
    }
    const { error } = await (step.kind === 'update'
      ? calls.update(step.id, step.content)
      : calls.remove(step.id));
    if (error === undefined) return { kind: 'taken', id: step.id };
    const fate = fateOf(error);
    // Gone already is what a deletion wanted.
    return fate.kind === 'gone' && step.kind === 'delete' ? { kind: 'taken', id: step.id } : fate;
  }

  async #read(): Promise<readonly ListedEntry<Content>[] | undefined> {
    const { items } = await this.#now();
    const read = await this.#sending.calls.list(items.filter(({ trouble }) => trouble === null));
    this.#listed = 'data' in read ? read.data : undefined;
    return this.#listed;
  }

  #learn(id: Id, stored: Content | null): void {
    const others = this.#listed?.filter((entry) => !isSameId(entry.id, id)) ?? [];
    this.#listed = stored === null ? others : [{ id, content: stored }, ...others];
  }

  async #settle(key: string, settlement: Settlement<Content>): Promise<void> {
    this.#taken += 1;
    await this.#change((box) => withSettled(box, key, settlement, this.#sending.kind.fields));
  }

  async #now(): Promise<Outbox<Content>> {
    return knownDeviceValue(this.#sending.owner, this.#sending.kind.kept);
  }

  async #change(change: (box: Outbox<Content>) => Outbox<Content>): Promise<Outbox<Content>> {
    return (await changeDeviceValue(this.#sending.owner, this.#sending.kind.kept, change)).value;
  }
}
