import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { openExpenses, expenseRows } from './expensesScreen';
import { typeExpense } from './outboxScreen';
import { openWork, recordRows } from './workScreen';

beforeEach(ownTime);

/** Lets the service save the next entry without answering with its id, so that the app reads the list again. */
function saveWithoutId(path: string): void {
  const save = async ({ request }: { request: Request }) => {
    await testService().fetch(request);
    return HttpResponse.json({ ok: true });
  };
  server.use(http.put(`*/api${path}`, save, { once: true }));
}

const idsOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.dataset['record']);

async function press(user: UserEvent, row: HTMLElement | undefined, name: RegExp): Promise<void> {
  await user.click(within(row ?? document.body).getByRole('button', { name }));
}

test('a deleted record stays away when the list is read again, and Undo restores it in its place (R-14.5)', async () => {
  const app = await openWork();
  const before = idsOf(recordRows());
  await press(app.user, recordRows()[3], /^Delete/u);
  expect(recordRows()).toHaveLength(19);
  const calls = watchCalls();
  saveWithoutId('/workrecords');
  await press(app.user, recordRows()[1], /^Copy/u);
  await waitFor(() => expect(recordRows()[0]).toHaveTextContent('(copy)'));
  // The page was read again; the service still has the deleted record, and it has the copy.
  expect(calls.of('POST', '/workrecords')).not.toEqual([]);
  const copied = idsOf(recordRows())[0];
  expect(idsOf(recordRows())).not.toContain(before[3]);
  const shown = [copied, ...before].slice(0, recordRows().length + 1);
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(idsOf(recordRows())).toEqual(shown));
  expect(calls.of('DELETE')).toEqual([]);
});

test('a deleted expense stays away when the list is read again, and Undo restores it in its place (R-14.5)', async () => {
  const app = await openExpenses();
  const before = idsOf(expenseRows());
  await press(app.user, expenseRows()[3], /^Delete/u);
  await waitFor(() => expect(idsOf(expenseRows())).not.toContain(before[3]));
  const calls = watchCalls();
  saveWithoutId('/expenses');
  await typeExpense(app, 'Twin');
  await waitFor(() => expect(expenseRows()[0]).toHaveTextContent('Twin'));
  expect(calls.of('POST', '/expenses')).not.toEqual([]);
  const created = idsOf(expenseRows())[0];
  expect(idsOf(expenseRows())).not.toContain(before[3]);
  const shown = [created, ...before].slice(0, expenseRows().length + 1);
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(idsOf(expenseRows())).toEqual(shown));
  expect(calls.of('DELETE')).toEqual([]);
});
