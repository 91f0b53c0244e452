import * as v from 'valibot';
import { vi } from 'vitest';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { type Note, noteFields } from '@/domain/changes/outbox.fixture';
import { pageBox } from './boxes';
import type { Listing, OutboxCalls, SavedKind } from './outboxKind';
import { Passage } from './passage';

export const note = (text: string, hours = 1): Note => ({ text, hours });
export const [a, b, c] = [note('a'), note('b'), note('c')];
/** A new entry that waits. */
export const item = (more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key: 'one',
  since: 0,
  id: null,
  before: null,
  want: a,
  attempt: null,
  trouble: null,
  ...more,
});
/** The fields that make the item a change of a stored entry. */
export const stored = { id: 7, before: a, want: b };

/** How a note is read from the device. */
export const noteSchema = v.object({ text: v.string(), hours: v.number() });

export interface World {
  readonly kind?: Partial<SavedKind<Note>>;
  readonly calls?: Partial<OutboxCalls<Note>>;
  readonly list?: Listing<Note>;
  readonly isKept?: () => boolean;
  /** The kind has no call that writes. */
  readonly isReadOnly?: boolean;
}

/** A passage over these items; the service answers each call as it is told. */
export async function openPassage(
  items: readonly WaitingEntry<Note>[],
  { kind, calls, list = { data: [] }, isKept = () => true, isReadOnly = false }: World = {},
) {
  const box = { ...pageBox<Note>(() => undefined), isKept };
  await box.change((now) => ({ ...now, items }));
  const spies = {
    list: vi.fn<OutboxCalls<Note>['list']>(async () => Promise.resolve(list)),
    create: vi.fn<NonNullable<OutboxCalls<Note>['create']>>(async () => Promise.resolve({ data: 9 })),
    update: vi.fn<NonNullable<OutboxCalls<Note>['update']>>(async () => Promise.resolve({})),
    remove: vi.fn<NonNullable<OutboxCalls<Note>['remove']>>(async () => Promise.resolve({})),
    taken: vi.fn<NonNullable<OutboxCalls<Note>['taken']>>(),
    adopt: vi.fn<OutboxCalls<Note>['adopt']>(),
  };
  const { list: read, adopt } = spies;
  const all = isReadOnly ? { list: read, adopt } : { ...spies, ...calls };
  const of = { fields: noteFields, hasUpdate: true, calls: () => all, ...kind };
  return { passage: new Passage(of, all, box), box, ...spies };
}
