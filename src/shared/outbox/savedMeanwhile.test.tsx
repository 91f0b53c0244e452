import { expect, onTestFinished, test, vi } from 'vitest';
import type { Note } from '@/domain/changes/outbox.fixture';
import { type ApiError, errorOfStatus } from '../api/apiError';
import { changeDeviceValue } from '../storage/deviceValue';
import { createAppStore } from '../store/store';
import { endBatch, readBatch, stopBatch } from './batches';
import type { Change, SaveOptions } from './change';
import { Doubts } from './doubts';
import { errors } from './noteService.fixture';
import { a, b, c, item, note } from './passage.fixture';
import { save } from './save';
import { creation, openSaving, there } from './saving.fixture';

const second: Change<Note> = { key: 'two', row: null, before: null, want: note('two') };
const batch = { id: 'june', title: 'June' };
const change: Change<Note> = { key: 'one', row: 7, before: a, want: b };

test.each<[string, Change<Note>, SaveOptions<Note>, unknown]>([
  ['a new entry waits for nobody', second, {}, { kind: 'waiting', id: 'two' }],
  ['a change has its row', { ...second, row: 7, before: a }, {}, { kind: 'waiting', id: 7 }],
  ['of a batch it is not sent', second, { batch }, { kind: 'unsent' }],
  [
    'a change of a batch has its row',
    { ...second, row: 7, before: a },
    { batch },
    { kind: 'waiting', id: 7 },
  ],
])(
  'what another tab takes back during a save is not sent: %s (R-24.49)',
  async (_, later, options, outcome) => {
    const tab = openSaving();
    const { kind, owner, create, update } = tab;
    create.mockImplementationOnce(async () => {
      await changeDeviceValue(owner, kind.kept, (box) => ({
        ...box,
        items: box.items.filter(({ key }) => key !== 'two'),
      }));
      return { data: 9 };
    });
    expect(await tab.save([creation, later], options)).toEqual([
      { kind: 'saved', id: 9, stored: a },
      outcome,
    ]);
    expect(create).toHaveBeenCalledOnce();
    expect(update).not.toHaveBeenCalled();
  },
);

test.each<[string, readonly Change<Note>[], SaveOptions<Note>, boolean]>([
  ['one that a form waits for need not', [creation], {}, false],
  ['several are', [creation, second], {}, true],
  ['one of a batch is', [creation], { batch }, true],
])('a call is noted on the device before it goes out: %s (R-24.49)', async (_, changes, options, isNoted) => {
  const tab = openSaving();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  const seen: boolean[] = [];
  tab.create.mockImplementation(async ({ text }) => {
    const written = put.mock.calls.map(([value]: readonly unknown[]) => JSON.stringify(value));
    seen.push(written.some((value) => value.includes(`"sent":{"text":"${text}"`)));
    return Promise.resolve({ data: 9 });
  });
  await tab.save(changes, options);
  expect(seen).toEqual(changes.map(() => isNoted));
});

test('an answer that means "not now" says no, and the same wish is sent again without a look (R-24.49)', async () => {
  const error = errorOfStatus(429, undefined);
  const tab = openSaving([{ error }]);
  expect(await tab.save()).toEqual([{ kind: 'failed', error }]);
  expect(await tab.save()).toMatchObject([{ kind: 'saved' }]);
  expect(tab.create).toHaveBeenCalledTimes(2);
  expect(tab.list).not.toHaveBeenCalled();
});

test('where nothing was sent, nothing is in doubt (R-24.49)', async () => {
  const tab = openSaving([], [{ error: errors.broken }], { isAsSeen: () => false });
  expect(await tab.save([change, second], { stopAt: 'unknown' })).toMatchObject([
    { kind: 'failed' },
    { kind: 'saved' },
  ]);
});

test('an old version is deleted and the new one created, where no call changes it (R-24.49)', async () => {
  const tab = openSaving([], [{ data: [{ id: 7, content: a }] }], { hasUpdate: false });
  expect(await tab.save([change])).toEqual([{ kind: 'saved', id: 9, stored: b }]);
  expect(tab.create).toHaveBeenCalledWith(b);
  expect(tab.update).not.toHaveBeenCalled();
});

test('a refused change of a stored entry is in no doubt, so the next one is sent (R-24.49)', async () => {
  const tab = openSaving([{ error: errors.refused }]);
  const other = { ...change, key: 'two', row: 8 };
  const outcomes = await tab.save([change, other, second], { stopAt: 'unknown' });
  expect(outcomes.map(({ kind }) => kind)).toEqual(['failed', 'saved', 'saved']);
});

test('what may have arrived is told from other entries that wait (R-24.49)', async () => {
  const tab = openSaving([{ error: errors.broken }], [{ data: [] }, there]);
  const troubled = item({ key: 'old', want: c, trouble: { kind: 'unchanged' } });
  await changeDeviceValue(tab.owner, tab.kind.kept, (box) => ({ ...box, items: [troubled] }));
  expect(await tab.save()).toMatchObject([{ kind: 'failed' }]);
  expect(await tab.save()).toEqual([{ kind: 'saved', id: 3, stored: a }]);
  expect(tab.create).toHaveBeenCalledOnce();
  expect(await tab.waiting()).toEqual([troubled]);
});

test('an entry that says the same is no conflict for a form, but a question of the panel (R-24.49)', async () => {
  const tab = openSaving([], [there]);
  new Doubts<Note>(tab.owner, false).keep('one', item({ attempt: { sent: a, alike: null } }), true);
  const onConflict = vi.fn<() => void>();
  expect(await tab.save([creation], { onConflict })).toEqual([
    { kind: 'waiting', id: 'one', needsUser: true },
  ]);
  expect(onConflict).not.toHaveBeenCalled();
  expect(await tab.waiting()).toMatchObject([{ trouble: { kind: 'alike', id: 3 } }]);
});

test('a refused entry of a batch that another change has joined goes on waiting (R-24.49)', async () => {
  const tab = openSaving();
  const { kind, owner } = tab;
  tab.create.mockImplementationOnce(async () => {
    await changeDeviceValue(owner, kind.kept, (box) => ({
      ...box,
      items: box.items.map((one) => ({ ...one, want: c })),
    }));
    return { error: errors.refused satisfies ApiError };
  });
  await tab.save([creation], { batch });
  const state = await tab.dispatch(readBatch(kind.kept, batch.id));
  expect(state?.results.get('one')).toEqual({ kind: 'waiting' });
  const refused = openSaving([{ error: errors.refused }]);
  await refused.save([creation, second], { batch });
  const results = (await refused.dispatch(readBatch(refused.kind.kept, batch.id)))?.results;
  expect([results?.get('one')?.kind, results?.get('two')?.kind]).toEqual(['refused', 'saved']);
});

test('without a user there is no batch to ask for, to stop or to end (R-24.49)', async () => {
  const { kind, owner, dispatch } = openSaving();
  const nobody = createAppStore();
  const asNobody: typeof dispatch = nobody.dispatch;
  await changeDeviceValue(owner, kind.kept, (box) => ({
    ...box,
    items: [item({ batch: 'june' })],
    batches: [batch],
  }));
  expect(await asNobody(readBatch(kind.kept, batch.id))).toBeUndefined();
  await asNobody(stopBatch(kind.kept, batch.id));
  await asNobody(endBatch(kind.kept, batch.id));
  expect((await dispatch(readBatch(kind.kept, batch.id)))?.results.size).toBe(1);
  expect(await dispatch(save(async () => Promise.resolve(kind), []))).toEqual([]);
});
