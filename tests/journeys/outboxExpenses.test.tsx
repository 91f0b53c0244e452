import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { patience } from '../patience';
import { renderApp } from '../render';
import { expenseRows, openExpenses } from './expensesScreen';
import {
  heard,
  lost,
  nothingWaits,
  openPanel,
  rowOf,
  storedExpenses,
  typeEqualExpense,
  typeExpense,
  waits,
  wentOut,
} from './outboxScreen';

beforeEach(ownTime);

const breakDown = () => server.use(http.put('*/api/expenses', lost), http.post('*/api/expenses', lost));

function row(text: string): ReturnType<typeof within> {
  const found = rowOf(text);
  if (!found) throw new Error(`no row says ${text}`);
  return within(found);
}

describe('an expense without a receipt and without an answer waits in its row and is sent by itself:', () => {
  test.each([
    ['that never arrived', lost, 2],
    ['whose answer was lost', heard, 1],
  ])('a new one %s is saved once (R-14.21)', async (_what, answer, calls) => {
    const app = await openExpenses();
    const sent = watchCalls();
    server.use(http.put('*/api/expenses', answer, { once: true }));
    await typeExpense(app, 'Taxi');
    await waits('Taxi');
    expect(document.body).toHaveTextContent('The entry waits on this device');
    await wentOut('Taxi');
    expect(storedExpenses(app, 'Taxi')).toBe(1);
    expect(sent.of('PUT', '/expenses')).toHaveLength(calls);
    expect(await screen.findByText('1 waiting entry sent')).toBeVisible();
    await nothingWaits();
    expect(rowOf('Taxi')?.dataset['record']).toMatch(/^\d+$/u);
    expect(rowOf('Taxi')).toHaveTextContent('€12.50');
  });

  test('the same one twice, both without an answer, is saved exactly twice (R-14.21)', async () => {
    const app = await openExpenses();
    server.use(http.put('*/api/expenses', heard, { once: true }));
    await typeExpense(app, 'Twice');
    await waits('Twice');
    server.use(http.put('*/api/expenses', heard, { once: true }));
    await typeEqualExpense(app, 'Twice');
    await comesInTime(() => expect(storedExpenses(app, 'Twice')).toBe(2));
    const panel = await openPanel(app);
    // Without an answer, the next attempt would follow after half a minute.
    await comesInTime(() => panel.getByText('on this device'));
    await app.user.click(panel.getByRole('button', { name: 'Try now' }));
    await nothingWaits();
    expect(storedExpenses(app, 'Twice')).toBe(2);
    expect(expenseRows().filter((shown) => /Twice/u.test(shown.textContent))).toHaveLength(2);
  });

  test('an equal one that is about to be deleted is not taken for the waiting one (R-14.22)', async () => {
    const app = await openExpenses();
    await typeExpense(app, 'Twin');
    await waitFor(() => expect(rowOf('Twin')).toBeDefined());
    const deleted = rowOf('Twin')?.dataset['record'];
    // The countdown for Undo stops, as while the pointer is over the notice.
    app.store.extra.countdowns.hold(true);
    await app.user.click(row('Twin').getByRole('button', { name: /^Delete/u }));
    await waitFor(() => expect(rowOf('Twin')).toBeUndefined());
    server.use(http.put('*/api/expenses', lost, { once: true }));
    await typeExpense(app, 'Twin');
    await waits('Twin');
    await nothingWaits();
    expect(storedExpenses(app, 'Twin')).toBe(2);
    expect(app.store.extra.heldBack.hasAny()).toBe(true);
    await app.store.extra.heldBack.sendAll();
    expect(storedExpenses(app, 'Twin')).toBe(1);
    await waitFor(() => {
      const shown = expenseRows().filter((one) => /Twin/u.test(one.textContent));
      expect(shown).toHaveLength(1);
      expect(shown[0]?.dataset['record']).not.toBe(deleted);
    });
  });
});

describe('a waiting expense', () => {
  test('can be dropped in the header, and nothing is sent (R-14.28)', async () => {
    const app = await openExpenses();
    breakDown();
    await typeExpense(app, 'Not after all');
    await waits('Not after all');
    const panel = await openPanel(app);
    await app.user.click(panel.getByRole('button', { name: /^Drop: .*Expense €12\.50 · Not after all$/u }));
    await waitFor(() => expect(rowOf('Not after all')).toBeUndefined());
    // The app only checks in the list whether the expense arrived.
    server.resetHandlers();
    const calls = watchCalls();
    await nothingWaits();
    expect([...calls.of('PUT'), ...calls.of('DELETE')]).toEqual([]);
    expect(storedExpenses(app, 'Not after all')).toBe(0);
  });

  test('can be deleted in its row, and nothing is sent if it never arrived (R-14.28)', async () => {
    const app = await openExpenses();
    breakDown();
    await typeExpense(app, 'Mistyped');
    await waits('Mistyped');
    const calls = watchCalls();
    await app.user.click(row('Mistyped').getByRole('button', { name: /^Delete/u }));
    expect(await screen.findByText('Waiting expense dropped')).toBeVisible();
    expect(rowOf('Mistyped')).toBeUndefined();
    server.resetHandlers();
    await nothingWaits();
    expect(storedExpenses(app, 'Mistyped')).toBe(0);
    expect([...calls.of('PUT'), ...calls.of('DELETE')]).toEqual([]);
  });

  test('is found and deleted at the service if it is deleted in its row after its answer was lost (R-14.28)', async () => {
    const app = await openExpenses();
    server.use(http.put('*/api/expenses', heard, { once: true }));
    await typeExpense(app, 'Arrived');
    await waits('Arrived');
    expect(storedExpenses(app, 'Arrived')).toBe(1);
    const calls = watchCalls();
    await app.user.click(row('Arrived').getByRole('button', { name: /^Delete/u }));
    await comesInTime(() => expect(storedExpenses(app, 'Arrived')).toBe(0));
    await nothingWaits();
    await waitFor(() => expect(rowOf('Arrived')).toBeUndefined());
    expect(calls.of('DELETE', '/expenses')).toHaveLength(1);
    expect(calls.of('PUT')).toEqual([]);
  });

  test('survives a reload, and is sent then (R-14.28)', async () => {
    const app = await openExpenses();
    breakDown();
    await typeExpense(app, 'Before the reload');
    await waits('Before the reload');
    cleanup();
    server.resetHandlers();
    await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
    await comesInTime(() => expect(storedExpenses(app, 'Before the reload')).toBe(1));
    await wentOut('Before the reload');
  });

  test('is missing in figures, which say so (R-14.28)', async () => {
    const app = await openExpenses();
    breakDown();
    await typeExpense(app, 'Not in the sheet');
    await waits('Not in the sheet');
    // The service answers reads again, but refuses to save.
    server.resetHandlers();
    server.use(http.put('*/api/expenses', lost));
    await app.router.navigate('/timesheets/month/2026-11');
    expect(
      await screen.findByText(/1 entry is still waiting to be sent and is missing/u, {}, patience),
    ).toBeVisible();
  });

  test('makes signing out ask first (R-14.28)', async () => {
    const app = await openExpenses();
    breakDown();
    await typeExpense(app, 'Left behind');
    await waits('Left behind');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/1 entry is still waiting to be sent/u)).toBeVisible();
    expect(app.store.getState().session.status).toBe('signedIn');
    await app.user.click(screen.getByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(app.store.getState().session.status).toBe('signedOut'));
  });
});

test('a refused expense shows the reason, keeps its fields, and can be sent again (R-14.28)', async () => {
  const app = await openExpenses();
  server.use(http.put('*/api/expenses', lost, { once: true }));
  await typeExpense(app, 'Refused');
  server.use(
    http.put(
      '*/api/expenses',
      () => HttpResponse.json({ message: 'The books of November are closed' }, { status: 409 }),
      { once: true },
    ),
  );
  await comesInTime(() => expect(rowOf('Refused')).toHaveTextContent('refused'));
  expect(rowOf('Refused')).toHaveTextContent('€12.50');
  const panel = await openPanel(app);
  expect(panel.getByText(/The books of November are closed/u)).toBeVisible();
  await app.user.click(panel.getByRole('button', { name: /^Try again: / }));
  await comesInTime(() => expect(storedExpenses(app, 'Refused')).toBe(1));
  await wentOut('Refused');
});

test('records and expenses are in one panel, in the order in which they began to wait (R-14.21)', async () => {
  const app = await openExpenses();
  breakDown();
  server.use(http.put('*/api/workrecords', lost));
  await typeExpense(app, 'Parking');
  await waits('Parking');
  await app.router.navigate('/work');
  // A line of quick entry.
  const line = await screen.findByRole('combobox', { name: /quick entry/iu }, patience);
  await fill(app.user, line, '2h Kessler Lasttest');
  await app.user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: '2 wait for a connection' }, patience);
  await app.user.click(button);
  const panel = within(await screen.findByRole('dialog', { name: 'Outbox' }));
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Expense €12\.50 · Parking/u),
    expect.stringMatching(/2\.0 h/u),
  ]);
  server.resetHandlers();
  await app.user.click(panel.getByRole('button', { name: 'Try now' }));
  await nothingWaits();
  expect(storedExpenses(app, 'Parking')).toBe(1);
});
