import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppStore } from '@/shared/store/store';
import { server } from '../../../tests/jsdom/testService';
import { startUpdateCheck } from './buildUpdate';

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
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

describe('update check', () => {
  test('a newer build is loaded at once, and only once (R-1.26, R-1.30)', async () => {
    const asked = offers(newer);
    const update = vi.fn<() => Promise<void>>(async () => Promise.resolve());
    stop = startUpdateCheck(createAppStore(), update);
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    look();
    await waitFor(() => expect(asked()).toBe(2));
    expect(update).toHaveBeenCalledTimes(1);
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
    look();
    await waitFor(() => expect(asked()).toBe(2));
    expect(update).not.toHaveBeenCalled();
  });

  test('with unsaved input in a form, the user is asked instead, once', async () => {
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
