import { afterEach, expect, test, vi } from 'vitest';
import { resetBrowserStubs } from '../../../tests/jsdom/browserStubs';
import { inSuite } from '../../../tests/suite';
import { type ApiError, errorOfStatus } from '../api/apiError';
import { connectionFound, connectionLost } from '../api/connectionSlice';
import { signedIn } from '../session/sessionSlice';
import { readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { endBatch, readBatch, stopBatch } from './batches';
import type { Change, SaveOptions } from './change';
import { type Note, NoteService, ada, errors } from './noteService.fixture';
import { openChangesOf } from './openChanges';
import type { OutboxKind, Taken } from './outboxKind';
import { save } from './save';
import { sendWaiting } from './sendWaiting';
import { World } from './tabs.fixture';

afterEach(resetBrowserStubs);

const batch = { id: 'import-1', title: 'June' };

/** As many creations, each with its key; all under one name, so that the tests tell them apart by their text. */
const creations = (count: number): readonly Change<Note>[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `k-${at}`,
    row: null,
    before: null,
    want: { text: `${at}` },
  }));

const textsOf = (changes: readonly Change<Note>[]) => changes.map(({ want }) => want?.text);

/** Opens a tab of a person. */
function openTab(kind: OutboxKind<Note>, guid = ada.guid) {
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn({ ...ada, guid }));
  const owner = { extra: store.extra, guid };
  return {
    owner,
    dispatch,
    save: async (changes: readonly Change<Note>[], options: SaveOptions<Note> = {}) =>
      dispatch(save(async () => Promise.resolve(kind), changes, { batch, ...options })),
    send: async () => sendWaiting({ owner, kind, calls: kind.calls(dispatch) }, 0),
    waiting: async () => (await readDeviceValue(owner, kind.kept)).items.map(({ key }) => key),
    stop: async () => dispatch(stopBatch(kind.kept, batch.id)),
    end: async () => dispatch(endBatch(kind.kept, batch.id)),
    results: async () => (await dispatch(readBatch(kind.kept, batch.id)))?.results,
    kinds: async (changes: readonly Change<Note>[]) => {
      const state = await dispatch(readBatch(kind.kept, batch.id));
      return changes.map(({ key }) => state?.results.get(key)?.kind);
    },
  };
}

/** A service whose calls meet these errors, one after another, without being carried out. */
const serviceOf = (...all: readonly (ApiError | null)[]) => {
  const service = new NoteService({ calls: [], reads: [] });
  /** How many calls were sent, and when they are answered. */
  const gate = { asked: 0, isOpen: Promise.resolve() };
  const callsOf: OutboxKind<Note>['calls'] = (dispatch) => {
    const calls = service.kind.calls(dispatch);
    return {
      ...calls,
      create: async (content) => {
        const error = all[gate.asked];
        gate.asked += 1;
        await gate.isOpen;
        return error ? { error } : ((await calls.create?.(content)) ?? {});
      },
    };
  };
  return { service, gate, kind: { ...service.kind, calls: callsOf } };
};

test('a batch of 1,000 whose tab is closed twenty times on the way is created once each, and its results are there (R-14.51)', async () => {
  const { service, kind } = serviceOf();
  const [size, until] = inSuite([1000, 50], [1000, 50], [80, 4]);
  const { locks } = new World([]);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  let [count, closings] = [0, 0];
  let close = () => {};
  const closingKind: OutboxKind<Note> = {
    ...kind,
    calls: (dispatch) => ({
      ...kind.calls(dispatch),
      create: async ({ text }) => {
        count += 1;
        const isClosed = count % until === 1 && closings < 20;
        // Every other time the service has not got the call.
        if (!isClosed || count % (2 * until) === 1) service.add(text);
        if (!isClosed) return { data: service.list[0]?.id };
        closings += 1;
        locks.closeHolder(ada.guid);
        close();
        return new Promise(() => undefined);
      },
    }),
  };
  const changes = creations(size);
  const visit = async (): Promise<void> => {
    const tab = openTab(closingKind);
    const closed = new Promise<boolean>((resolve) => (close = () => resolve(true)));
    const goOn = async () => {
      // The page is opened again, or only the app.
      if (closings % 2 === 0) await tab.save(changes);
      await tab.send();
      return false;
    };
    if (await Promise.race([goOn(), closed])) await visit();
  };
  await visit();
  expect(closings).toBe(20);
  expect(service.texts().toReversed()).toEqual(textsOf(changes));
  const tab = openTab(closingKind);
  const results = await tab.results();
  for (const { id, content } of service.list)
    expect(results?.get(`k-${content.text}`)).toEqual({ kind: 'saved', id });
  expect(await tab.waiting()).toEqual([]);
  expect(await tab.save(changes)).toHaveLength(size);
  expect(service.list).toHaveLength(size);
});

test('two tabs that save the same batch create each entry once, and both learn the results (R-14.52)', async () => {
  const { service, kind } = serviceOf();
  const [one, other] = [openTab(kind), openTab(kind)];
  const changes = creations(30);
  const outcomes = await Promise.all([one.save(changes), other.save(changes)]);
  await other.send();
  expect(service.texts().toReversed()).toEqual(textsOf(changes));
  for (const told of outcomes.flat()) expect(['saved', 'waiting']).toContain(told.kind);
  for (const tab of [one, other]) expect(new Set(await tab.kinds(changes))).toEqual(new Set(['saved']));
});

test('a refusal does not stop a batch; its reason stays over a reload, and saving again sends only what was refused (R-14.53)', async () => {
  const refused = errors.refused;
  const { service, kind } = serviceOf(null, null, refused, null, null, refused);
  const changes = creations(9);
  const outcomes = await openTab(kind).save(changes);
  const kinds = ['saved', 'saved', 'failed', 'saved', 'saved', 'failed', 'saved', 'saved', 'saved'];
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(kinds);
  const later = openTab(kind);
  expect((await later.results())?.get('k-2')).toMatchObject({ kind: 'refused', error: refused });
  const again = await later.save(changes);
  expect(again.map((outcome) => outcome.kind)).toEqual(changes.map(() => 'saved'));
  expect(service.sent).toHaveLength(9);
  expect(new Set(await later.kinds(changes))).toEqual(new Set(['saved']));
  await later.end();
  expect(await later.results()).toBeUndefined();
});

test('an entry of a batch that may have arrived is looked for before it is sent again, also after a reload (R-14.53)', async () => {
  const { service, kind } = serviceOf(null, errors.broken);
  const changes = creations(3);
  const outcomes = await openTab(kind).save(changes);
  expect(outcomes.map((outcome) => outcome.kind)).toEqual(['saved', 'failed', 'saved']);
  // The call arrives after all.
  service.add('1');
  await openTab(kind).save(changes);
  expect(service.texts().toSorted()).toEqual(['0', '1', '2']);
});

test('a stopped batch ends the call that is under way and withdraws the rest; going on creates each once (R-14.54)', async () => {
  const { service, kind } = serviceOf();
  const [tab, other] = [openTab(kind), openTab(kind)];
  const changes = creations(8);
  const outcomes = await tab.save(changes, {
    onEach: (at, { kind: what }) => {
      if (at === 3 && what === 'sending') void tab.stop();
    },
  });
  expect(outcomes.map((outcome) => outcome.kind).slice(4)).toEqual(['unsent', 'unsent', 'unsent', 'unsent']);
  const withdrawn = (await other.kinds(changes)).filter((what) => what === undefined);
  expect(withdrawn).toHaveLength(8 - service.list.length);
  expect(await tab.waiting()).toEqual([]);
  await other.save(changes);
  expect(service.texts().toReversed()).toEqual(textsOf(changes));
});

test('a batch waits without a network and when the session has ended, and goes out by itself with the same results (R-14.55)', async () => {
  const { service, kind } = serviceOf(null, errorOfStatus(401, undefined));
  const tab = openTab(kind);
  const changes = creations(5);
  tab.dispatch(connectionLost());
  expect((await tab.save(changes)).map((outcome) => outcome.kind)).toEqual(changes.map(() => 'waiting'));
  expect(await tab.kinds(changes)).toEqual(changes.map(() => 'waiting'));
  await tab.stop();
  tab.dispatch(connectionFound());
  const outcomes = await tab.save(changes);
  expect(outcomes.map((outcome) => outcome.kind)).toEqual([
    'saved',
    ...changes.slice(1).map(() => 'waiting'),
  ]);
  await openTab(kind).send();
  expect(service.texts().toReversed()).toEqual(textsOf(changes));
  expect(new Set(await tab.kinds(changes))).toEqual(new Set(['saved']));
});

test('of a batch that the device cannot keep, nothing is sent or kept (R-14.56)', async () => {
  const { service, kind } = serviceOf();
  const tab = openTab(kind);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const outcomes = await tab.save(creations(3));
  expect(outcomes).toEqual(creations(3).map(() => ({ kind: 'failed', error: { kind: 'no-room' } })));
  full.mockRestore();
  expect(await tab.waiting()).toEqual([]);
  expect(await tab.results()).toBeUndefined();
  expect(service.sent).toEqual([]);
});

test('the lists follow a large batch in bundles, and show what waits until then (R-14.57)', async () => {
  const { kind } = serviceOf();
  const told: (readonly Taken<Note>[])[] = [];
  const changes = creations(60);
  const tab = openTab({
    ...kind,
    calls: (dispatch) => ({ ...kind.calls(dispatch), taken: (taken) => void told.push(taken) }),
  });
  tab.dispatch(connectionLost());
  await tab.save(changes);
  const box = `${ada.guid}/${kind.kept.name}`;
  const seen = new Set<number>();
  const stop = openChangesOf(tab.owner.extra).subscribe(() =>
    seen.add(openChangesOf(tab.owner.extra).visible(box).length),
  );
  await tab.send();
  stop();
  expect(told.flat().map(({ content }) => content?.text)).toEqual(textsOf(changes));
  // The last twenty are told one by one.
  expect(told.length).toBeLessThan(25);
  expect([...seen].filter((count) => count > 20 && count < 60)).toEqual([]);
});

test('what is saved while a large batch is sent waits behind it at once, and follows it (R-14.57)', async () => {
  const { service, gate, kind } = serviceOf();
  let letGo = () => {};
  gate.isOpen = new Promise((resolve) => (letGo = resolve));
  const tab = openTab(kind);
  const large = tab.save(creations(60));
  await vi.waitFor(() => expect(gate.asked).toBe(1));
  const single = { key: 'single', row: null, before: null, want: { text: 'single' } };
  const [outcome] = await tab.dispatch(save(async () => Promise.resolve(kind), [single]));
  expect(outcome?.kind).toBe('waiting');
  letGo();
  await large;
  await tab.send();
  expect(service.texts()[0]).toBe('single');
});
