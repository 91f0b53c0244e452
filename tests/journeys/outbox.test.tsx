import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { patience } from '../patience';
import { renderApp } from '../render';
import {
  heard,
  lost,
  nothingWaits,
  openPanel,
  rowOf,
  stored,
  typeEntry,
  waits,
  wentOut,
} from './outboxScreen';
import { firstRow, openWork, recordRows } from './workScreen';

beforeEach(ownTime);

describe('a record without an answer waits in its row and is sent by itself:', () => {
  test.each([
    ['that never arrived', lost],
    ['whose answer was lost', heard],
  ])('a new one %s is saved once (R-14.13)', async (_what, answer) => {
    const app = await openWork();
    server.use(http.put('*/api/workrecords', answer, { once: true }));
    await typeEntry(app, 'On the train');
    await waits('On the train');
    expect(document.body).toHaveTextContent('Not sent yet');
    expect(document.body).toHaveTextContent('6.0 h of it waiting');
    await wentOut('On the train');
    expect(stored(app, 'On the train')).toBe(1);
    expect(await screen.findByText('1 waiting entry sent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /for a connection/u })).not.toBeInTheDocument();
    expect(rowOf('On the train')?.dataset['record']).toMatch(/^\d+$/u);
  });

  test('the same one twice, both without an answer, is saved exactly twice (R-14.13)', async () => {
    const app = await openWork();
    server.use(http.put('*/api/workrecords', heard, { once: true }));
    await typeEntry(app, 'Twice');
    await waits('Twice');
    server.use(http.put('*/api/workrecords', heard, { once: true }));
    await typeEntry(app, 'Twice');
    await comesInTime(() => expect(stored(app, 'Twice')).toBe(2));
    await nothingWaits();
    expect(stored(app, 'Twice')).toBe(2);
    expect(recordRows().filter((row) => /Twice/u.test(row.textContent))).toHaveLength(2);
  });

  test('an equal one that is about to be deleted is not taken for the waiting one (R-14.14)', async () => {
    const app = await openWork();
    await typeEntry(app, 'Twin');
    await waitFor(() => expect(rowOf('Twin')).toBeDefined());
    const deleted = rowOf('Twin')?.dataset['record'];
    // The countdown for Undo stops, as while the pointer is over the notice.
    app.store.extra.countdowns.hold(true);
    await app.user.click(within(rowOf('Twin') ?? document.body).getByRole('button', { name: /^Delete/u }));
    await waitFor(() => expect(rowOf('Twin')).toBeUndefined());
    server.use(http.put('*/api/workrecords', lost, { once: true }));
    await typeEntry(app, 'Twin');
    await waits('Twin');
    await nothingWaits();
    expect(stored(app, 'Twin')).toBe(2);
    await app.store.extra.heldBack.sendAll();
    expect(stored(app, 'Twin')).toBe(1);
    await waitFor(() => expect(rowOf('Twin')?.dataset['record']).not.toBe(deleted));
  });

  test('a changed one (R-14.13)', async () => {
    const app = await openWork();
    server.use(http.patch('*/api/workrecords/*', lost, { once: true }));
    await app.user.click(within(firstRow()).getByRole('button', { name: /^Edit/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Description'), ' once more');
    await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waits('once more');
    await wentOut('once more');
    expect(recordRows()).toHaveLength(20);
  });

  test.each([
    ['that never arrived', lost],
    ['whose answer was lost', heard],
  ])(
    'the deletion of one %s, whose row is struck through until it is gone (R-14.13)',
    async (_what, answer) => {
      const app = await openWork();
      const id = firstRow().dataset['record'];
      server.use(http.delete('*/api/workrecords/*', answer, { once: true }));
      await app.user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
      await app.user.click(await screen.findByRole('button', { name: 'Dismiss message' }));
      await waitFor(() => expect(firstRow()).toHaveTextContent('to be deleted, waits'));
      expect(firstRow().dataset['record']).toBe(id);
      await comesInTime(() => expect(firstRow().dataset['record']).not.toBe(id));
    },
  );

  test('a copy of one (R-14.13)', async () => {
    const app = await openWork();
    server.use(http.put('*/api/workrecords', lost, { once: true }));
    await app.user.click(within(firstRow()).getByRole('button', { name: /^Copy:/u }));
    await waits('(copy)');
    await wentOut('(copy)');
    expect(recordRows()).toHaveLength(21);
  });
});

describe('a waiting record', () => {
  const breakDown = () => {
    server.use(
      http.put('*/api/workrecords', lost),
      http.patch('*/api/workrecords/*', lost),
      http.post('*/api/workrecords', lost),
    );
  };

  test('can be corrected, and only the corrected one is sent (R-14.15)', async () => {
    const app = await openWork();
    breakDown();
    await typeEntry(app, 'Draft');
    await waits('Draft');
    const row = rowOf('Draft');
    await app.user.click(within(row ?? document.body).getByRole('button', { name: /^Edit/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Description'), ', corrected');
    await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waits('Draft, corrected');
    server.resetHandlers();
    const calls = watchCalls();
    const panel = await openPanel(app);
    await app.user.click(panel.getByRole('button', { name: 'Try now' }));
    await wentOut('Draft, corrected');
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
    expect([stored(app, 'Draft'), stored(app, 'Draft, corrected')]).toEqual([0, 1]);
  });

  test('can be dropped, and nothing is sent (R-14.15)', async () => {
    const app = await openWork();
    breakDown();
    await typeEntry(app, 'Not after all');
    await waits('Not after all');
    const panel = await openPanel(app);
    await app.user.click(panel.getByRole('button', { name: /^Drop: / }));
    await waitFor(() => expect(rowOf('Not after all')).toBeUndefined());
    server.resetHandlers();
    const calls = watchCalls();
    await app.user.click(panel.getByRole('button', { name: 'Try now' }));
    await nothingWaits();
    expect(calls.of('PUT', '/workrecords')).toEqual([]);
    expect(stored(app, 'Not after all')).toBe(0);
  });

  test('survives a reload, and is sent then (R-14.15)', async () => {
    const app = await openWork();
    breakDown();
    await typeEntry(app, 'Before the reload');
    await waits('Before the reload');
    cleanup();
    server.resetHandlers();
    await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await comesInTime(() => expect(stored(app, 'Before the reload')).toBe(1));
    await wentOut('Before the reload');
  });

  test('is missing in figures, which say so (R-14.18)', async () => {
    const app = await openWork();
    breakDown();
    await typeEntry(app, 'Not in the sheet');
    await waits('Not in the sheet');
    // The service answers reads again, but refuses to save.
    server.resetHandlers();
    server.use(http.put('*/api/workrecords', lost));
    await app.router.navigate('/timesheets/month/2026-11');
    expect(
      await screen.findByText(/1 entry is still waiting to be sent and is missing/u, {}, patience),
    ).toBeVisible();
  });

  test('makes signing out ask first (R-14.15)', async () => {
    const app = await openWork();
    breakDown();
    await typeEntry(app, 'Left behind');
    await waits('Left behind');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/1 entry is still waiting to be sent/u)).toBeVisible();
    expect(app.store.getState().session.status).toBe('signedIn');
    await app.user.click(screen.getByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(app.store.getState().session.status).toBe('signedOut'));
  });
});
