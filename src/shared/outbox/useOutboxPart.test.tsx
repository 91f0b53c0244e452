import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { singleFields } from '@/domain/changes/fields';
import { type Trouble, type WaitingEntry, EMPTY_OUTBOX } from '@/domain/changes/outbox';
import { startI18n } from '../i18n/i18n';
import { WAITING_NOTICE, selectNotices } from '../notices/noticesSlice';
import { signedIn } from '../session/sessionSlice';
import { changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { type Note, NoteService, ada, errors } from './noteService.fixture';
import { useCreation } from './useCreation';
import { useOutboxPart } from './useOutboxPart';
import { useSavedNotice } from './useSavedNotice';
import { useShownPages, useShownThing, useShownThings } from './useShownThings';
import { useOutbox, useWaitingFor, useWaitingItems } from './useWaitingItems';
import { useWish, useWishes } from './useWish';

const item = (more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key: 'one',
  since: 0,
  id: 7,
  before: { text: 'a' },
  want: { text: 'b' },
  attempt: null,
  trouble: null,
  ...more,
});
const refused: Trouble<Note> = { kind: 'refused', status: 400, message: null };

/** A page whose user has these entries waiting. */
async function open(items: readonly WaitingEntry<Note>[] = [], unread: readonly unknown[] = []) {
  const service = new NoteService({ calls: [{ isDone: false, error: errors.refused }], reads: [] });
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(signedIn(ada));
  const owner = { extra: store.extra, guid: ada.guid };
  const { kept } = service.kind;
  await changeDeviceValue(owner, kept, () => ({ ...EMPTY_OUTBOX, items, unread }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return {
    service,
    store,
    kind: service.kind,
    render: <Result,>(use: () => Result) => renderHook(use, { wrapper }).result,
    waiting: async () => (await readDeviceValue(owner, kept)).items,
  };
}

/** The lines of the panel for a waiting entry, with all that a kind can do for it. */
async function linesOf(one: WaitingEntry<Note>, withCompare = true) {
  const { kind, render, waiting } = await open([one], ['newer']);
  const asked: string[] = [];
  const part = render(() =>
    useOutboxPart({
      kind,
      aboutOf: ({ text }) => `about ${text}`,
      ...(withCompare && { onCompare: ({ key }: WaitingEntry<Note>) => void asked.push(`compare ${key}`) }),
      onCorrect: (key, { text }) => void asked.push(`correct ${key} ${text}`),
      pathOf: ({ id }) => (id === null ? null : `/notes/${id}`),
    }),
  );
  return { part, asked, waiting, line: part.current.lines[0] };
}

test('the panel names what is to be, or else what was there or was sent; what nobody can name has no line (R-24.47)', async () => {
  const about = async (one: WaitingEntry<Note>) => (await linesOf(one)).line?.about;
  expect(await about(item())).toBe('about b');
  expect(await about(item({ want: null }))).toBe('about a');
  const attempt = { sent: { text: 'c' }, alike: [] };
  expect(await about(item({ want: null, before: null, attempt }))).toBe('about c');
  expect(await about(item({ want: null, before: null }))).toBeUndefined();
  expect((await linesOf(item())).part.current.unread).toBe(1);
});

test.each<[string, Partial<WaitingEntry<Note>>, string | undefined, boolean]>([
  ['what only waits', { id: null }, undefined, false],
  ['a refused new entry', { id: null, trouble: refused }, undefined, true],
  ['a refused change', { trouble: refused }, '/notes/7', false],
  ['a refused deletion', { id: null, want: null, trouble: refused }, undefined, false],
  ['a new entry without its file', { id: null, trouble: { kind: 'incomplete' } }, undefined, true],
  ['a change in conflict', { trouble: { kind: 'clash', theirs: null } }, undefined, false],
])('%s is corrected on its page or in its form (R-24.47)', async (_, more, path, isCorrected) => {
  const { line, asked } = await linesOf(item(more));
  expect(line?.path).toBe(path);
  line?.onCorrect?.();
  line?.onCompare?.();
  expect(asked).toEqual([...(isCorrected ? ['correct one b'] : []), 'compare one']);
});

test('a line is sent again, left as the service has it, or dropped (R-24.47)', async () => {
  const clash = item({
    trouble: { kind: 'clash', theirs: { text: 'c' } },
    attempt: { sent: { text: 'b' }, alike: [] },
  });
  const after = async (
    press: 'onSendAgain' | 'onLeave' | 'onDrop',
    one: WaitingEntry<Note>,
    withCompare = true,
  ) => {
    const { line, waiting } = await linesOf(one, withCompare);
    await act(async () => line?.[press]());
    return waiting();
  };
  expect(await after('onSendAgain', item({ trouble: refused }))).toEqual([item()]);
  expect(await after('onLeave', clash)).toEqual([]);
  // What may have arrived is looked for, and undone.
  expect(await after('onDrop', clash)).toMatchObject([{ key: 'one', want: { text: 'a' }, trouble: null }]);
  expect(await after('onDrop', clash, false)).toEqual([]);
  expect(await after('onDrop', { ...clash, trouble: { kind: 'clash', theirs: null } })).toEqual([]);
  expect(await after('onDrop', { ...clash, trouble: null }, false)).toHaveLength(1);
  const bare = await linesOf(item(), false);
  expect(bare.line).not.toHaveProperty('onCompare');
  expect(bare.line).not.toHaveProperty('path');
});

test('lists show the things of the service with what waits (R-14.13)', async () => {
  const { kind, render } = await open([item(), item({ key: 'new', id: null, before: null })]);
  const waiting = { kept: kind.kept, fields: singleFields<Note>({ text: ['text'] }) };
  const things = [
    { id: 7, text: 'a' },
    { id: 8, text: 'x' },
  ];
  const shown = [{ id: 7, text: 'b' }, things[1]];
  expect(render(() => useShownThings(waiting, things)).current).toEqual(shown);
  expect(render(() => useShownThing(waiting, { data: things[0], isFetching: true })).current).toEqual({
    data: shown[0],
    isFetching: true,
  });
  expect(render(() => useShownThing(waiting, { data: undefined })).current).toEqual({ data: undefined });
  const page = { start: 0, entries: things, answered: 2, unreadable: [] };
  const pages = render(() => useShownPages(waiting, { data: page, currentData: undefined, more: 1 })).current;
  expect(pages).toEqual({ data: { ...page, entries: shown }, currentData: undefined, more: 1 });
  expect(render(() => useWaitingItems(kind.kept)).current.map(({ key }) => key)).toEqual(['one', 'new']);
  expect(render(() => useOutbox(kind.kept)).current.items).toHaveLength(2);
  expect(render(() => useWaitingFor(kind.kept, 7)).current?.key).toBe('one');
  const calm = await open();
  const none = { ...waiting, kept: calm.kind.kept };
  expect(calm.render(() => useShownThings(none, things)).current).toBe(things);
  const query = { data: page, currentData: page };
  expect(calm.render(() => useShownPages(none, query)).current).toBe(query);
});

test('a form keeps the name of its wish until it is saved; then the next one is new (R-24.47)', async () => {
  const { service, kind, render } = await open();
  const created = render(() => useCreation(async () => Promise.resolve(kind)));
  const press = async () => act(async () => created.current.create({ text: 'a' }));
  expect((await press()).kind).toBe('failed');
  expect((await press()).kind).toBe('saved');
  expect((await press()).kind).toBe('saved');
  expect(service.texts()).toEqual(['a', 'a']);
  expect(created.current.isSaving).toBe(false);
  const wish = render(() => useWish('begun'));
  expect([wish.current.key, wish.current.of('part')]).toEqual(['begun', 'begun/part']);
  act(() => wish.current.renew());
  expect(wish.current.key).toMatch(/^waiting-/u);
  const wishes = render(() => useWishes()).current;
  const first = wishes.keyOf('mail');
  expect([wishes.keyOf('mail'), wishes.keyOf('sheet')]).toEqual([first, expect.not.stringMatching(first)]);
  wishes.end('mail');
  expect(wishes.keyOf('mail')).not.toBe(first);
});

test('while it saves, a form says so (R-24.47)', async () => {
  const { service, kind, render } = await open();
  const load = vi.fn<() => Promise<typeof kind>>();
  let loaded = (_kind: typeof kind) => {};
  load.mockReturnValue(new Promise((resolve) => (loaded = resolve)));
  const created = render(() => useCreation(load));
  expect(created.current.isSaving).toBe(false);
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => void (outcome = created.current.create({ text: 'a' })));
  expect(created.current.isSaving).toBe(true);
  await act(async () => {
    loaded(kind);
    await outcome;
  });
  expect(created.current.isSaving).toBe(false);
  expect(service.sent).toEqual(['create a']);
});

test('one message says that entries wait, and another that one was saved (R-24.47)', async () => {
  const { store, render } = await open();
  if (!i18next.isInitialized) await startI18n(['common']);
  const tell = render(() => useSavedNotice()).current;
  const notices = () => selectNotices(store.getState());
  const waits = { id: WAITING_NOTICE, tone: 'info', lifeMs: 5000 };
  const saying = (which: 'saved' | 'undecided' | 'deleted') => {
    expect(notices()).toEqual([{ ...waits, text: i18next.t(`common:waiting.${which}`) }]);
  };
  act(() => tell.tellSaved({ isWaiting: true, needsUser: false }, 'Saved'));
  saying('saved');
  act(() => tell.tellSaved({ isWaiting: true, needsUser: true }, 'Saved'));
  saying('undecided');
  act(() => tell.tellWaiting('deleted'));
  saying('deleted');
  act(() => tell.tellWaiting());
  saying('saved');
  act(() => tell.tellSaved({ isWaiting: false, needsUser: false }, 'Saved'));
  expect(notices()).toMatchObject([waits, { tone: 'success', text: 'Saved', lifeMs: 5000 }]);
});
