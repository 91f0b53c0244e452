import { type Fields, isSame } from './fields';
import { type Id, isSameId } from '../id';
import {
  EMPTY_OUTBOX,
  type WaitingEntry,
  nextToSend,
  withAttempt,
  withKnown,
  withSettled,
  withTrouble,
  withWish,
  withoutWish,
} from './outbox';
import { type ListedEntry, type OutboxCall, outboxStep } from './outboxStep';

/** Two fields are enough for conflicts and merges; equal contents are what makes lost answers hard. */
export interface Note {
  readonly text: string;
  readonly hours: number;
}

/** Text and hours are merged separately. */
export const noteFields: Fields<Note, 'text' | 'hours'> = {
  parts: { text: ['text'], hours: ['hours'] },
  identity: ['text', 'hours'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: [],
};

/** The fate of a call: it is answered, or it or its answer gets lost on the way. */
export type Fate = 'answered' | 'requestLost' | 'answerLost';

/** A service whose answers get lost, the outbox of one device, and the entries its user believes to have booked. */
export class World<Content extends object> {
  stored: ListedEntry<Content>[] = [];
  items: readonly WaitingEntry<Content>[] = [];
  /** By row: an id of the service or the key of an item. */
  readonly wished = new Map<string, Content>();
  /** Kinds of the calls that the outbox asked for. */
  readonly asked = new Set<OutboxCall<Content>['kind']>();
  /** Deleted on the screen, but still at the service until it can no longer be undone. */
  readonly heldBack = new Map<string, Content>();
  readonly #fields: Fields<Content>;
  #count = 0;

  /** @param fields how the entries are compared and merged */
  constructor(fields: Fields<Content>) {
    this.#fields = fields;
  }

  /** All entries that say the same, including one that is about to be deleted, because it was there before. */
  #alike(note: Content): readonly Id[] {
    return this.stored.filter(({ content }) => isSame(this.#fields, content, note)).map(({ id }) => id);
  }

  #create(content: Content): Id {
    this.#count += 1;
    this.stored = [{ id: this.#count, content }, ...this.stored];
    return this.#count;
  }

  /**
   * Another person books something at the same service.
   *
   * @param noteOf content by a number that no other entry has: an entry that says the same as our lost call cannot be
   *   told
   *   from what that call would have created, so that taking the call back would remove theirs
   */
  foreign(noteOf: (count: number) => Content): void {
    const note = noteOf(this.#count);
    const id = this.#create(note);
    this.wished.set(String(id), note);
  }

  /** The user saves a new entry: at once with a network, otherwise through the outbox. */
  save(note: Content, fate: Fate | 'offline'): void {
    this.#count += 1;
    const key = `waiting-${this.#count}`;
    const alike = this.#alike(note);
    if (fate === 'answered') {
      const id = this.#create(note);
      this.items = withKnown(this.items, id);
      this.wished.set(String(id), note);
      return;
    }
    if (fate === 'answerLost') this.#create(note);
    const attempt = fate === 'offline' ? null : { sent: note, alike };
    this.items = withWish(
      this.items,
      { key, since: 0, row: null, before: null, want: note, attempt },
      this.#fields,
    );
    this.wished.set(key, note);
  }

  /** The user changes, deletes (null) or takes back a waiting entry. */
  change(index: number, want: Content | null | 'discard'): void {
    const item = this.items[index % Math.max(1, this.items.length)];
    if (!item) return;
    if (want === 'discard') this.items = withoutWish(this.items, item.key);
    else
      this.items = withWish(
        this.items,
        { key: 'unused', since: 0, row: item.key, before: null, want, attempt: null },
        this.#fields,
      );
    const left = want === 'discard' ? item.before : want;
    this.#wish(item.key, left);
    // An item that was taken back, or is as it was before, no longer waits.
    if (!this.items.some(({ key }) => key === item.key)) this.#leave(item.key, item.id);
  }

  /** The user deletes or changes an entry in the list. */
  edit(index: number, want: Content | null): void {
    const shown = this.stored.filter(({ id }) => this.wished.has(String(id)));
    const entry = shown[index % Math.max(1, shown.length)];
    if (!entry) return;
    this.#count += 1;
    const before = entry.content;
    const wish = { key: `waiting-${this.#count}`, since: 0, row: entry.id, before, want, attempt: null };
    this.items = withWish(this.items, wish, this.#fields);
    this.wished.delete(String(entry.id));
    this.#wish(wish.key, want);
  }

  #wish(row: string, want: Content | null): void {
    if (want) this.wished.set(row, want);
    else this.wished.delete(row);
  }

  /** The user deletes an entry in the list; the call is held back so that it can be undone. */
  holdBack(index: number): void {
    const shown = this.stored.filter(({ id }) => this.wished.has(String(id)));
    const entry = shown[index % Math.max(1, shown.length)];
    if (!entry) return;
    this.heldBack.set(String(entry.id), entry.content);
    this.wished.delete(String(entry.id));
  }

  /** The deletion was sent, or was undone or failed: then the entry is on the screen again. */
  letGo(isDeleted: boolean): void {
    for (const [id, content] of this.heldBack) {
      if (isDeleted) this.stored = this.stored.filter((one) => !isSameId(one.id, id));
      else this.wished.set(id, content);
    }
    this.heldBack.clear();
  }

  /** An item is gone: its row now has the service's id. */
  #leave(key: string, id: Id | null): void {
    const mine = this.wished.get(key);
    this.wished.delete(key);
    if (mine && id !== null) this.wished.set(String(id), mine);
  }

  /** The outbox sends its first item, with the given fate of the call. */
  send(fate: Fate): boolean {
    const item = nextToSend(this.items);
    if (!item) return false;
    const { key, want: wanted } = item;
    const step = outboxStep(item, this.stored, { fields: this.#fields, hasUpdate: true }, this.items);
    if (step.kind === 'ask') this.items = withTrouble(this.items, key, step.trouble);
    else if (step.kind === 'done') this.#settle(item, step.id, wanted);
    else {
      this.asked.add(step.kind);
      const sent = step.kind === 'delete' ? null : step.content;
      this.items = withAttempt(this.items, key, step);
      let id = step.kind === 'create' ? null : step.id;
      if (fate !== 'requestLost') {
        if (step.kind === 'create') id = this.#create(step.content);
        else if (step.kind === 'delete') this.stored = this.stored.filter((one) => !isSameId(one.id, id));
        else
          this.stored = this.stored.map((one) =>
            isSameId(one.id, id) ? { ...one, content: step.content } : one,
          );
      }
      if (fate === 'answered') this.#settle(item, id, wanted, sent);
    }
    return true;
  }

  #settle(item: WaitingEntry<Content>, id: Id | null, wanted: Content | null, stored = wanted): void {
    this.items = withSettled(
      { ...EMPTY_OUTBOX, items: this.items },
      item.key,
      { wanted, id, stored },
      this.#fields,
    ).items;
    if (!this.items.some(({ key }) => key === item.key)) this.#leave(item.key, id);
  }

  /** The network is back for good. */
  sendAll(): void {
    for (let calls = 0; this.send('answered'); calls += 1) if (calls > 1000) throw new Error('it never ends');
  }

  get booked(): string[] {
    return this.stored.map(({ content }) => JSON.stringify(content)).toSorted();
  }

  get believed(): string[] {
    return [...this.wished.values()].map((note) => JSON.stringify(note)).toSorted();
  }
}
