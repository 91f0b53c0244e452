import { expect, test, vi } from 'vitest';
import { isSame, singleFields } from '@/domain/changes/fields';
import type { WaitingEntry } from '@/domain/changes/outbox';
import type { Id } from '@/domain/id';
import { type IsoDate, isoDate } from '@/domain/time/period';
import { errorOfStatus } from '../api/apiError';
import type { Span } from '../lists/readList';
import type { AppDispatch } from '../store/store';
import { alikeAmong } from './alikeAmong';
import { type Membership, memberOf, membershipId, membershipKind } from './membershipKind';
import { readEach } from './readEach';
import { readListed } from './readListed';

interface Note {
  readonly date: IsoDate;
  readonly text: string;
}
interface Answer {
  readonly data?: Note;
  readonly error?: unknown;
}
type Send = (membership: Membership<string>) => Promise<{ readonly error?: unknown }>;
const note = (day: string, text = ''): Note => ({ date: isoDate(`2026-11-${day}`), text });
const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: null,
  attempt: null,
  trouble: null,
  ...more,
});

test('entries are read back to the earliest day that a change is about, was about, or was sent for', async () => {
  const rows = { data: [{ id: 7, ...note('20') }] };
  const within = vi.fn<(span: Span) => Promise<typeof rows>>(async () => rows);
  const from = async (...items: readonly WaitingEntry<Note>[]) => {
    within.mockClear();
    await readListed(
      items,
      within,
      (entry) => entry,
      ({ date }) => date,
    );
    return within.mock.calls;
  };
  const until = isoDate('9999-12-31');
  expect(await from(item('a', { want: note('12') }), item('b', { want: note('10') }))).toEqual([
    [{ from: '2026-11-10', to: until }],
  ]);
  expect(await from(item('a', { want: note('12'), before: note('09') }))).toEqual([
    [{ from: '2026-11-09', to: until }],
  ]);
  const attempt = { sent: note('08'), alike: null };
  expect(await from(item('a', { want: note('12'), attempt }))).toEqual([[{ from: '2026-11-08', to: until }]]);
  expect(await from(item('a'))).toEqual([[{ from: until, to: until }]]);
  // The entry may have been moved to an earlier day.
  expect(await from(item('a', { id: 8, want: note('12') }))).toEqual([
    [{ from: '2026-11-12', to: until }],
    [{ from: '0001-01-01', to: until }],
  ]);
  expect(await from(item('a', { id: '7', want: note('12') }))).toHaveLength(1);
});

test('an entry without content is not there, and a list that cannot be read is an error', async () => {
  const rows = [
    { id: 7, ...note('20', 'a') },
    { id: 8, ...note('20', '') },
  ];
  const read = async (data: typeof rows) =>
    readListed(
      [item('a', { id: 7, want: note('20') })],
      async () => ({ data }),
      ({ text, date }) => (text === '' ? null : { text, date }),
      ({ date }) => date,
    );
  expect(await read(rows)).toEqual({ data: [{ id: 7, content: note('20', 'a') }] });
  const error = errorOfStatus(500, undefined);
  const failed = await readListed(
    [item('a')],
    async () => ({ error }),
    () => note('20'),
    ({ date }) => date,
  );
  expect(failed).toEqual({ error });
});

test('of things that are read one by one, what is refused holds up only its own change', async () => {
  const answers = new Map<Id, Answer>([
    [1, { data: note('01') }],
    [2, { error: errorOfStatus(404, undefined) }],
    [3, { error: errorOfStatus(400, undefined) }],
  ]);
  const read = vi.fn<(id: Id) => Promise<Answer>>(async (id) => answers.get(id) ?? {});
  const items = [
    item('new'),
    item('a', { id: 1 }),
    item('b', { id: 2 }),
    item('c', { id: 3 }),
    item('d', { id: 1 }),
  ];
  expect(await readEach(items, read)).toEqual({
    data: [{ id: 1, content: note('01') }],
    unread: [{ id: 3, error: errorOfStatus(400, undefined) }],
  });
  expect(read.mock.calls).toEqual([[1], [2], [3]]);
  // No answer at all holds up all of them.
  answers.set(3, { error: { kind: 'network' } });
  expect(await readEach(items, read)).toEqual({ error: { kind: 'network' } });
  answers.set(3, { error: errorOfStatus(401, undefined) });
  expect(await readEach(items, read)).toEqual({ error: errorOfStatus(401, undefined) });
});

test('entries that say the same are known only if the list is', () => {
  const fields = singleFields<Note>({ date: true, text: true });
  const listed = [
    { id: 1, content: note('01', 'a') },
    { id: 2, content: note('01', 'b') },
    { id: 3, content: note('01', 'a ') },
  ];
  expect(alikeAmong(fields, note('01', 'a'), listed)).toEqual([1, 3]);
  expect(alikeAmong(fields, note('01', 'a'), [])).toEqual([]);
  expect(alikeAmong(fields, note('01', 'a'), undefined)).toBeNull();
});

test('a membership is found among the members, and read again where a lost call had arrived', async () => {
  const calls = {
    members: async (of: string, id: Id) =>
      of === 'board' && id === 3 ? { data: [{ guid: 'u1' }, { guid: 'u2' }] } : { error: 'no' },
    add: vi.fn<Send>(async () => ({})),
    remove: vi.fn<Send>(async () => ({ error: 'kept' })),
    outdated: vi.fn<(membership: Membership<string>) => void>(),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls here dispatch nothing
  const kind = membershipKind(() => calls).calls(undefined as unknown as AppDispatch);
  const ada = memberOf({ kind: 'board', id: 3 }, 'u2');
  const { fields, hasUpdate } = membershipKind(() => calls);
  const others = [{ ...ada }, { ...ada, guid: 'u3' }, { ...ada, id: 4 }, { ...ada, of: 'customer' }];
  expect(others.map((other) => isSame(fields, ada, other))).toEqual([true, false, false, false]);
  expect(hasUpdate).toBe(false);
  const waiting = { ...item('a'), before: null, attempt: null, trouble: null };
  kind.adopt('x', null, false);
  expect(calls.outdated).not.toHaveBeenCalled();
  expect(await kind.list([])).toEqual({ data: [] });
  expect(await kind.list([{ ...waiting, want: null }])).toEqual({ data: [] });
  expect(await kind.list([{ ...waiting, want: ada }])).toEqual({
    data: [
      { id: 'board/3/u1', content: { ...ada, guid: 'u1' } },
      { id: membershipId(ada), content: ada },
    ],
  });
  expect(await kind.list([{ ...waiting, want: null, before: { ...ada, id: 4 } }])).toEqual({ error: 'no' });
  kind.adopt('x', null, false);
  expect(calls.outdated).toHaveBeenCalledWith({ ...ada, id: 4 });
  expect(kind.alike?.(ada)).toEqual([]);
  expect(await kind.create?.(ada)).toEqual({ data: 'board/3/u2' });
  calls.add.mockResolvedValue({ error: 'full' });
  expect(await kind.create?.(ada)).toEqual({ error: 'full' });
  expect(await kind.remove?.('x', ada)).toEqual({ error: 'kept' });
  expect(calls.remove).toHaveBeenCalledWith(ada);
});
