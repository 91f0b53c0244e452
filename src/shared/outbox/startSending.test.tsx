import { expect, onTestFinished, test, vi } from 'vitest';
import { EMPTY_OUTBOX, type WaitingEntry } from '@/domain/changes/outbox';
import { connectionFound, connectionLost } from '../api/connectionSlice';
import { WAITING_NOTICE, selectNotices } from '../notices/noticesSlice';
import { signedIn } from '../session/sessionSlice';
import { changeDeviceValue } from '../storage/deviceValue';
import { createAppStore } from '../store/store';
import { FEW } from './bundle';
import { type Faults, type Note, NoteService, ada } from './noteService.fixture';
import { openChangesOf } from './openChanges';
import { SETTLE_MS } from './sendWaiting';
import { sendingAsked } from './outboxSlice';
import { laneOf, startSending } from './startSending';

const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: { text: key },
  attempt: null,
  trouble: null,
  ...more,
});

async function turns(left: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (left > 1) await turns(left - 1);
}

/** A tab that sends what waits of two kinds; its clock moves only as told. */
function open(faults: Partial<Faults> = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const service = new NoteService({ calls: [], reads: [], ...faults });
  const other = new NoteService({ calls: [], reads: [] });
  const store = createAppStore();
  store.dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  const put = async (...items: readonly WaitingEntry<Note>[]) =>
    changeDeviceValue(owner, service.kind.kept, (box) => ({ ...box, items: [...box.items, ...items] }));
  const isSending = () => store.getState().outbox?.isSending ?? false;
  return {
    service,
    other,
    store,
    owner,
    put,
    start: () => {
      const stop = startSending(store, [laneOf(service.kind), laneOf(other.kind)]);
      onTestFinished(stop);
      return stop;
    },
    isSending,
    /** Lets as many milliseconds pass; what is sent has been answered then. */
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      // `vi.waitFor` would move the clock.
      while (isSending()) {
        // oxlint-disable-next-line no-await-in-loop -- one turn after another
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    notices: () => selectNotices(store.getState()).map(({ id, tone, lifeMs }) => ({ id, tone, lifeMs })),
  };
}

test('nothing is sent while the connection is lost, and all of it at once when it is back; how much is said (R-24.48)', async () => {
  const { service, other, store, owner, put, start, pass, isSending, notices } = open();
  store.dispatch(connectionLost());
  await put(item('a'), item('b'));
  start();
  expect(isSending()).toBe(false);
  await pass(SETTLE_MS);
  expect(service.sent).toEqual([]);
  await changeDeviceValue(owner, other.kind.kept, (box) => ({ ...box, items: [item('c')] }));
  const states: unknown[] = [];
  onTestFinished(store.subscribe(() => states.push(isSending())));
  store.dispatch(connectionFound());
  expect(service.sent).toEqual([]);
  await pass(0);
  expect([service.sent, other.sent]).toEqual([['create a', 'create b'], ['create c']]);
  expect(new Set(states)).toEqual(new Set([false, true]));
  expect(notices()).toEqual([{ id: WAITING_NOTICE, tone: 'success', lifeMs: 5000 }]);
});

test('what is added is sent at once; what needs the user, or is nothing new, is not (R-24.48)', async () => {
  const { service, owner, put, start, pass, notices } = open();
  start();
  await put(item('no', { trouble: { kind: 'unchanged' } }));
  await pass(SETTLE_MS);
  expect(service.sent).toEqual([]);
  expect(notices()).toEqual([]);
  await put(item('a'));
  await pass(0);
  expect(service.sent).toEqual(['create a']);
  await put(item('b', { id: 1, before: { text: 'a' } }));
  await pass(0);
  expect(service.sent).toEqual(['create a', 'update b']);
  // The box is written anew, and nothing in it is another wish.
  await changeDeviceValue(owner, service.kind.kept, (box) => ({ ...box, items: [...box.items] }));
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that may still be under way is given three seconds before it is looked for (R-24.48)', async () => {
  const { service, put, start, pass } = open();
  service.add('a');
  await put(item('a', { attempt: { sent: { text: 'a' }, alike: [] } }), item('b'));
  start();
  await vi.advanceTimersByTimeAsync(0);
  // The device is read first.
  await turns(30);
  await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
  await turns(30);
  expect(service.sent).toEqual([]);
  await pass(1);
  expect(service.sent).toEqual(['create b']);
});

test('without an answer it is tried again later; at once on request, and when the browser is online again (R-24.48)', async () => {
  const { service, store, put, start, pass } = open({ reads: [false, false, false, false] });
  await put(item('a'));
  start();
  await pass(0);
  await pass(29_999);
  store.dispatch(sendingAsked());
  await pass(0);
  // The pause begins anew.
  await pass(29_999);
  dispatchEvent(new Event('online'));
  await pass(0);
  await pass(59_999);
  expect(service.sent).toEqual([]);
  await pass(1);
  await pass(120_000);
  expect(service.sent).toEqual(['create a']);
});

test('nothing is sent while more than twenty are saved by a form, and then what waits (R-24.48)', async () => {
  const { service, owner, put, start, pass } = open();
  const keys = Array.from({ length: FEW + 1 }, (_, at) => `k${at}`);
  openChangesOf(owner.extra).begin(keys);
  start();
  await put(item('a'));
  await pass(0);
  expect(service.sent).toEqual([]);
  openChangesOf(owner.extra).end(keys.slice(0, 1));
  await pass(0);
  expect(service.sent).toEqual(['create a']);
});

test('a browser that refuses a turn does not end it: the other kind is sent, and it is tried again (R-14.84)', async () => {
  const { service, other, owner, put, start, pass, isSending } = open();
  await put(item('a'));
  await changeDeviceValue(owner, other.kind.kept, (box) => ({ ...box, items: [item('c')] }));
  const { locks } = navigator;
  const refusing: typeof locks.request = async () =>
    Promise.reject(new DOMException('', 'InvalidStateError'));
  const request = vi.spyOn(locks, 'request').mockImplementationOnce(refusing);
  onTestFinished(() => request.mockRestore());
  start();
  await pass(0);
  expect([isSending(), service.sent, other.sent]).toEqual([false, [], ['create c']]);
  await pass(30_000);
  expect(service.sent).toEqual(['create a']);
});

test('once it is stopped, nothing is sent any more; without a user, nothing begins (R-24.48)', async () => {
  const { service, store, owner, put, start } = open();
  const stop = start();
  await put(item('a'));
  stop();
  dispatchEvent(new Event('online'));
  store.dispatch(sendingAsked());
  store.dispatch(connectionLost());
  store.dispatch(connectionFound());
  await changeDeviceValue(owner, service.kind.kept, () => ({ ...EMPTY_OUTBOX, items: [item('b')] }));
  expect(vi.getTimerCount()).toBe(0);
  expect(service.sent).toEqual([]);
  const nobody = createAppStore();
  startSending(nobody, [laneOf(service.kind)])();
  expect(nobody.getState().outbox).toBeUndefined();
});
