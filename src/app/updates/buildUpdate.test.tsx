import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAppStore } from '@/shared/store/store';
import { server } from '../../../tests/jsdom/testService';
import { startUpdateCheck, takeUpdate } from './buildUpdate';

const offers = (body: string | object) => {
  let asked = 0;
  server.use(
    http.get('*/meta.json', () => {
      asked += 1;
      return typeof body === 'string' ? new HttpResponse(body) : HttpResponse.json({ ...body });
    }),
  );
  return () => asked;
};
const look = () => document.dispatchEvent(new Event('visibilitychange'));
const newer = { buildDate: '2099-01-01T00:00:00.000Z' };

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => stop());

describe('update check', () => {
  test('unsaved input in another tab keeps it from being loaded, for as long as it is unsaved (R-22.43)', async () => {
    const asked = offers(newer);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    const leave = createAppStore().extra.unsavedForms.announce();
    const store = createAppStore();
    stop = startUpdateCheck(store, update);
    await waitFor(() => expect(store.getState().notices).toHaveLength(1));
    expect(update).not.toHaveBeenCalled();
    leave();
    look();
    await waitFor(() => expect(asked()).toBe(2));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
  });

  test('a newer build is loaded at once, and only once (R-1.26, R-1.30)', async () => {
    const asked = offers(newer);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    stop = startUpdateCheck(createAppStore(), update);
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    look();
    await waitFor(() => expect(asked()).toBe(2));
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('a page that still is the old one after an update does not take it again; one from before is loaded (R-22.44)', async () => {
    const asked = offers(newer);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    stop = startUpdateCheck(createAppStore(), update);
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    // A proxy has kept the page: it is the same build again, here and in each new tab.
    stop();
    const reload = vi.fn<() => void>();
    stop = startUpdateCheck(createAppStore(), update, reload);
    await waitFor(() => expect(asked()).toBe(2));
    look();
    await waitFor(() => expect(asked()).toBe(3));
    expect(reload).not.toHaveBeenCalled();
    // Another tab took it after this page had come.
    localStorage.setItem('tagwerk.updatedTo', `${newer.buildDate} ${Date.now() + 1000}`);
    look();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(update).toHaveBeenCalledOnce();
  });

  test.each([
    ['an older build', { buildDate: '2001-01-01T00:00:00.000Z' }],
    ['no date', {}],
    ['a date that is none', { buildDate: 'soon' }],
    ['a page of HTML', '<!doctype html>'],
  ])('%s changes nothing', async (_name, body) => {
    const asked = offers(body);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    stop = startUpdateCheck(createAppStore(), update);
    // Two that ask at the same time share a request.
    look();
    await waitFor(() => {
      if (asked() === 1) look();
      expect(asked()).toBe(2);
    });
    expect(update).not.toHaveBeenCalled();
  });

  test('a page that the host program wrote is replaced only by one that was written later (R-22.4)', async () => {
    const settings = document.createElement('script');
    settings.type = 'application/json';
    settings.id = 'tagwerk-settings';
    settings.textContent = JSON.stringify({ TAGWERK_DEPLOYED: '2099-01-01T00:00:00.000Z' });
    document.head.append(settings);
    onTestFinished(() => settings.remove());
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    const asked = offers(newer);
    stop = startUpdateCheck(createAppStore(), update);
    await waitFor(() => expect(asked()).toBe(1));
    offers({ buildDate: '2099-01-01T00:00:00.001Z' });
    await waitFor(() => {
      look();
      expect(update).toHaveBeenCalledTimes(1);
    });
    expect(localStorage.getItem('tagwerk.updatedTo')).toMatch(/^2099-01-01T00:00:00\.001Z /u);
  });

  test('with unsaved input in a form, the user is asked instead, once (R-1.67)', async () => {
    const asked = offers(newer);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    const store = createAppStore();
    store.extra.unsavedForms.announce();
    stop = startUpdateCheck(store, update);
    await waitFor(() => expect(store.getState().notices).toHaveLength(1));
    look();
    await waitFor(() => expect(asked()).toBe(2));
    expect(update).not.toHaveBeenCalled();
    expect(store.getState().notices).toHaveLength(1);
    store.extra.noticeActions.run(store.getState().notices[0]?.action?.id ?? '');
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  });
});

test('only what is ours goes: other apps of the origin keep their service workers and caches (R-1.66)', async () => {
  const here = `${location.origin}/`;
  const workers = [here, `${here}other/`].map((scope) => ({
    scope,
    unregister: vi.fn<() => Promise<boolean>>(async () => Promise.resolve(true)),
  }));
  const removed: string[] = [];
  const names = [`workbox-precache-v2-${here}`, 'lazy-parts', `workbox-precache-v2-${here}other/`, 'images'];
  const replace = (object: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { configurable: true, value });
    onTestFinished(() => {
      Reflect.deleteProperty(object, name);
      if (before) Object.defineProperty(object, name, before);
    });
  };
  replace(navigator, 'serviceWorker', { getRegistrations: async () => Promise.resolve(workers) });
  replace(globalThis, 'caches', {
    keys: async () => Promise.resolve(names),
    delete: async (name: string) => Promise.resolve(removed.push(name)),
  });
  const reload = vi.fn<() => void>();
  await takeUpdate(reload);
  expect(workers.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0]);
  expect(removed).toEqual(names.slice(0, 2));
  expect(reload).toHaveBeenCalledOnce();
});

test('of local storage an update removes all but language, theme and what is another deployment’s (R-22.29)', async () => {
  const kept = ['tagwerk.language', 'tagwerk.theme', 'tagwerk.deployment', 'tagwerk@b-1/tagwerk.token'];
  const others = ['msal.3.token.keys.another-client', 'msal.3.another-client-accesstoken'];
  for (const name of [...kept, ...others, 'tagwerk.token', 'tagwerk.gridView', 'left'])
    localStorage.setItem(name, 'x');
  onTestFinished(() => localStorage.clear());
  await takeUpdate(() => undefined);
  // That a session was ended is noted.
  const left = Object.keys(localStorage).filter((name) => name !== 'tagwerk.updated');
  expect(left.toSorted()).toEqual([...kept, ...others].toSorted());
});
