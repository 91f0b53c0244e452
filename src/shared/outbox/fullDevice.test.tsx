import { expect, test, vi } from 'vitest';
import { EMPTY_OUTBOX, rowIdOf, withWish } from '@/domain/changes/outbox';
import { comesInTime, letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import { connectionFound, connectionLost } from '../api/connectionSlice';
import { signedIn } from '../session/sessionSlice';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { newKey, noNetwork, placeTaken } from './change';
import { type Faults, type Note, NoteService, ada, errors, noteFields } from './noteService.fixture';
import { save } from './save';
import { SETTLE_MS, sendWaiting } from './sendWaiting';

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

test('a change that the device has no room for leaves what another tab has changed meanwhile (R-14.61)', async () => {
  const { kind, dispatch, owner } = open();
  const other = { extra: createAppStore().extra, guid: ada.guid };
  await changeDeviceValue(owner, kind.kept, (box) => ({ ...box, items: withWish([], wish, noteFields) }));
  const theirs = { ...wish, key: 'waiting-2', row: wish.key, want: { text: 'b' } };
  await changeDeviceValue(other, kind.kept, ({ items, ...box }) => ({
    ...box,
    items: withWish(items, theirs, noteFields),
  }));
  const long = 'a text for which there is no room';
  // oxlint-disable-next-line typescript/unbound-method -- called with its object below
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function store(this: IDBObjectStore, ...args) {
    if (JSON.stringify(args).includes(long)) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const change = { key: newKey(), row: wish.key, before: wish.want, want: { text: long } };
  const [outcome] = await dispatch(save(async () => Promise.resolve(kind), [change]));
  expect(outcome?.kind).toBe('failed');
  const { items } = await readDeviceValue(owner, kind.kept);
  expect(items).toMatchObject([{ key: wish.key, want: { text: 'b' } }]);
});

test('a conflict that a full device cannot keep does not wait for a decision: its form stays open (R-14.65)', async () => {
  const { service, kind, dispatch, owner } = open();
  service.add('theirs');
  fill();
  const outdated = { ...kind, calls: () => ({ ...kind.calls(dispatch), isAsSeen: () => false }) };
  const change = { key: newKey(), row: 1, before: { text: 'a' }, want: { text: 'b' } };
  const [outcome] = await dispatch(save(async () => Promise.resolve(outdated), [change]));
  expect(outcome).toEqual({ kind: 'failed', error: placeTaken });
  expect((await readDeviceValue(owner, kind.kept)).items).toEqual([]);
});

test('what is not saved does not stay on a device that has no room for the reason, or it would be sent later (R-14.69)', async () => {
  const { service, kind, dispatch, owner } = open({ calls: [{ isDone: false, error: errors.refused }] });
  // oxlint-disable-next-line typescript/unbound-method -- called with its object below
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function store(this: IDBObjectStore, ...args) {
    if (JSON.stringify(args).includes('refused')) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const change = { key: newKey(), row: null, before: null, want: { text: 'a' } };
  const batch = { id: 'june', title: 'June' };
  const [outcome] = await dispatch(save(async () => Promise.resolve(kind), [change], { batch }));
  expect(outcome).toEqual({ kind: 'failed', error: errors.refused });
  await sendWaiting({ owner, kind, calls: kind.calls(dispatch) }, 0);
  expect((await readDeviceValue(owner, kind.kept)).items).toEqual([]);
  expect(service.texts()).toEqual([]);
});

test('what a full device has forgotten of a creation that nobody answered is looked for before it is created again (R-14.70)', async () => {
  const { service, kind, dispatch, owner } = open({ calls: [{ isDone: true, error: errors.lost }] });
  const full = fill();
  // Another tab changes something while the call is under way, so this one reads what the device has.
  const forgetful = {
    ...kind,
    calls: () => {
      const calls = kind.calls(dispatch);
      const list = async (asked: Parameters<typeof calls.list>[0]) => {
        await readDeviceValue(owner, kind.kept);
        return calls.list(asked);
      };
      return { ...calls, list };
    },
  };
  const change = { key: newKey(), row: null, before: null, want: { text: 'a' } };
  ownTime();
  const press = async () => dispatch(save(async () => Promise.resolve(forgetful), [change]));
  expect(await press()).toEqual([{ kind: 'unknown', error: errors.lost }]);
  full.mockRestore();
  await letTimePass(SETTLE_MS);
  expect(await press()).toMatchObject([{ kind: 'saved', id: 1 }]);
  expect(service.texts()).toEqual(['a']);
});

test('a creation that ran out of time is looked for only seconds later, also when Save is pressed again at once (R-14.76)', async () => {
  ownTime();
  const { service, kind, dispatch } = open();
  fill();
  const slow = {
    ...kind,
    calls: () => ({
      ...kind.calls(dispatch),
      create: async ({ text }: Note) => {
        setTimeout(() => service.add(text), SETTLE_MS - 1000);
        return Promise.resolve({ error: errors.lost });
      },
    }),
  };
  const change = { key: newKey(), row: null, before: null, want: { text: 'a' } };
  const press = async () => dispatch(save(async () => Promise.resolve(slow), [change]));
  expect(await press()).toEqual([{ kind: 'unknown', error: errors.lost }]);
  const end = vi.fn<(outcomes: unknown) => void>();
  void press().then(end);
  // The second press could look for it before it arrives.
  // oxlint-disable-next-line no-await-in-loop -- one turn after another
  for (let turns = 0; turns < 10; turns += 1) await letTimePass(10);
  await comesInTime(() => expect(end).toHaveBeenCalled());
  expect(end).toHaveBeenCalledWith([{ kind: 'saved', id: 1, stored: { text: 'a' } }]);
  expect(service.texts()).toEqual(['a']);
});

test('a creation that nobody answered is not said to be unsaved when Save is pressed again without a network (R-14.71)', async () => {
  ownTime();
  const { service, kind, dispatch } = open({
    calls: [{ isDone: true, error: errors.lost }],
    reads: [true, false],
  });
  const full = fill();
  const change = { key: newKey(), row: null, before: null, want: { text: 'a' } };
  const press = async () => dispatch(save(async () => Promise.resolve(kind), [change]));
  expect(await press()).toEqual([{ kind: 'unknown', error: errors.lost }]);
  dispatch(connectionLost());
  await letTimePass(SETTLE_MS);
  expect(await press()).toEqual([{ kind: 'unknown', error: noNetwork }]);
  dispatch(connectionFound());
  full.mockRestore();
  expect(await press()).toMatchObject([{ kind: 'saved', id: 1 }]);
  expect(service.texts()).toEqual(['a']);
});
