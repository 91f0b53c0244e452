import type { Batch } from '@/domain/changes/batch';
import { isSame } from '@/domain/changes/fields';
import type { Items } from '@/domain/changes/outbox';
import type { ListedEntry } from '@/domain/changes/outboxStep';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import { type Id, isSameId } from '@/domain/id';
import { connectionFound, connectionLost } from '@/shared/api/connectionSlice';
import { alikeAmong } from '@/shared/outbox/alikeAmong';
import { endBatch, stopBatch } from '@/shared/outbox/batches';
import type { Change, Outcome, SaveOptions } from '@/shared/outbox/change';
import { openChangesOf } from '@/shared/outbox/openChanges';
import type { Created, OutboxCalls, OutboxKind } from '@/shared/outbox/outboxKind';
import { saveNow } from '@/shared/outbox/saver';
import { sendWaiting } from '@/shared/outbox/sendWaiting';
import { sessionExpired, signedIn } from '@/shared/session/sessionSlice';
import { changeDeviceValue, keyOfValue, watchDeviceValue } from '@/shared/storage/deviceValue';
import { type AppDispatch, createAppStore } from '@/shared/store/store';
import { type DeviceTab, here } from './device';
import { type Entry, entryFields, kept } from './entries';
import type { Caller, Service } from './service';

/** A person with one device. */
export interface Person {
  readonly name: string;
  readonly guid: string;
  readonly tabs: Tab[];
  hasNetwork: boolean;
  isExpired: boolean;
}

/** A tab of a person, which shows the list of all entries. */
export class Tab implements Caller, DeviceTab {
  readonly person: Person;
  readonly flying = new Set<() => void>();
  isClosed = false;
  visit = 0;
  writesLeft = Infinity;
  isLastStored = false;
  /** The list as it was read last, with what this tab has saved since. */
  list: readonly ListedEntry<Entry>[] = [];
  /** How much other tabs have saved, and how much of that the list has. */
  saved = 0;
  #read = -1;
  /** What this tab has shown of its own. */
  readonly #shown: (readonly [Id, Entry | null])[] = [];
  readonly #service: Service;
  readonly #store = createAppStore();
  readonly #dispatch: AppDispatch = this.#store.dispatch;
  readonly kind: OutboxKind<Entry>;
  readonly ended: Promise<void>;
  #end = () => {};
  #stopWatching = () => {};

  constructor(person: Person, service: Service, hasUpdate: boolean) {
    this.person = person;
    this.#service = service;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    const calls = this.#calls();
    this.kind = { kept, fields: entryFields, hasUpdate, mayWait: () => true, calls: () => calls };
    this.signIn();
    if (!person.hasNetwork) this.#dispatch(connectionLost());
    this.run(() => {
      this.#stopWatching = watchDeviceValue(this.owner, kept);
    });
  }

  get guid(): string {
    return this.person.guid;
  }

  get owner() {
    return { extra: this.#store.extra, guid: this.guid };
  }

  /** Another tab may have saved something since the list was read, or it was never read. */
  get isAged(): boolean {
    return this.saved !== this.#read;
  }

  /** Runs code of the tab. */
  run<Result>(work: () => Result): Result {
    return here.run(this, work);
  }

  /** @param arrives whether the calls under way still arrive */
  readonly close = (arrives: boolean): void => {
    if (this.isClosed) return;
    this.isClosed = true;
    if (arrives) for (const arrive of this.flying) arrive();
    this.#stopWatching();
    this.#end();
  };

  signIn(): void {
    const names = { mail: '', givenName: this.person.name, surname: '', photo: null, location: '' };
    this.#dispatch(signedIn({ guid: this.guid, username: this.person.name, ...names }));
  }

  get isSignedIn(): boolean {
    return this.#store.getState().session.status === 'signedIn';
  }

  /** A call was refused with 401: the session ends, which cancels the other calls. */
  readonly hearEnd = (): void => {
    this.visit += 1;
    this.#dispatch(sessionExpired());
  };

  hearNetwork(isThere: boolean): void {
    this.#dispatch(isThere ? connectionFound() : connectionLost());
  }

  async save(
    changes: readonly Change<Entry>[],
    options: SaveOptions<Entry>,
  ): Promise<readonly Outcome<Entry>[]> {
    return this.run(async () => this.#dispatch(saveNow(this.kind, changes, options)));
  }

  async send(): Promise<void> {
    const { owner, kind } = this;
    await this.run(async () => sendWaiting({ owner, kind, calls: kind.calls(this.#dispatch) }));
  }

  async look(): Promise<void> {
    const [{ saved }, { length }] = [this, this.#shown];
    const read = await this.run(async () =>
      this.#service.answer(this, 'look', () => this.#service.list(), true),
    );
    if ('error' in read) return;
    this.list = read.data;
    // The answer may be older than what was saved during the call, as in `nowAndAfter` of the lists.
    for (const [id, content] of this.#shown.slice(length)) this.#put(id, content);
    this.#read = saved;
  }

  async changeItems(change: (items: Items<Entry>) => Items<Entry>): Promise<void> {
    await this.run(async () =>
      changeDeviceValue(this.owner, kept, (box) => ({ ...box, items: change(box.items) })),
    );
  }

  async stopBatch({ id }: Batch): Promise<void> {
    await this.run(async () => this.#dispatch(stopBatch(kept, id)));
  }

  async endBatch({ id }: Batch): Promise<void> {
    await this.run(async () => this.#dispatch(endBatch(kept, id)));
  }

  /** What waits, as far as the tab knows and shows it. */
  waiting(): Items<Entry> {
    return openChangesOf(this.owner.extra).visible<Entry>(keyOfValue(this.guid, kept));
  }

  /** The rows on the screen: the list with what waits. */
  rows(): readonly (Entry & { readonly id: Id })[] {
    const listed = this.list.map(({ id, content }) => Object.assign({ id }, content));
    return withWaiting(listed, this.waiting(), true);
  }

  /** The sum of hours on the screen. */
  sum(): number {
    return countedEntries(this.rows(), this.waiting()).reduce((sum, { hours }) => sum + hours, 0);
  }

  #show(id: Id, content: Entry | null): void {
    this.#shown.push([id, content]);
    this.#put(id, content);
    for (const tab of this.person.tabs) if (tab !== this) tab.saved += 1;
  }

  #put(id: Id, content: Entry | null): void {
    const others = this.list.filter((one) => !isSameId(one.id, id));
    this.list = content === null ? others : [{ id, content }, ...others];
  }

  #calls(): OutboxCalls<Entry> {
    const service = this.#service;
    return {
      list: async () => service.answer(this, 'list', () => service.list(), true),
      alike: (content) => (this.isAged ? null : alikeAmong(entryFields, content, this.list)),
      isAsSeen: (id, seen) =>
        !this.isAged &&
        this.list.some((one) => isSameId(one.id, id) && isSame(entryFields, one.content, seen)),
      create: async (content) =>
        service.answer(this, `create ${content.name}`, () => service.create(content)),
      update: async (id, content, theirs): Promise<Created<Entry>> =>
        service.answer(this, `update ${content.name}`, () => service.update(Number(id), content, theirs)),
      remove: async (id, theirs): Promise<Created<Entry>> =>
        service.answer(this, `remove ${theirs.name}`, () => service.remove(Number(id))),
      taken: (taken) => {
        for (const { id, content } of taken) this.#show(id, content);
      },
      adopt: (id, content) => this.#show(id, content),
    };
  }
}
