import { expect, test } from 'vitest';
import type { Id } from '@/domain/id';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { signedIn } from '../session/sessionSlice';
import { createAppStore } from '../store/store';
import type { ApiError } from '../api/apiError';
import { type Note, NoteService, ada, errors } from './noteService.fixture';
import type { OutboxKind } from './outboxKind';
import { readEach } from './readEach';
import { sendWaiting } from './sendWaiting';

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

test('without any answer, nothing is sent (R-14.37)', async () => {
  const { end, sent, left } = await sendTwo(errors.lost);
  expect(sent).toEqual([]);
  expect(left).toHaveLength(2);
  expect(end).toEqual({ isUnanswered: true, taken: 0 });
});
