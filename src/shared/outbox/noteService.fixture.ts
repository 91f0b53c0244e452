import * as v from 'valibot';
import type { Fields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { ApiError } from '../api/apiError';
import type { SessionUser } from '../session/sessionUser';
import { newKey } from './change';
import { keptOutbox } from './keptOutbox';
import type { OutboxCalls, OutboxKind } from './outboxKind';

/** The owner of the notes. */
export const ada: SessionUser = {
  guid: 'ada',
  username: 'ada',
  mail: '',
  givenName: 'Ada',
  surname: 'Brandt',
  photo: null,
  location: '',
};

/** The content of an entry. */
export interface Note {
  readonly text: string;
}

/** A note has only one field, its text. */
export const noteFields: Fields<Note> = {
  parts: { text: ['text'] },
  identity: ['text'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: [],
};

export const errors = {
  lost: { kind: 'timeout' },
  broken: { kind: 'http', status: 500, message: undefined },
  mute: { kind: 'unconfirmed', isListRead: false },
  refused: { kind: 'conflict', status: 409, message: 'no' },
} satisfies Record<string, ApiError>;

/** The fates of a call: whether it is carried out, and the error that the client gets instead of an answer. */
export const fates = [
  { isDone: true, error: errors.lost },
  { isDone: true, error: errors.broken },
  { isDone: true, error: errors.mute },
  { isDone: false, error: errors.lost },
  { isDone: false, error: errors.broken },
  { isDone: false, error: errors.refused },
] as const;

/** The faults that calls and reads of the list meet, one after another; once they are used up, everything works. */
export interface Faults {
  readonly calls: readonly (typeof fates)[number][];
  readonly reads: readonly boolean[];
}

/** A service with a list, and one kind of entries of it. */
export class NoteService {
  readonly kind: OutboxKind<Note>;
  list: { readonly id: Id; readonly content: Note }[] = [];
  /** The calls hang: they are never answered. */
  isHanging = false;
  readonly sent: string[] = [];
  readonly #calls: Iterator<(typeof fates)[number]>;
  readonly #reads: Iterator<boolean>;
  #count = 0;

  constructor({ calls, reads }: Faults, hasUpdate = true) {
    this.#calls = calls.values();
    this.#reads = reads.values();
    this.kind = {
      kept: keptOutbox<Note>(`notes-${newKey()}`, v.object({ text: v.string() })),
      fields: noteFields,
      hasUpdate,
      mayWait: () => true,
      calls: () => this.#callsOf(),
    };
  }

  add(text: string): void {
    this.#count += 1;
    this.list.unshift({ id: this.#count, content: { text } });
  }

  texts(): readonly string[] {
    return this.list.map(({ content }) => content.text);
  }

  async #call(name: string, act: () => void): Promise<{ readonly error?: ApiError }> {
    this.sent.push(name);
    if (this.isHanging) await new Promise(() => undefined);
    const { value: fate } = this.#calls.next();
    if (!fate || fate.isDone) act();
    return fate ? { error: fate.error } : {};
  }

  #callsOf(): OutboxCalls<Note> {
    return {
      list: async () =>
        Promise.resolve(
          this.#reads.next().value === false ? { error: errors.lost } : { data: [...this.list] },
        ),
      alike: () => null,
      create: async ({ text }) => {
        const { error } = await this.#call(`create ${text}`, () => this.add(text));
        return error ? { error } : { data: this.#count };
      },
      update: async (id, content) =>
        this.#call(`update ${content.text}`, () => {
          this.list = this.list.map((one) => (one.id === id ? { id, content } : one));
        }),
      remove: async (id) =>
        this.#call('remove', () => {
          this.list = this.list.filter((one) => one.id !== id);
        }),
      adopt: () => undefined,
    };
  }
}
