import { expect, test, vi } from 'vitest';
import { EMPTY_OUTBOX, withWish } from '@/domain/changes/outbox';
import type { Id } from '@/domain/id';
import { comesInTime, letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { signedIn } from '../session/sessionSlice';
import { createAppStore } from '../store/store';
import type { ApiError } from '../api/apiError';
import { type Note, NoteService, ada, errors, noteFields } from './noteService.fixture';
import type { OutboxCalls, OutboxKind } from './outboxKind';
import { readEach } from './readEach';
import { SETTLE_MS, inLane, sendWaiting } from './sendWaiting';

/** Sends two changed notes; the service reads notes one by one, and the first read fails. */
async function sendTwo(failure: ApiError) {
  const service = new NoteService({ calls: [], reads: [] });
  service.add('first');
  service.add('second');
  const read = async (id: Id) => {
    await Promise.resolve();
    return id === 1 ? { error: failure } : { data: service.list.find((note) => note.id === id)?.content };
  };
  const kind: OutboxKind<Note> = {
    ...service.kind,
    calls: (dispatch) => ({
      ...service.kind.calls(dispatch),
      list: async (items) => readEach(items, read),
    }),
  };
  const store = createAppStore();
  store.dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  const item = (key: string, id: Id, text: string) => ({
    key,
    id,
    since: 0,
    attempt: null,
    trouble: null,
    before: { text },
    want: { text: `${text}, changed` },
  });
  const waiting = [item('a', 1, 'first'), item('b', 2, 'second')];
  await changeDeviceValue(owner, kind.kept, (box) => ({ ...box, items: waiting }));
  const end = await sendWaiting({ owner, kind, calls: kind.calls(store.dispatch) });
  const { items } = await readDeviceValue(owner, kind.kept);
  return { end, sent: service.sent, left: items.map(({ key, trouble }) => ({ key, trouble })) };
}

test.each([
  ['a failure of the service', errors.broken],
  ['an answer that is not as agreed', { kind: 'contract', path: 'text' }],
] satisfies readonly (readonly [string, ApiError])[])(
  'an entry that cannot be read because of %s holds up its own change alone, which is tried again later (R-14.37)',
  async (_what, error) => {
    const { end, sent, left } = await sendTwo(error);
    expect(sent).toEqual(['update second, changed']);
    expect(left).toEqual([{ key: 'a', trouble: null }]);
    expect(end).toEqual({ isUnanswered: true, taken: 1 });
  },
);

test('an entry that may no longer be read counts as refused, not as deleted (R-14.37)', async () => {
  const { end, sent, left } = await sendTwo({ kind: 'forbidden', status: 403, message: 'Not yours' });
  expect(sent).toEqual(['update second, changed']);
  expect(left).toEqual([{ key: 'a', trouble: { kind: 'refused', status: 403, message: 'Not yours' } }]);
  expect(end).toEqual({ isUnanswered: false, taken: 1 });
});

test('a busy service says when the next try is due (R-24.25)', async () => {
  const { end } = await sendTwo({ kind: 'http', status: 503, message: undefined, retryAfterMs: 90_000 });
  expect(end).toMatchObject({ isUnanswered: true, pauseMs: 90_000 });
});

test('without any answer, nothing is sent (R-14.37)', async () => {
  const { end, sent, left } = await sendTwo(errors.lost);
  expect(sent).toEqual([]);
  expect(left).toHaveLength(2);
  expect(end).toEqual({ isUnanswered: true, taken: 0 });
});

/** A service that answers no creation and carries it out when the tab has given up; tabs with one waiting entry. */
async function withLateCall() {
  ownTime();
  const service = new NoteService({ calls: [], reads: [] });
  const { kind } = service;
  const [first, second] = [createAppStore(), createAppStore()].map(({ extra, dispatch }) => {
    const owner = { extra, guid: ada.guid };
    return {
      owner,
      send: async (calls = kind.calls(dispatch), signal = new AbortController().signal) =>
        sendWaiting({ owner, kind, calls, signal }),
    };
  });
  if (!first || !second) throw new Error('two tabs');
  const wish = { key: 'a', since: 0, row: null, before: null, want: { text: 'a' }, attempt: null };
  await changeDeviceValue(first.owner, kind.kept, () => ({
    ...EMPTY_OUTBOX,
    items: withWish([], wish, noteFields),
  }));
  const late: OutboxCalls<Note> = {
    list: async () => Promise.resolve({ data: [] }),
    create: async ({ text }) => {
      setTimeout(() => service.add(text), SETTLE_MS - 1000);
      return Promise.resolve({ error: errors.lost });
    },
    adopt: () => undefined,
  };
  return { service, kind, first, second, late };
}

test('a call that ran out of time is looked for only seconds later, also by a tab that waited for the one that sent it (R-14.62)', async () => {
  const { service, first, second, late } = await withLateCall();
  const end = vi.fn<(ends: unknown) => void>();
  void Promise.all([first.send(late), second.send()]).then(end);
  await comesInTime(() => expect(end).toHaveBeenCalled());
  expect(end).toHaveBeenCalledWith([
    { isUnanswered: true, taken: 0 },
    { isUnanswered: false, taken: 1 },
  ]);
  expect(service.texts()).toEqual(['a']);
  expect(service.sent).toEqual([]);
});

test('whoever saves something need not wait until a call that broke off may be looked for (R-14.75)', async () => {
  const { first, second, late, kind } = await withLateCall();
  await first.send(late);
  const list = vi.fn<OutboxCalls<Note>['list']>(late.list);
  const sending = second.send({ ...late, list });
  const hasTurn = await inLane({ owner: first.owner, kind }, async () => {
    await Promise.resolve();
    expect(list).not.toHaveBeenCalled();
  });
  expect(hasTurn).toBe(true);
  await comesInTime(() => expect(list).toHaveBeenCalled());
  await sending;
  await letTimePass(SETTLE_MS);
});

test('what waits is not sent when its person signs out before it is looked for (R-14.63)', async () => {
  const { service, first, late } = await withLateCall();
  await first.send(late);
  const [end, ended] = [vi.fn<(one: unknown) => void>(), new AbortController()];
  const list = vi.fn<OutboxCalls<Note>['list']>();
  void first.send({ ...late, list }, ended.signal).then(end);
  ended.abort();
  await comesInTime(() => expect(end).toHaveBeenCalledWith({ isUnanswered: true, taken: 0 }));
  expect(list).not.toHaveBeenCalled();
  expect(service.sent).toEqual([]);
});
