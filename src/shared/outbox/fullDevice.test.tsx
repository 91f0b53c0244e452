import { expect, test, vi } from 'vitest';
import { EMPTY_OUTBOX, rowIdOf, withWish } from '@/domain/changes/outbox';
import { signedIn } from '../session/sessionSlice';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { newKey } from './change';
import { type Faults, NoteService, ada, errors, noteFields } from './noteService.fixture';
import { save } from './save';
import { sendWaiting } from './sendWaiting';

function open(faults: Partial<Faults> = {}) {
  const service = new NoteService({ calls: [], reads: [], ...faults });
  const { kind } = service;
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  return { service, kind, dispatch, owner: { extra: store.extra, guid: ada.guid } };
}

const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

const wish = { key: 'waiting-1', since: 0, row: null, before: null, want: { text: 'a' }, attempt: null };

test('what waits is not sent while the device cannot note the call, because the next visit would send it again (R-24.21)', async () => {
  const { service, kind, dispatch, owner } = open();
  await changeDeviceValue(owner, kind.kept, (box) => ({ ...box, items: withWish([], wish, noteFields) }));
  const full = fill();
  const send = async () => sendWaiting({ owner, kind, calls: kind.calls(dispatch) });
  expect(await send()).toEqual({ isUnanswered: true, taken: 0 });
  expect(service.sent).toEqual([]);
  full.mockRestore();
  expect(await send()).toEqual({ isUnanswered: false, taken: 1 });
  expect(service.texts()).toEqual(['a']);
  expect((await readDeviceValue(owner, kind.kept)).items).toEqual([]);
});

test('what a full device cannot let wait, and nobody answered, is not said to be unsaved: it may still arrive (R-24.22)', async () => {
  const { kind, dispatch } = open({ calls: [{ isDone: false, error: errors.lost }] });
  fill();
  const change = { key: newKey(), row: null, before: null, want: { text: 'a' } };
  const [outcome] = await dispatch(save(async () => Promise.resolve(kind), [change]));
  expect(outcome).toEqual({ kind: 'unknown', error: errors.lost });
});

test('the row of an entry that is deleted and created anew stands for what waits, not for the id it had (R-24.23)', () => {
  const items = withWish([], wish, noteFields);
  const sent = [{ key: wish.key, id: 5 }];
  expect(rowIdOf({ ...EMPTY_OUTBOX, items, sent }, wish.key)).toBe(wish.key);
  expect(rowIdOf({ ...EMPTY_OUTBOX, sent }, wish.key)).toBe(5);
});
