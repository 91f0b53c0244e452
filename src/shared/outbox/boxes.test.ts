import { describe, expect, test, vi } from 'vitest';
import { singleFields } from '@/domain/changes/fields';
import { EMPTY_OUTBOX, type Outbox, type WaitingEntry } from '@/domain/changes/outbox';
import { createExtra } from '../store/extra';
import { type Unsaved, hasJoined, isQueue, pageBox, putting, withFirst, withoutOwn } from './boxes';
import type { Change } from './change';
import { Doubts } from './doubts';
import { type Note, noteFields } from './noteService.fixture';

const noCalls = { list: async () => Promise.resolve({ data: [] }), adopt: () => undefined };
const kind = { fields: noteFields, hasUpdate: true, calls: () => noCalls };
const note = (text: string): Note => ({ text });
const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: note(key),
  attempt: null,
  trouble: null,
  ...more,
});
const change = (key: string, more: Partial<Change<Note>> = {}): Change<Note> => ({
  key,
  row: null,
  before: null,
  want: note(key),
  ...more,
});
const boxOf = (...items: readonly WaitingEntry<Note>[]): Outbox<Note> => ({ ...EMPTY_OUTBOX, items });
const doubtsOf = () => new Doubts<Note>({ extra: createExtra(), guid: 'ada' }, false);
const refused = { kind: 'refused', status: 400, message: null } as const;
const attempt = { sent: note('sent'), alike: [3] };
const june = { id: 'june', title: 'June' };

test('a box of the page lasts as long as its form, and tells what is in it (R-24.47)', async () => {
  const onChange = vi.fn<(items: unknown) => void>();
  const box = pageBox<Note>(onChange);
  expect(await box.now()).toBe(EMPTY_OUTBOX);
  const next = await box.change((now) => ({ ...now, items: [item('a')] }));
  expect(next.items).toEqual([item('a')]);
  expect(await box.now()).toBe(next);
  expect(onChange.mock.calls).toEqual([[[item('a')]]]);
  expect(box.isKept()).toBe(false);
  box.hold(true);
});

test('what is first put into a box is written with its first change, and seen before (R-24.47)', async () => {
  const device = { ...pageBox<Note>(() => undefined), isKept: () => true };
  const first = vi.fn<(box: Outbox<Note>) => Outbox<Note>>((now) => ({
    ...now,
    items: [...now.items, item('a')],
  }));
  const box = withFirst(device, first);
  expect((await box.now()).items).toEqual([item('a')]);
  expect((await device.now()).items).toEqual([]);
  expect(box.isKept()).toBe(false);
  await box.change((now) => ({ ...now, items: [...now.items, item('b')] }));
  expect((await device.now()).items).toEqual([item('a'), item('b')]);
  expect(box.isKept()).toBe(true);
  await box.change((now) => now);
  expect((await box.now()).items).toEqual([item('a'), item('b')]);
  expect(first).toHaveBeenCalledTimes(2);
});

describe('what is put into a box', () => {
  const put = (box: Outbox<Note>, changes: readonly Change<Note>[], doubts = doubtsOf(), batch = june) =>
    putting(changes, kind, doubts, batch)(box);

  test('is a new item under its key, and its batch is there once (R-24.47)', () => {
    vi.setSystemTime(1000);
    const after = put(boxOf(item('a')), [change('b'), change('c', { row: 7, before: note('old') })]);
    vi.useRealTimers();
    expect(after.items).toEqual([
      item('a'),
      item('b', { since: 1000, batch: 'june' }),
      item('c', { since: 1000, batch: 'june', id: 7, before: note('old') }),
    ]);
    expect(after.batches).toEqual([june]);
    expect(put(after, []).batches).toEqual([june]);
    const july = { id: 'july', title: 'July' };
    expect(put({ ...after, batches: [july] }, []).batches).toEqual([july, june]);
    expect(putting([change('d')], kind, doubtsOf())(after).batches).toEqual([june]);
  });

  test('is one item, even if something was saved from the row of a new entry while only its form had it (R-14.73)', () => {
    const gone = item('gone', { id: 'new', trouble: { kind: 'clash', theirs: null } });
    const anew = item('anew', { was: 'new' });
    const sent = item('sent', { was: 'new', attempt });
    const after = put(boxOf(item('x'), item('y', { id: 'new', before: note('a') }), gone, anew, sent), [
      change('new'),
    ]);
    expect(after.items.map(({ key, id }) => [key, id])).toEqual([
      ['x', null],
      ['sent', null],
      ['new', null],
    ]);
  });

  test('is not put twice, nor again after it was saved; what was refused or changed is (R-24.47)', () => {
    const box: Outbox<Note> = {
      ...boxOf(item('same'), item('other', { want: note('x') }), item('refused', { trouble: refused })),
      results: [
        { key: 'saved', batch: 'june', result: { kind: 'saved', id: 7 } },
        {
          key: 'no',
          batch: 'june',
          result: { kind: 'refused', error: 'no', doubt: { id: null, before: note('was'), attempt } },
        },
        { key: 'never', batch: 'june', result: { kind: 'refused', error: 'no', doubt: null } },
      ],
    };
    const keys = ['same', 'other', 'refused', 'saved', 'no', 'never'];
    const after = put(
      box,
      keys.map((key) => change(key)),
    );
    expect(after.items.map(({ key, want, trouble }) => [key, want?.text, trouble])).toEqual([
      ['same', 'same', null],
      ['other', 'other', null],
      ['refused', 'refused', null],
      ['no', 'no', null],
      ['never', 'never', null],
    ]);
    expect(after.items[3]).toMatchObject({ before: note('was'), attempt });
    expect(after.items[4]).toMatchObject({ before: null, attempt: null });
    // What is there already is not written again.
    expect(after.items[0]).toBe(box.items[0]);
    // What is put again has no result any more.
    expect(after.results.map(({ key }) => key)).toEqual(['saved']);
  });

  test('has what is known of a call that was sent for it (R-24.47)', () => {
    const doubts = doubtsOf();
    doubts.keep('new', item('new', { attempt }), true);
    doubts.keep('sent', item('sent', { id: 5, before: note('was'), attempt }), true);
    const seen = change('sent', { before: note('seen') });
    const after = put(boxOf(), [change('new'), change('sent')], doubts);
    expect(after.items).toMatchObject([
      { key: 'new', id: null, before: null, attempt },
      { key: 'sent', id: 5, before: note('was'), attempt },
    ]);
    expect(put(boxOf(), [seen], doubts).items).toMatchObject([{ id: 5, before: note('seen') }]);
  });

  test('finds the row of an entry that was sent meanwhile (R-24.47)', () => {
    const box = { ...boxOf(), sent: [{ key: 'was', id: 9 }] };
    expect(put(box, [change('b', { row: 'was', before: note('old') })]).items).toMatchObject([{ id: 9 }]);
  });
});

describe('a change waits behind others', () => {
  const none: ReadonlySet<string> = new Set();

  test('while another entry waits, or one of its row needs the user (R-24.47)', () => {
    expect(isQueue([], [change('a')], none)).toBe(false);
    expect(isQueue([item('b')], [change('a')], none)).toBe(true);
    const asks = item('b', { id: 7, trouble: refused });
    expect(isQueue([asks], [change('a')], none)).toBe(false);
    expect(isQueue([asks], [change('a', { row: 8 })], none)).toBe(false);
    expect(isQueue([asks], [change('a'), change('c', { row: '7' })], none)).toBe(true);
    expect(isQueue([item('b', { trouble: refused })], [change('a', { row: 'b' })], none)).toBe(true);
  });

  test('of those under way, behind one of its own row that has no id yet (R-24.47)', () => {
    const underWay = new Set(['b']);
    expect(isQueue([item('b')], [change('a')], underWay)).toBe(false);
    expect(isQueue([item('b')], [change('a', { row: 'b' })], underWay)).toBe(true);
    expect(isQueue([item('b', { id: 7 })], [change('a', { row: 7 })], underWay)).toBe(false);
  });

  test('of those under way, behind more than twenty that are not its own (R-24.47)', () => {
    const keys = Array.from({ length: 21 }, (_, at) => `k${at}`);
    const underWay = new Set(keys);
    const items = keys.map((key) => item(key));
    expect(isQueue(items, [change('a')], underWay)).toBe(true);
    expect(isQueue(items.slice(1), [change('a')], underWay)).toBe(false);
    expect(isQueue(items, [change('k0')], underWay)).toBe(false);
  });
});

test('a change that was not saved goes; what joined it in the meantime goes on waiting (R-24.47)', () => {
  const sent = item('a', { attempt: { sent: note('a'), alike: [] } });
  const others = [item('b')];
  const left = (one: WaitingEntry<Note>, isInDoubt: boolean) =>
    withoutOwn([one, ...others], [change('a')], noteFields, { isInDoubt });
  expect(left(item('a'), false)).toEqual(others);
  expect(left(sent, true)).toEqual(others);
  // What is sent may have been merged with what others changed.
  expect(left({ ...sent, want: note('merged'), attempt: { sent: note('merged'), alike: [] } }, true)).toEqual(
    others,
  );
  const unsent = item('a', { want: note('later') });
  expect(left(unsent, false)).toEqual([unsent, ...others]);
  const joined = { ...sent, want: note('later') };
  expect(left(joined, true)).toEqual([joined, ...others]);
  expect(left(joined, false)).toEqual([{ ...joined, attempt: null }, ...others]);
});

test('what had joined a change before it was sent goes on waiting, with the refusal if there was one (R-14.38)', () => {
  const joined = item('a', { want: note('b'), attempt: { sent: note('b'), alike: [] } });
  const trouble = { kind: 'refused', status: 409, message: 'no' } as const;
  const left = (end: Unsaved<Note>) =>
    withoutOwn([joined], [change('a')], noteFields, { ...end, isJoined: true });
  expect(left({ trouble })).toEqual([{ ...joined, attempt: null, trouble }]);
  expect(left({ isInDoubt: true })).toEqual([joined]);
});

test('what joined a change that is said to be unsaved goes on waiting without it, not what nobody knows or both have wished (R-14.81, R-14.83)', () => {
  interface Visit extends Note {
    readonly place: string;
  }
  const fields = singleFields<Visit>({ text: ['text'], place: ['place'] });
  const before = { text: 'a', place: 'here' };
  const own = { key: 'a', row: 7, before, want: { ...before, text: 'b' } };
  const joined = {
    ...item('a', { id: 7 }),
    before,
    want: { text: 'b', place: 'there' },
    attempt: { sent: own.want, alike: [] },
    trouble: null,
  };
  const left = (end: Unsaved<Visit>) => withoutOwn([joined], [own], fields, end);
  const alone = { ...joined, want: { text: 'a', place: 'there' } };
  expect(left({})).toEqual([{ ...alone, attempt: null }]);
  expect(left({ isInDoubt: true })).toEqual([alone]);
  expect(left({ isInDoubt: true, isUnknown: true })).toEqual([joined]);
  const shared = { ...joined, want: own.want, isShared: true };
  expect(withoutOwn([shared], [own], fields, {})).toEqual([{ ...shared, attempt: null }]);
  const gone = { ...joined, want: null };
  expect(withoutOwn([gone], [own], fields)).toEqual([{ ...gone, attempt: null }]);
});

test.each<[string, Partial<Change<Note>>, boolean]>([
  ['of the same row', {}, true],
  ['of another row', { row: 8 }, false],
  ['that is the item itself', { key: 'waits' }, false],
  ['that was changed again', { want: note('y') }, false],
  ['of no row', { row: null }, false],
])('a change %s has joined what waits, or not (R-14.66)', (_, more, isJoined) => {
  const box = boxOf(item('waits', { id: 7, before: note('a'), want: note('x') }));
  const joined = change('later', { row: 7, before: note('a'), want: note('x'), ...more });
  expect(hasJoined(box, joined, noteFields)).toBe(isJoined);
});
