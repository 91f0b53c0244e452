import { expect, test, vi } from 'vitest';
import type { ApiError } from '../api/apiError';
import { connectionFound, connectionLost } from '../api/connectionSlice';
import { signedIn } from '../session/sessionSlice';
import { keyOfValue, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import type { Change } from './change';
import { type Note, NoteService, ada, errors } from './noteService.fixture';
import { openChangesOf } from './openChanges';
import type { OutboxKind } from './outboxKind';
import { save } from './save';
import { sendWaiting } from './sendWaiting';

function openTab(kind: OutboxKind<Note>) {
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  return {
    save: async (...changes: readonly Change<Note>[]) => {
      const outcomes = await dispatch(save(async () => Promise.resolve(kind), changes));
      return outcomes.map((outcome) => outcome.kind);
    },
    /** Lets a change wait. */
    leave: async (change: Change<Note>) => {
      dispatch(connectionLost());
      await dispatch(save(async () => Promise.resolve(kind), [change]));
      dispatch(connectionFound());
    },
    send: async () => sendWaiting({ owner, kind, calls: kind.calls(dispatch) }, 0),
    shown: () => openChangesOf(store.extra).visible(keyOfValue(ada.guid, kind.kept)),
    waiting: async () => (await readDeviceValue(owner, kind.kept)).items,
  };
}

const creation = (text: string): Change<Note> => ({ key: text, row: null, before: null, want: { text } });

/** One tab saves two entries; during the first call another tab changes the second, whose call then meets an error. */
async function joinBeforeItIsSent(error: ApiError) {
  const service = new NoteService({ calls: [], reads: [] });
  const told: unknown[] = [];
  const kind: OutboxKind<Note> = {
    ...service.kind,
    calls: (dispatch) => ({
      ...service.kind.calls(dispatch),
      create: async (content) => {
        if (content.text === 'a')
          told.push(
            await openTab(kind).save({ key: 'c', row: 'b', before: { text: 'b' }, want: { text: 'c' } }),
          );
        else if (!service.sent.includes(content.text)) {
          service.sent.push(content.text);
          return { error };
        }
        service.add(content.text);
        return { data: service.list[0]?.id };
      },
    }),
  };
  const tab = openTab(kind);
  told.push(await tab.save(creation('a'), creation('b')));
  return { service, tab, told };
}

test('what another tab changed in an entry before it was sent outlives its refusal, and needs the user (R-14.38)', async () => {
  const { service, tab, told } = await joinBeforeItIsSent(errors.refused);
  expect(told).toEqual([['waiting'], ['saved', 'failed']]);
  expect(service.sent).toEqual(['c']);
  expect(await tab.waiting()).toMatchObject([
    {
      key: 'b',
      want: { text: 'c' },
      attempt: null,
      trouble: { kind: 'refused', status: 409, message: 'no' },
    },
  ]);
});

test('what another tab changed in an entry before it was sent is sent again after a failure of the service (R-14.38)', async () => {
  const { service, tab, told } = await joinBeforeItIsSent(errors.broken);
  expect(told).toEqual([['waiting'], ['saved', 'failed']]);
  await tab.send();
  expect(service.texts()).toEqual(['c', 'a']);
  expect(await tab.waiting()).toEqual([]);
});

test('a change that joined what another tab had let wait is not said to be unsaved when its own call is refused (R-14.66)', async () => {
  const service = new NoteService({ calls: [{ isDone: false, error: errors.refused }], reads: [] });
  service.add('a');
  const change = (key: string, text: string): Change<Note> => ({
    key,
    row: 1,
    before: { text: 'a' },
    want: { text },
  });
  const [tab, other] = [openTab(service.kind), openTab(service.kind)];
  await tab.waiting();
  await other.leave(change('b', 'b'));
  expect(await tab.save(change('c', 'c'))).toEqual(['waiting']);
  expect(await other.waiting()).toMatchObject([{ key: 'b', want: { text: 'c' } }]);
  await tab.send();
  expect(service.texts()).toEqual(['c']);
});

test('a change that waits because another one of its entry is not answered yet is shown at once (R-14.72)', async () => {
  const service = new NoteService({ calls: [], reads: [] });
  service.add('a');
  const change = (text: string): Change<Note> => ({
    key: text,
    row: 1,
    before: { text: 'a' },
    want: { text },
  });
  const tab = openTab(service.kind);
  service.isHanging = true;
  void tab.save(change('b'));
  await vi.waitFor(() => expect(service.sent).toEqual(['update b']));
  expect(tab.shown()).toEqual([]);
  await tab.leave(change('c'));
  expect(tab.shown()).toMatchObject([{ key: 'b', id: 1, want: { text: 'c' } }]);
});
