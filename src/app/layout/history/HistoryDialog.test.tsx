import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { leave } from '../../../../tests/journeys/leave';
import { typeExpense } from '../../../../tests/journeys/outboxScreen';
import { openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { patience } from '../../../../tests/patience';
import { type Rendered, renderApp } from '../../../../tests/render';
import classes from './historyDialog.module.scss';

async function openHistory({ user }: Rendered) {
  await user.click(await screen.findByRole('button', { name: /^Account/u }, patience));
  await user.click(await screen.findByRole('menuitem', { name: 'What I did' }, patience));
  return within(await screen.findByRole('dialog', { name: 'What I did' }, patience));
}

/** Copies a record, then records an expense on another screen. */
async function doTwoThings(): Promise<Rendered> {
  const app = await openWork();
  const [first] = recordRows();
  await app.user.click(within(first ?? document.body).getByRole('button', { name: /^Copy/u }));
  await waitFor(() => expect(recordRows()).toHaveLength(21));
  await leave(app);
  await app.router.navigate('/expenses');
  await screen.findByRole('table', {}, patience);
  await typeExpense(app, 'Taxi');
  await waitFor(() => expect(app.store.extra.history.steps()).toHaveLength(2));
  return app;
}

const lines = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((line: HTMLElement) => line.textContent);

test('the account menu lists what the user did, the last step first, and any step can be undone there (R-14.33)', async () => {
  const app = await doTwoThings();
  const dialog = await openHistory(app);
  expect(lines(dialog)).toEqual([
    expect.stringMatching(/Expense added.*Expense €12\.50 · Taxi.*Undo/u),
    expect.stringMatching(/Entry added.*3\.0 h.*Undo/u),
  ]);
  const calls = watchCalls();
  await app.user.click(dialog.getByRole('button', { name: /^Undo: Entry added/u }));
  await waitFor(() => expect(lines(dialog)[1]).toMatch(/undone$/u));
  // It is struck through.
  expect(dialog.getAllByRole('listitem')[1]).toHaveClass(classes.isUndone);
  expect(dialog.getAllByRole('listitem')[0]).not.toHaveClass(classes.isUndone);
  expect(calls.of('DELETE').map(({ path }) => path)).toEqual([expect.stringMatching(/^\/workrecords\//u)]);
  // The button is gone; the focus is still in its line.
  expect(dialog.getAllByRole('listitem')[1]).toHaveFocus();
});

test('an undo that fails says why, and can be tried again (R-14.33)', async () => {
  const app = await doTwoThings();
  const dialog = await openHistory(app);
  const no = () => HttpResponse.json({ message: 'The books are closed' }, { status: 409 });
  server.use(http.delete('*/api/expenses/:id', no, { once: true }));
  expectRefusal(/DELETE .*: 409/u);
  await app.user.click(dialog.getByRole('button', { name: /^Undo: Expense added/u }));
  expect(await screen.findByText(/Not undone\..*The books are closed/u)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: /^Undo: Expense added/u }));
  await waitFor(() => expect(lines(dialog)[0]).toMatch(/undone$/u));
});

test('a step that cannot be undone says why, and an empty history says so (R-14.33)', async () => {
  const app = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  const empty = await openHistory(app);
  expect(empty.getByText('Nothing has been changed in this visit yet.')).toBeVisible();
  await app.user.click(empty.getByRole('button', { name: 'Close' }));
  await app.user.click(await screen.findByRole('button', { name: 'New Planner' }, patience));
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }, patience), 'Fair 2027');
  await app.user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(app.store.extra.history.steps()).toHaveLength(1));
  const dialog = await openHistory(app);
  expect(lines(dialog)).toEqual([
    expect.stringMatching(/Fair 2027.*A planner is deleted on its own page\./u),
  ]);
  expect(dialog.queryByRole('button', { name: /^Undo/u })).not.toBeInTheDocument();
});

test('after signing out nothing can be undone (R-14.33)', async () => {
  const app = await doTwoThings();
  await app.user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(app.store.getState().session.status).toBe('signedOut'));
  expect(app.store.extra.history.steps()).toEqual([]);
});
