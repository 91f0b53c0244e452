import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import type { Rendered } from '../render';
import { expenseRows, openExpenses } from './expensesScreen';
import {
  fillWithReceipt,
  heard,
  leaveNoRoomForReceipts,
  lost,
  storedExpenses,
  typeExpense,
} from './outboxScreen';

beforeEach(ownTime);
beforeEach(leaveNoRoomForReceipts);

/** Opens the dialog with an expense and a receipt. */
async function typeWithReceipt(opened?: Rendered) {
  const app = opened ?? (await openExpenses());
  const dialog = await fillWithReceipt(app, 'Taxi');
  const save = async () => app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  return { app, dialog, save };
}

const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const shown = () => expenseRows().filter((row) => row.textContent.includes('Taxi'));

test('an expense whose receipt cannot wait is found in the list after its answer was lost, and saved once (R-14.23)', async () => {
  const { app, save } = await typeWithReceipt();
  const calls = watchCalls();
  server.use(http.put('*/api/expenses', heard, { once: true }));
  await save();
  await closed();
  expect(await screen.findByText('Expense saved')).toBeVisible();
  expect(calls.of('PUT', '/expenses')).toHaveLength(1);
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('an expense that only differs by its receipt is not taken for it: saving is reported as failed, and works when repeated (R-14.23)', async () => {
  const opened = await openExpenses();
  await typeExpense(opened, 'Taxi');
  const { app, dialog, save } = await typeWithReceipt(opened);
  server.use(http.put('*/api/expenses', lost, { once: true }));
  await save();
  await dialog.findByText(/Save once more/u);
  await save();
  expect(await dialog.findByText(/^Not saved/u)).toBeVisible();
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  await save();
  await closed();
  expect(storedExpenses(app, 'Taxi')).toBe(2);
});

test('if the list does not answer either, the form says that nobody knows, and saving again creates it once (R-14.23)', async () => {
  const { app, dialog, save } = await typeWithReceipt();
  const calls = watchCalls();
  server.use(
    http.put('*/api/expenses', heard, { once: true }),
    http.post('*/api/expenses', lost, { once: true }),
  );
  await save();
  expect(await dialog.findByText(/It is not known whether the expense was saved/u)).toBeVisible();
  // The list still fails, so nothing is sent.
  server.use(http.post('*/api/expenses', lost, { once: true }));
  await save();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save and close' })).toBeEnabled());
  expect(dialog.getByText(/It is not known whether the expense was saved/u)).toBeVisible();
  expect(calls.of('PUT', '/expenses')).toHaveLength(1);
  await save();
  await closed();
  expect(calls.of('PUT', '/expenses')).toHaveLength(1);
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('a changed form replaces the expense that had arrived (R-14.23)', async () => {
  const { app, dialog, save } = await typeWithReceipt();
  const calls = watchCalls();
  server.use(
    http.put('*/api/expenses', heard, { once: true }),
    http.post('*/api/expenses', lost, { once: true }),
  );
  await save();
  await dialog.findByText(/It is not known whether the expense was saved/u);
  await app.user.type(dialog.getByLabelText('Description'), ' to the fair');
  await save();
  await closed();
  expect(storedExpenses(app, 'Taxi')).toBe(0);
  expect(storedExpenses(app, 'Taxi to the fair')).toBe(1);
  expect(calls.of('DELETE')).toHaveLength(1);
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(shown()[0]).toHaveTextContent('Taxi to the fair');
});

test('an equal expense that was there before is not taken for the new one (R-14.23)', async () => {
  const { app, save } = await typeWithReceipt();
  await save();
  await closed();
  const dialog = await fillWithReceipt(app, 'Taxi');
  server.use(http.put('*/api/expenses', lost, { once: true }));
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await dialog.findByText(/Save once more/u);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await dialog.findByText(/no room on this device/u);
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  await app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  await closed();
  expect(storedExpenses(app, 'Taxi')).toBe(2);
});
