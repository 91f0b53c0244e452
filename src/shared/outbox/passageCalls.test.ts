import { describe, expect, test, vi } from 'vitest';
import { type ApiError, errorOfStatus } from '../api/apiError';
import { errors } from './noteService.fixture';
import { a, b, item, note, openPassage, stored } from './passage.fixture';

const first = item();

describe('a call', () => {
  const list = { data: [{ id: 7, content: a }] };
  const change = item(stored);

  test.each<[ApiError, string]>([
    [errors.broken, 'silent'],
    [errors.lost, 'silent'],
    [errors.refused, 'refused'],
  ])('that answers %j is %s, and what was sent stays noted (R-24.47)', async (answer, kind) => {
    const { passage, box, update, taken } = await openPassage([change], { list });
    update.mockResolvedValue({ error: answer });
    expect(await passage.advance(change)).toMatchObject({ kind, error: answer });
    expect((await box.now()).items).toEqual([{ ...change, attempt: { sent: b, alike: [] } }]);
    expect(taken).not.toHaveBeenCalled();
    expect(passage.taken).toBe(0);
  });

  test('that the kind does not have finds nothing (R-24.47)', async () => {
    for (const one of [first, change, item({ ...stored, want: null })]) {
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      const { passage } = await openPassage([one], { list, isReadOnly: true });
      // oxlint-disable-next-line no-await-in-loop -- one call after another
      const came = await passage.advance(one);
      expect(came.kind).toBe(one.want === null ? 'taken' : 'refused');
    }
  });

  test('that deletes what is gone is done, and the row goes; what cannot be changed is not (R-24.47)', async () => {
    const gone = item({ ...stored, want: null });
    const { passage, remove, adopt, taken } = await openPassage([gone], { list });
    remove.mockResolvedValue({ error: errorOfStatus(404, undefined) });
    expect(await passage.advance(gone)).toEqual({ kind: 'taken', id: 7, stored: null });
    expect(adopt.mock.calls).toEqual([[7, null, false]]);
    expect(taken.mock.calls).toEqual([[[{ id: 7, content: null, isNew: false }]]]);
    const kept = await openPassage([gone], { list });
    kept.remove.mockResolvedValue({ error: errors.refused });
    expect(await kept.passage.advance(gone)).toMatchObject({ kind: 'refused' });
    const lost = await openPassage([change], { list });
    lost.update.mockResolvedValue({ error: errorOfStatus(404, undefined) });
    expect(await lost.passage.advance(change)).toMatchObject({ kind: 'refused', trouble: { theirs: null } });
    expect(lost.adopt).not.toHaveBeenCalled();
  });

  test('that creates a part is followed by a change with the rest (R-24.47)', async () => {
    const { passage, box, create } = await openPassage([first], {
      kind: { createdPart: () => note('part') },
    });
    expect(await passage.advance(first)).toEqual({ kind: 'goesOn' });
    expect(create).toHaveBeenCalledWith(note('part'));
    expect((await box.now()).items).toEqual([item({ id: 9, before: note('part') })]);
    expect(passage.taken).toBe(0);
    const other = await openPassage([first]);
    other.create.mockResolvedValue({ data: 9, stored: note('otherwise') });
    expect(await other.passage.advance(first)).toEqual({ kind: 'goesOn' });
    expect((await other.box.now()).items).toEqual([item({ id: 9, before: note('otherwise') })]);
  });

  test('that deletes the old version is followed by the new one (R-24.47)', async () => {
    const { passage, box, remove, create, adopt } = await openPassage([change], {
      list,
      kind: { hasUpdate: false },
    });
    expect(await passage.advance(change)).toEqual({ kind: 'goesOn' });
    expect(remove).toHaveBeenCalledWith(7, a);
    const [left] = (await box.now()).items;
    expect(left).toEqual(item({ want: b, was: 7 }));
    if (!left) throw new Error('it waits');
    expect(await passage.advance(left)).toMatchObject({ kind: 'taken', id: 9 });
    expect(create).toHaveBeenCalledWith(b);
    expect(adopt.mock.calls).toEqual([[7, null, false]]);
  });

  test('that arrived is found as it was sent, and what joined it meanwhile goes on waiting (R-14.78)', async () => {
    const joined = { ...change, want: note('joined'), attempt: { sent: b, alike: [] } };
    const { passage, box } = await openPassage([joined], { list: { data: [{ id: 7, content: b }] } });
    expect(await passage.lookFor(change.key, errors.mute)).toEqual({ kind: 'taken', id: 7, stored: b });
    expect((await box.now()).items).toEqual([{ ...joined, before: b, attempt: null }]);
    const wanted = { ...joined, attempt: { sent: null, alike: [] } };
    const gone = await openPassage([wanted]);
    gone.passage.sent.set(change.key, { ...wanted, want: null });
    expect(await gone.passage.lookFor(change.key, errors.mute)).toEqual({
      kind: 'taken',
      id: 7,
      stored: null,
    });
    expect((await gone.box.now()).items).toEqual([
      { ...joined, was: 7, id: null, before: null, attempt: null },
    ]);
  });

  test('that creates anew what was deleted elsewhere takes the old row away, which a list may still have (R-14.74)', async () => {
    const { passage, adopt } = await openPassage([item({ was: 7 })]);
    expect(await passage.advance(item({ was: 7 }))).toMatchObject({ kind: 'taken', id: 9 });
    expect(adopt.mock.calls).toEqual([[7, null, false]]);
  });

  test('that creates a deleted entry anew takes the old row away (R-24.47)', async () => {
    const again = item({ ...stored, attempt: { sent: null, alike: [] } });
    const { passage, adopt } = await openPassage([again]);
    expect(await passage.advance(again)).toMatchObject({ kind: 'taken', id: 9 });
    expect(adopt.mock.calls).toEqual([[7, null, false]]);
  });

  test('sends what others changed beside it, and notes that as the wish (R-24.47)', async () => {
    const theirs = note('a', 2);
    const { passage, box, update } = await openPassage([change], {
      list: { data: [{ id: 7, content: theirs }] },
    });
    update.mockResolvedValue({ error: errors.lost });
    await passage.advance(change);
    expect(update).toHaveBeenCalledWith(7, note('b', 2), theirs);
    expect((await box.now()).items[0]).toMatchObject({ want: note('b', 2), before: theirs });
  });
});

describe('before a call', () => {
  test('what was taken back is not sent, and what was changed is looked at anew (R-24.47)', async () => {
    const { passage, box, create } = await openPassage([]);
    expect(await passage.advance(first)).toEqual({ kind: 'goesOn' });
    const changed = item({ want: b });
    await box.change((now) => ({ ...now, items: [changed] }));
    expect(await passage.advance(first)).toEqual({ kind: 'goesOn' });
    expect((await box.now()).items).toEqual([changed]);
    expect(create).not.toHaveBeenCalled();
  });

  test('the device has to have room for its note, if it had room for the item (R-24.47)', async () => {
    const full = vi.fn<() => boolean>(() => true);
    const { passage, create } = await openPassage([first], { isKept: full });
    full.mockReturnValueOnce(true).mockReturnValueOnce(false);
    expect(await passage.advance(first)).toEqual({
      kind: 'unread',
      error: { kind: 'no-room' },
      isOwn: false,
    });
    expect(create).not.toHaveBeenCalled();
    // A box of the page has never been on the device.
    const page = await openPassage([first], { isKept: () => false });
    expect(await page.passage.advance(first)).toMatchObject({ kind: 'taken' });
  });

  test('one form that waits for it need not wait until the device has noted it (R-24.47)', async () => {
    const isNotedAtCall = async (known: { readonly isAlone?: boolean }) => {
      const { passage, box, create } = await openPassage([first], { calls: { alike: () => [] } });
      const { change: write } = box;
      let isNoted = false;
      box.change = async (edit) => {
        await new Promise((resolve) => setTimeout(resolve, 0));
        isNoted = true;
        return write(edit);
      };
      let isNotedThen: boolean | undefined;
      create.mockImplementation(async () => {
        isNotedThen = isNoted;
        return Promise.resolve({ data: 9 });
      });
      await passage.advance(first, { isFresh: true, ...known });
      return isNotedThen;
    };
    expect(await isNotedAtCall({ isAlone: true })).toBe(false);
    expect(await isNotedAtCall({ isAlone: false })).toBe(true);
    expect(await isNotedAtCall({})).toBe(true);
  });

  test('the lists learn how many entries wait (R-24.47)', async () => {
    const { passage } = await openPassage([first, item({ key: 'two' }), item({ key: 'three' })]);
    await passage.advance(first);
    expect(passage.lists.left).toBe(3);
  });
});
