import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resetBrowserStubs } from '../../../tests/jsdom/browserStubs';
import { inSuite } from '../../../tests/suite';
import { connectionLost } from '../api/connectionSlice';
import { signedIn } from '../session/sessionSlice';
import { withDecision } from '@/domain/changes/outboxStep';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { type Faults, type Note, NoteService, ada, errors, fates } from './noteService.fixture';
import { type Change, type Outcome, newKey } from './change';
import { save } from './save';
import { sendWaiting } from './sendWaiting';

/** A tab with a signed-in user. */
function openTab({ kind }: NoteService) {
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  const waiting = async () => (await readDeviceValue(owner, kind.kept)).items;
  return {
    save: async (...changes: readonly Change<Note>[]): Promise<readonly Outcome[]> =>
      dispatch(save(async () => Promise.resolve(kind), changes, { stopAt: 'unknown' })),
    waiting,
    /** Sends until nothing is left; what was refused is sent again, as from the panel. */
    sendAll: async () => {
      while ((await waiting()).length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- one try after another
        await sendWaiting({ owner, kind, calls: kind.calls(store.dispatch) }, 0);
        // oxlint-disable-next-line no-await-in-loop -- one try after another
        await changeDeviceValue(owner, kind.kept, (box) => ({
          ...box,
          items: box.items.reduce(
            (items, { key, want, trouble }) =>
              trouble === null ? items : withDecision(items, key, { kind: 'send', want }),
            box.items,
          ),
        }));
      }
    },
  };
}

const creation = (text: string, key = newKey()): Change<Note> => ({
  key,
  row: null,
  before: null,
  want: { text },
});

/** Presses Save until the form can close; the text may change after each press. */
async function pressUntilDone(service: NoteService, textOf: (press: number) => string): Promise<void> {
  const tab = openTab(service);
  const key = newKey();
  for (let press = 0; ; press += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a press follows the answer to the one before
    const [outcome] = await tab.save(creation(textOf(press), key));
    if (outcome?.kind === 'saved' || outcome?.kind === 'waiting') break;
  }
  await tab.sendAll();
}

const faults: fc.Arbitrary<Faults> = fc.record({
  calls: fc.array(fc.constantFrom(...fates), { maxLength: 6 }),
  reads: fc.array(fc.boolean(), { maxLength: 6 }),
});

test('changes that wait at once, because the connection is known to be lost, have their outcomes told like others (R-5.10)', async () => {
  const { kind } = new NoteService({ calls: [], reads: [] }, true);
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  dispatch(connectionLost());
  const told: string[] = [];
  const changes = [creation('Taxi'), creation('Train')];
  const onEach = (at: number, outcome: { readonly kind: string }) => told.push(`${at} ${outcome.kind}`);
  await dispatch(save(async () => Promise.resolve(kind), changes, { onEach }));
  expect(told).toEqual(['0 waiting', '1 waiting']);
});

test('however often Save is pressed and whatever the service answers, the entry is there exactly once in the end (R-14.9)', async () => {
  await fc.assert(
    fc.asyncProperty(faults, fc.boolean(), fc.nat(2), async (trouble, hasUpdate, before) => {
      const service = new NoteService(trouble, hasUpdate);
      for (let count = 0; count < before; count += 1) service.add('Taxi');
      await pressUntilDone(service, () => 'Taxi');
      expect(service.texts()).toHaveLength(before + 1);
    }),
    { numRuns: inSuite(200, 2000, 50) },
  );
});

test('text changed between presses of Save ends up in one entry, with the latest text', async () => {
  await fc.assert(
    fc.asyncProperty(faults, fc.boolean(), async (trouble, hasUpdate) => {
      const service = new NoteService(trouble, hasUpdate);
      let last = '';
      await pressUntilDone(service, (press) => {
        last = `Taxi ${press}`;
        return last;
      });
      expect(service.texts()).toEqual([last]);
    }),
    { numRuns: inSuite(200, 2000, 50) },
  );
});

test('several entries saved at once are each there exactly once, whatever is answered and however often it is tried again (R-5.9)', async () => {
  await fc.assert(
    fc.asyncProperty(
      faults,
      fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 4 }),
      async (trouble, texts) => {
        const service = new NoteService(trouble);
        const tab = openTab(service);
        let open = texts.map((text) => creation(text));
        while (open.length > 0) {
          const tried = open;
          // oxlint-disable-next-line no-await-in-loop -- another try follows the one before
          const outcomes = await tab.save(...tried);
          open = tried.filter((_one, at) => !['saved', 'waiting'].includes(outcomes[at]?.kind ?? ''));
        }
        await tab.sendAll();
        expect(service.texts().toSorted()).toEqual(texts.toSorted());
      },
    ),
    { numRuns: inSuite(200, 2000, 50) },
  );
});

test('when a tab is closed while several entries are saved, the next visit saves the rest, and none twice (R-14.12)', async () => {
  const service = new NoteService({ calls: [], reads: [] });
  service.isHanging = true;
  void openTab(service).save(creation('a'), creation('b'), creation('c'));
  await expect.poll(() => service.sent).toEqual(['create a']);
  // The entry had arrived, and its lane is free again.
  service.add('a');
  service.isHanging = false;
  resetBrowserStubs();
  await openTab(service).sendAll();
  expect(service.texts()).toEqual(['c', 'b', 'a']);
  expect(service.sent).toEqual(['create a', 'create b', 'create c']);
});

test('an entry with an unknown outcome ends the run: the rest is neither sent nor left waiting', async () => {
  const service = new NoteService({
    calls: [{ isDone: false, error: errors.broken }],
    reads: [true, true, false],
  });
  const tab = openTab(service);
  const outcomes = await tab.save(creation('a'), creation('b'));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'unsent']);
  expect(await tab.waiting()).toEqual([]);
  expect(service.sent).toEqual(['create a']);
});

test('without an answer, the rest waits behind the first entry, in order (R-14.12)', async () => {
  const service = new NoteService({ calls: [{ isDone: true, error: errors.lost }], reads: [] });
  const tab = openTab(service);
  const outcomes = await tab.save(creation('a'), creation('b'));
  expect(outcomes.map(({ kind }) => kind)).toEqual(['waiting', 'waiting']);
  await tab.sendAll();
  expect(service.texts()).toEqual(['b', 'a']);
  expect(service.sent).toEqual(['create a', 'create b']);
});

const changed = (before: string, want: string): Change<Note> => ({
  key: newKey(),
  row: 1,
  before: { text: before },
  want: { text: want },
});

/** A service with one note, and a first change of it under way. */
function withChangeUnderWay(trouble: Faults) {
  const service = new NoteService(trouble);
  service.add('a');
  const tab = openTab(service);
  return { service, tab, first: tab.save(changed('a', 'b')) };
}

test('a second change of an entry that is being saved is sent after the first, and reports its outcome only then (R-14.38)', async () => {
  const { service, tab, first } = withChangeUnderWay({ calls: [], reads: [] });
  const [second] = await tab.save(changed('b', 'c'));
  expect([(await first)[0]?.kind, second?.kind]).toEqual(['saved', 'saved']);
  expect(service.sent).toEqual(['update b', 'update c']);
  expect(service.texts()).toEqual(['c']);
});

test('a second change is still sent when the first one is refused (R-14.38)', async () => {
  const refusal = { isDone: false, error: errors.refused } as const;
  const { service, tab, first } = withChangeUnderWay({ calls: [refusal], reads: [] });
  const [second] = await tab.save(changed('b', 'c'));
  expect([(await first)[0]?.kind, second?.kind]).toEqual(['failed', 'saved']);
  await tab.sendAll();
  expect(service.texts()).toEqual(['c']);
});

test('the list is read again for an entry that was put into the outbox while it is being sent (R-14.38)', async () => {
  const service = new NoteService({ calls: [{ isDone: false, error: errors.lost }], reads: [] });
  service.add('a');
  service.add('x');
  const listed: (readonly unknown[])[] = [];
  const kind = service.kind;
  const partial = {
    ...kind,
    calls: (dispatch: AppDispatch) => {
      const calls = kind.calls(dispatch);
      return {
        ...calls,
        // As tasks are read: only those that the items are about.
        list: async (items: Parameters<typeof calls.list>[0]) => {
          const ids = items.map(({ id }) => id);
          listed.push(ids);
          return { data: service.list.filter(({ id }) => ids.includes(id)) };
        },
      };
    },
  };
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  const saveIt = async (change: Change<Note>) =>
    dispatch(save(async () => Promise.resolve(partial), [change]));
  await saveIt(changed('a', 'b'));
  const calls = partial.calls(dispatch);
  let second: Promise<unknown> | undefined;
  const update: typeof calls.update = async (...args) => {
    second ??= saveIt({ ...changed('x', 'y'), row: 2 });
    await second;
    return calls.update?.(...args) ?? {};
  };
  await sendWaiting({ owner, kind: partial, calls: { ...calls, update } }, 0);
  expect(service.texts().toSorted()).toEqual(['b', 'y']);
  expect(listed).toEqual([[1], [2]]);
  expect((await readDeviceValue(owner, kind.kept)).items).toEqual([]);
});
