import { vi } from 'vitest';
import { type Note, noteFields } from '@/domain/changes/outbox.fixture';
import type { ApiError } from '../api/apiError';
import { signedIn } from '../session/sessionSlice';
import { readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { type Change, type SaveOptions, newKey } from './change';
import { keptOutbox } from './keptOutbox';
import { ada } from './noteService.fixture';
import type { Created, Listing, OutboxCalls, OutboxKind } from './outboxKind';
import { a, noteSchema } from './passage.fixture';
import { save } from './save';

/** The service created something, and did not say what. */
export const mute: ApiError = { kind: 'unconfirmed', isListRead: false };
export const creation: Change<Note> = { key: 'one', row: null, before: null, want: a };

/** A tab, and a service that lists and answers as it is told: the first answer for the first call, and so on. */
export function openSaving(
  answers: readonly Created<Note>[] = [],
  lists: readonly Listing<Note>[] = [],
  {
    mayWait = true,
    hasUpdate = true,
    ...more
  }: Partial<OutboxCalls<Note>> & { readonly mayWait?: boolean; readonly hasUpdate?: boolean } = {},
) {
  const [calls, reads] = [answers.values(), lists.values()];
  const answer = async () => Promise.resolve(calls.next().value ?? { data: 9 });
  const create = vi.fn<(content: Note) => Promise<Created<Note>>>(answer);
  const update = vi.fn<() => Promise<Created<Note>>>(answer);
  const all: OutboxCalls<Note> = {
    list: vi.fn<OutboxCalls<Note>['list']>(async () => Promise.resolve(reads.next().value ?? { data: [] })),
    create,
    update,
    remove: answer,
    adopt: () => undefined,
    alike: () => [],
    ...more,
  };
  const kind: OutboxKind<Note> = {
    kept: keptOutbox<Note>(`notes-${newKey()}`, noteSchema),
    fields: noteFields,
    hasUpdate,
    mayWait: () => mayWait,
    calls: () => all,
  };
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  return {
    create,
    update,
    list: all.list,
    kind,
    owner,
    dispatch,
    save: async (changes: readonly Change<Note>[] = [creation], options?: SaveOptions<Note>) =>
      dispatch(save(async () => Promise.resolve(kind), changes, options)),
    waiting: async () => (await readDeviceValue(owner, kind.kept)).items,
  };
}

/** A list that has what was sent. */
export const there = { data: [{ id: 3, content: a }] };
