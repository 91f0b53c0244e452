import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { comesInTime, ownTime } from '../jsdom/testTime';
import { patience } from '../patience';
import { type Rendered, renderApp } from '../render';
import { fileOf, openExpenses, sampleBytes } from './expensesScreen';
import { lost, nothingWaits, openPanel, rowOf, storedExpenses, typeExpense, wentOut } from './outboxScreen';

beforeEach(ownTime);

const refuse = (times: { once?: boolean }) =>
  server.use(
    http.put(
      '*/api/expenses',
      () => HttpResponse.json({ message: 'The books of November are closed' }, { status: 409 }),
      times,
    ),
  );

/** Saves an expense that waits at first and is then refused by the service. */
async function openRefused(text: string): Promise<Rendered> {
  const app = await openExpenses();
  server.use(http.put('*/api/expenses', lost, { once: true }));
  await typeExpense(app, text);
  refuse({ once: true });
  await comesInTime(() => expect(rowOf(text)).toHaveTextContent('refused'));
  return app;
}

async function openForm(app: Rendered) {
  const panel = await openPanel(app);
  await app.user.click(panel.getByRole('button', { name: /^Correct: .*Expense €12\.50/u }));
  return within(await screen.findByRole('dialog', { name: 'Correct expense' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function typeCost({ user }: Rendered, form: Form, cost: string): Promise<void> {
  await fill(user, form.getByLabelText('Cost'), cost);
}

test('a refused expense is corrected in its form, and the correction replaces it (R-14.30)', async () => {
  const app = await openRefused('Taxi');
  const form = await openForm(app);
  expect(form.getByLabelText('Cost')).toHaveValue('12.50');
  expect(form.getByLabelText('Description')).toHaveValue('Taxi');
  // A correction replaces one entry, so there is no "next".
  expect(form.queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();
  await typeCost(app, form, '9.90');
  const calls = watchCalls();
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  await nothingWaits();
  await wentOut('Taxi');
  expect(rowOf('Taxi')).toHaveTextContent('€9.90');
  expect(storedExpenses(app, 'Taxi')).toBe(1);
  expect(calls.of('PUT', '/expenses').map(({ body }) => body)).toMatchObject([{ TotalCost: 9.9 }]);
  expect(calls.of('DELETE')).toEqual([]);
});

test('a receipt added in the form of a refused expense is sent with it (R-14.30)', async () => {
  const app = await openRefused('Taxi');
  const form = await openForm(app);
  await app.user.upload(form.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'taxi.png'));
  await form.findByText('taxi.png');
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  await nothingWaits();
  expect(storedExpenses(app, 'Taxi')).toBe(1);
});

test('if the correction is refused, too, the form shows the reason, and the refused expense still waits (R-14.30)', async () => {
  const app = await openRefused('Taxi');
  const form = await openForm(app);
  await typeCost(app, form, '9.90');
  refuse({ once: true });
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  expect(await form.findByText(/The books of November are closed/u)).toBeVisible();
  expect(form.getByLabelText('Cost')).toHaveValue('9.90');
  await app.user.click(form.getByRole('button', { name: 'Cancel' }));
  await app.user.click(form.getByRole('button', { name: 'Discard' }));
  expect(rowOf('Taxi')).toHaveTextContent('€12.50');
  expect(rowOf('Taxi')).toHaveTextContent('refused');
  expect(storedExpenses(app, 'Taxi')).toBe(0);
});

test('an unfinished correction is offered after a reload, and still replaces the refused expense (R-14.30)', async () => {
  const app = await openRefused('Taxi');
  await typeCost(app, await openForm(app), '9.90');
  cleanup();
  const again = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
  await again.user.click(await screen.findByRole('button', { name: 'Keep editing' }, patience));
  const form = within(await screen.findByRole('dialog', { name: 'Correct expense' }));
  expect(form.getByLabelText('Cost')).toHaveValue('9.90');
  await again.user.click(form.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(rowOf('Taxi')).toHaveTextContent('€9.90'));
  await nothingWaits();
  expect(storedExpenses(app, 'Taxi')).toBe(1);
});

test('if another tab has sent the refused expense in the meantime, it is deleted at the service and not saved twice (R-14.30)', async () => {
  const app = await openRefused('Taxi');
  const form = await openForm(app);
  await typeCost(app, form, '9.90');
  const panel = within(screen.getByRole('dialog', { name: 'Outbox', hidden: true }));
  // Clicked behind the dialog, which has the same effect as another tab.
  panel.getByRole('button', { name: /^Try again: /u, hidden: true }).click();
  await comesInTime(() => expect(storedExpenses(app, 'Taxi')).toBe(1));
  await nothingWaits();
  await app.user.click(form.getByRole('button', { name: 'Save and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await comesInTime(() => expect(storedExpenses(app, 'Taxi')).toBe(1));
  await waitFor(() => expect(rowOf('Taxi')).toHaveTextContent('€9.90'));
});
