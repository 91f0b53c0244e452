import { describe, expect, test, vi } from 'vitest';
import type { Note } from '@/domain/changes/outbox.fixture';
import { type ApiError, errorOfStatus } from '../api/apiError';
import { recallDoubt } from '../drafts/draftStore';
import { type Change, newKey } from './change';
import { ada, errors } from './noteService.fixture';
import type { Created, Listing } from './outboxKind';
import { a, b, c } from './passage.fixture';
import { saveOpposite } from './save';
import { creation, mute, openSaving, there } from './saving.fixture';

const change: Change<Note> = { key: 'one', row: 7, before: a, want: b };
const own = { data: [{ id: 7, content: a }] };

describe('what a form is told of a new entry', () => {
  test.each<[string, Created<Note>, readonly Listing<Note>[], unknown]>([
    ['it has an id', { data: 9 }, [], { kind: 'saved', id: 9, stored: a }],
    ['it is stored otherwise', { data: 9, stored: a }, [], { kind: 'saved', id: 9, stored: a }],
    ['it was refused', { error: errors.refused }, [], { kind: 'failed', error: errors.refused }],
    [
      'a failure, and the list has it',
      { error: errors.broken },
      [there],
      { kind: 'saved', id: 3, stored: a },
    ],
    [
      'a failure, and the list lacks it',
      { error: errors.broken },
      [],
      { kind: 'failed', error: errors.broken },
    ],
    [
      'a failure, and the list cannot be read',
      { error: errors.broken },
      [{ error: errors.broken }],
      { kind: 'unknown', error: errors.broken },
    ],
    ['no id, and the list has it', { error: mute }, [there], { kind: 'saved', id: 3, stored: a }],
    [
      'no id, and the list lacks it',
      { error: mute },
      [],
      { kind: 'unknown', error: { kind: 'unconfirmed', isListRead: true } },
    ],
    [
      'an answer that is not as agreed, and the list lacks it',
      { error: { kind: 'contract', path: 'id' } },
      [],
      { kind: 'failed', error: { kind: 'contract', path: 'id' } },
    ],
    [
      'a session that ended',
      { error: errorOfStatus(401, undefined) },
      [],
      { kind: 'failed', error: errorOfStatus(401, undefined) },
    ],
  ])('%s (R-24.49)', async (_, answer, lists, outcome) => {
    const { save: press, waiting, create } = openSaving([answer], lists);
    expect(await press()).toEqual([outcome]);
    expect(await waiting()).toEqual([]);
    expect(create).toHaveBeenCalledOnce();
  });

  test.each<[ApiError, boolean, string]>([
    [errors.lost, true, 'waiting'],
    [{ kind: 'network' }, true, 'waiting'],
    [errors.lost, false, 'unknown'],
    [{ kind: 'network' }, false, 'failed'],
  ])('nobody answered (%j), and where it may wait (%s) it is %s (R-24.49)', async (error, mayWait, kind) => {
    const { save: press, waiting } = openSaving([{ error }], [], { mayWait });
    const [outcome] = await press();
    expect(outcome).toMatchObject(kind === 'waiting' ? { kind, id: 'one' } : { kind, error });
    expect(await waiting()).toHaveLength(mayWait ? 1 : 0);
  });

  test('a list that cannot be read: nothing was sent, or it is not known if it was sent before (R-24.49)', async () => {
    const unread = { error: errors.broken };
    const { save: press, create } = openSaving([{ error: errors.broken }], [unread, unread], {
      alike: () => null,
    });
    expect(await press()).toEqual([{ kind: 'failed', error: errors.broken }]);
    expect(create).not.toHaveBeenCalled();
    const again = openSaving([{ error: errors.broken }], [unread, unread]);
    expect(await again.save()).toEqual([{ kind: 'unknown', error: errors.broken }]);
    expect(await again.save()).toEqual([{ kind: 'unknown', error: errors.broken }]);
    expect(again.create).toHaveBeenCalledOnce();
  });

  test('what may have arrived is looked for under the same key, and only then sent again (R-24.49)', async () => {
    const { save: press, create, list } = openSaving([{ error: errors.broken }], [{ data: [] }, there]);
    expect(await press()).toMatchObject([{ kind: 'failed' }]);
    expect(await press()).toEqual([{ kind: 'saved', id: 3, stored: a }]);
    expect(create).toHaveBeenCalledOnce();
    // What was refused did not arrive: it is sent at once.
    const refused = openSaving([{ error: errors.refused }]);
    await refused.save();
    await refused.save();
    expect(refused.create).toHaveBeenCalledTimes(2);
    expect(refused.list).not.toHaveBeenCalled();
    expect(list).toHaveBeenCalledTimes(2);
  });

  test('of a form with a draft, what may have arrived is noted on the device until it is answered (R-24.49)', async () => {
    const doubt = async (hasDraft: boolean, error: ApiError) => {
      const { save: press, owner } = openSaving([{ error }], [], { mayWait: false });
      const key = newKey();
      await press([{ ...creation, key }], { hasDraft });
      return recallDoubt(owner.extra.drafts.of(ada.guid), key);
    };
    const attempt = { sent: a, alike: [] };
    expect(await doubt(true, errors.lost)).toEqual({ id: null, before: null, attempt });
    expect(await doubt(false, errors.lost)).toBeUndefined();
    expect(await doubt(true, errors.refused)).toBeFalsy();
  });
});

describe('what a form is told of a change', () => {
  test.each<[string, Created<Note>, readonly Listing<Note>[], unknown]>([
    ['it was taken', {}, [], { kind: 'saved', id: 7, stored: b }],
    ['it was refused', { error: errors.refused }, [], { kind: 'failed', error: errors.refused }],
    [
      'a failure, and the list has the change',
      { error: errors.broken },
      [{ data: [{ id: 7, content: b }] }],
      { kind: 'saved', id: 7, stored: b },
    ],
    [
      'a failure, and the list has the old version',
      { error: errors.broken },
      [own],
      { kind: 'failed', error: errors.broken },
    ],
    [
      'no answer of the right kind, and the old version',
      { error: mute },
      [own],
      { kind: 'failed', error: mute },
    ],
    [
      'a failure, and somebody changed it, too',
      { error: errors.broken },
      [{ data: [{ id: 7, content: c }] }],
      { kind: 'unknown', error: errors.broken },
    ],
  ])('%s (R-24.49)', async (_, answer, lists, outcome) => {
    const { save: press, waiting, update } = openSaving([answer], lists);
    expect(await press([change])).toEqual([outcome]);
    expect(await waiting()).toEqual([]);
    expect(update).toHaveBeenCalledOnce();
  });

  test('a conflict waits for the user, unless the form asks itself (R-24.49)', async () => {
    const theirs = { data: [{ id: 7, content: c }] };
    const { save: press, waiting } = openSaving([], [theirs], { isAsSeen: () => false });
    expect(await press([change])).toEqual([{ kind: 'waiting', id: 7, needsUser: true }]);
    expect(await waiting()).toMatchObject([{ key: 'one', trouble: { kind: 'clash', theirs: c } }]);
    const asks = openSaving([], [theirs]);
    const onConflict = vi.fn<(content: Note | null) => void>();
    expect(await asks.save([change], { onConflict })).toEqual([{ kind: 'unsent' }]);
    expect(onConflict.mock.calls).toEqual([[c]]);
    expect(await asks.waiting()).toEqual([]);
    expect(asks.update).not.toHaveBeenCalled();
    // The entry is read first, also if nobody changed it.
    const calm = openSaving([], [own]);
    expect(await calm.save([change], { onConflict })).toMatchObject([{ kind: 'saved' }]);
    expect(calm.list).toHaveBeenCalledOnce();
  });

  test('the opposite of a step is saved, or says why not (R-24.49)', async () => {
    const undo = async (tab: ReturnType<typeof openSaving>) =>
      tab.dispatch(saveOpposite(async () => Promise.resolve(tab.kind), { row: 7, before: a, want: b }));
    expect(await undo(openSaving([], [own]))).toBeUndefined();
    expect(await undo(openSaving([{ error: errors.refused }], [own]))).toBe(errors.refused);
    expect(await undo(openSaving([], [{ data: [{ id: 7, content: c }] }]))).toBeTruthy();
  });
});
