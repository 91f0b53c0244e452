import { describe, expect, test, vi } from 'vitest';
import type { WaitingEntry } from '@/domain/changes/outbox';
import type { Note } from '@/domain/changes/outbox.fixture';
import { errorOfStatus } from '../api/apiError';
import { errors } from './noteService.fixture';
import type { Listing } from './outboxKind';
import { type World, a, b, c, item, openPassage, stored } from './passage.fixture';

const error = errors.broken;
const first = item();

describe('what was saved a moment ago', () => {
  const fresh = { isFresh: true };
  const alike = () => [3];

  test('is sent without the list, and its attempt is noted before the call (R-24.47)', async () => {
    const { passage, box, list, create, taken } = await openPassage([first], { calls: { alike } });
    let noted: unknown;
    create.mockImplementation(async () => {
      noted = (await box.now()).items[0]?.attempt;
      return { data: 9 };
    });
    expect(await passage.advance(first, fresh)).toEqual({ kind: 'taken', id: 9, stored: a });
    expect(noted).toEqual({ sent: a, alike: [3] });
    expect(list).not.toHaveBeenCalled();
    expect(taken.mock.calls).toEqual([[[{ id: 9, content: a, isNew: true }]]]);
    expect((await box.now()).items).toEqual([]);
    expect((await box.now()).sent).toEqual([{ key: 'one', id: 9 }]);
    expect(passage.taken).toBe(1);
  });

  test('reads the list if the app does not know the like of a new entry (R-24.47)', async () => {
    const { passage, list } = await openPassage([first], { calls: { alike: () => null } });
    await passage.advance(first, fresh);
    expect(list).toHaveBeenCalledOnce();
    const without = await openPassage([first]);
    await without.passage.advance(first, fresh);
    expect(without.list).toHaveBeenCalledOnce();
  });

  test('reads the list if it is not as it was seen; a deletion overwrites nothing (R-24.47)', async () => {
    const isAsSeen = vi.fn<(id: unknown, seen: Note) => boolean>(() => false);
    const list = { data: [{ id: 7, content: a }] };
    const reads = async (one: WaitingEntry<Note>, world: World) => {
      const { passage, list: read } = await openPassage([one], { list, ...world });
      await passage.advance(one, fresh);
      return read.mock.calls.length;
    };
    expect(await reads(item(stored), { calls: { isAsSeen } })).toBe(1);
    expect(isAsSeen).toHaveBeenCalledWith(7, a);
    expect(await reads(item(stored), { calls: { isAsSeen: () => true } })).toBe(0);
    expect(await reads(item(stored), {})).toBe(0);
    expect(await reads(item({ ...stored, want: null }), { calls: { isAsSeen } })).toBe(0);
    expect(await reads(first, { calls: { isAsSeen, alike } })).toBe(0);
    expect(isAsSeen).toHaveBeenCalledTimes(1);
  });

  test('is compared with the list once that was read, and where a place may be taken (R-24.47)', async () => {
    const change = item({ ...stored, key: 'two' });
    const { passage, list, update } = await openPassage([first, change], {
      list: { data: [{ id: 7, content: a }] },
    });
    await passage.advance(first);
    expect(await passage.advance(change, fresh)).toMatchObject({ kind: 'taken' });
    expect(list).toHaveBeenCalledTimes(1);
    expect(update).toHaveBeenCalledWith(7, b, a);
    const place = await openPassage([first], { calls: { alike } });
    await place.passage.advance(first, { isFresh: true, isTaken: () => false });
    expect(place.list).toHaveBeenCalledOnce();
    expect(place.create).toHaveBeenCalledOnce();
  });
});

describe('the list', () => {
  test('is read once, and again for what was put into the box since (R-24.47)', async () => {
    const [one, two, three] = [item(), item({ key: 'two', want: b }), item({ key: 'three', want: c })];
    const { passage, box, list } = await openPassage([
      one,
      two,
      item({ key: 'no', trouble: { kind: 'unchanged' } }),
    ]);
    await passage.advance(one);
    await passage.advance(two);
    expect(list).toHaveBeenCalledTimes(1);
    expect(list.mock.calls[0]?.[0].map(({ key }) => key)).toEqual(['one', 'two']);
    await box.change((now) => ({ ...now, items: [...now.items, three] }));
    await passage.advance(three);
    expect(list).toHaveBeenCalledTimes(2);
    expect(passage.taken).toBe(3);
  });

  test('has what the service has taken since (R-24.47)', async () => {
    const again = item({ key: 'two', attempt: { sent: a, alike: [] } });
    const { passage, create } = await openPassage([first, again]);
    await passage.advance(first);
    // Its own entry is not what the other one has created.
    expect(await passage.advance(again)).toMatchObject({ kind: 'taken', id: 9 });
    expect(create).toHaveBeenCalledTimes(1);
    const gone = item({ ...stored, want: null });
    const later = item({ ...stored, key: 'two' });
    const deleted = await openPassage([gone, later], { list: { data: [{ id: '7', content: a }] } });
    await deleted.passage.advance(gone);
    expect(deleted.remove).toHaveBeenCalledWith('7', a);
    expect(await deleted.passage.advance(later)).toEqual({
      kind: 'asks',
      trouble: { kind: 'clash', theirs: null },
    });
  });

  test('that cannot be read ends the step, and is read again for the next (R-24.47)', async () => {
    const { passage, list, create } = await openPassage([first], { list: { error } });
    expect(await passage.advance(first)).toEqual({ kind: 'unread', error, isOwn: false });
    await passage.advance(first);
    expect(list).toHaveBeenCalledTimes(2);
    expect(create).not.toHaveBeenCalled();
  });

  test('may lack single entries: a refused one is refused, and another is passed over (R-24.47)', async () => {
    const refusal = errorOfStatus(403, 'Not yours');
    const unread = [
      { id: '8', error },
      { id: 9, error: refusal },
    ];
    const items = [
      item(stored),
      item({ key: 'two', id: 8, want: c }),
      item({ key: 'three', id: 9 }),
      item({ key: 'new' }),
    ];
    const { passage } = await openPassage(items, { list: { data: [{ id: 7, content: a }], unread } });
    const came = [];
    // oxlint-disable-next-line no-await-in-loop -- one item after another
    for (const one of items) came.push(await passage.advance(one));
    expect(came).toMatchObject([
      { kind: 'taken' },
      { kind: 'unread', error, isOwn: true },
      { kind: 'refused', error: refusal, trouble: { kind: 'refused', status: 403 } },
      { kind: 'taken' },
    ]);
  });

  test('says whether the place of a new entry is taken; then it is shown and nothing is created (R-24.47)', async () => {
    const { passage, create, adopt } = await openPassage([first], {
      list: { data: [{ id: 3, content: c }] },
    });
    expect(await passage.advance(first, { isTaken: ({ id }) => id === 3 })).toEqual({
      kind: 'refused',
      error: { kind: 'conflict', status: 409, message: undefined },
      trouble: { kind: 'clash', theirs: c },
    });
    expect(create).not.toHaveBeenCalled();
    expect(adopt.mock.calls).toEqual([[3, c, true]]);
    const change = await openPassage([item(stored)], { list: { data: [{ id: 7, content: a }] } });
    expect(await change.passage.advance(item(stored), { isTaken: () => true })).toMatchObject({
      kind: 'taken',
    });
  });
});

describe('what is there already', () => {
  test('is done without a call, and shown: in front if it is new (R-24.47)', async () => {
    const sent = item({ attempt: { sent: a, alike: [] } });
    const { passage, box, adopt, create, taken } = await openPassage([sent], {
      list: { data: [{ id: 3, content: a }] },
    });
    expect(await passage.advance(sent)).toEqual({ kind: 'taken', id: 3, stored: a });
    expect(adopt.mock.calls).toEqual([[3, a, true]]);
    expect([create, taken].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    expect((await box.now()).items).toEqual([]);
    expect(passage.taken).toBe(1);
    const same = await openPassage([item(stored)], { list: { data: [{ id: 7, content: b }] } });
    await same.passage.advance(item(stored));
    expect(same.adopt.mock.calls).toEqual([[7, b, false]]);
  });

  test('is nothing to show if the service never had it (R-24.47)', async () => {
    const back = item({ want: null });
    const { passage, adopt } = await openPassage([back]);
    expect(await passage.advance(back)).toEqual({ kind: 'taken', id: null, stored: null });
    expect(adopt).not.toHaveBeenCalled();
  });

  test('is looked for after an answer that says nothing, without another call (R-24.47)', async () => {
    const sent = item({ attempt: { sent: a, alike: [] } });
    const look = async (list: Listing<Note>, items = [sent]) => {
      const { passage, create } = await openPassage(items, { list });
      const came = await passage.lookFor('one', error);
      expect(create).not.toHaveBeenCalled();
      return came;
    };
    expect(await look({ data: [{ id: 3, content: a }] })).toMatchObject({ kind: 'taken', id: 3 });
    expect(await look({ data: [] })).toEqual({ kind: 'silent', error });
    expect(await look({ error: errors.lost })).toEqual({ kind: 'unread', error: errors.lost, isOwn: false });
    expect(await look({ data: [] }, [])).toEqual({ kind: 'goesOn' });
    const unknown = { ...sent, attempt: { sent: a, alike: null } };
    expect(await look({ data: [{ id: 3, content: a }] }, [unknown])).toMatchObject({ kind: 'asks' });
    const own = [item({ ...stored, key: 'other' }), item({ ...stored })];
    expect(await look({ data: [], unread: [{ id: 7, error: errors.broken }] }, own)).toMatchObject({
      kind: 'unread',
      isOwn: true,
    });
  });
});
