import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import {
  expenseRows,
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from './expensesScreen';
import { stored, storedExpenses } from './outboxScreen';
import { openDialog, openWork } from './workScreen';

beforeEach(ownTime);

const broken = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

/** The service saves what it gets, and then breaks down. */
const savedAndBroken = async ({ request }: { request: Request }) => {
  await testService().fetch(request);
  return broken();
};

const closed = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function typeRecord() {
  const app = await openWork();
  const dialog = within(await openDialog(app.user));
  await fill(app.user, dialog.getByLabelText('Work hours'), '6');
  await fill(app.user, dialog.getByLabelText('Description'), 'Pressed twice');
  const save = async () => app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  return { app, dialog, save };
}

async function typeExpense(day?: string) {
  const app = await openExpenses();
  const dialog = within(await openExpenseDialog(app.user));
  if (day !== undefined) await fill(app.user, dialog.getByLabelText('Date'), day);
  await fill(app.user, dialog.getByLabelText('Cost'), '12,50');
  await fill(app.user, dialog.getByLabelText('Description'), 'Pressed twice');
  const save = async () => app.user.click(dialog.getByRole('button', { name: 'Save and close' }));
  return { app, dialog, save };
}

const forms = [
  { what: 'a work record', path: '/workrecords', type: typeRecord, count: stored },
  { what: 'an expense', path: '/expenses', type: async () => typeExpense(), count: storedExpenses },
];

test.each(forms)(
  '$what: a 500 that had saved it, and a list that cannot be read: saving again books it once',
  async ({ path, type, count }) => {
    const { app, dialog, save } = await type();
    const calls = watchCalls();
    server.use(http.put(`*/api${path}`, savedAndBroken, { once: true }), http.post(`*/api${path}`, broken));
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/overloaded/u);
    server.resetHandlers();
    await save();
    await closed();
    expect(calls.of('PUT', path)).toHaveLength(1);
    expect(count(app, 'Pressed twice')).toBe(1);
  },
);

test('a work record that is typed on after a 500 that had saved it is changed, and not booked a second time', async () => {
  const { app, dialog, save } = await typeRecord();
  server.use(
    http.put('*/api/workrecords', savedAndBroken, { once: true }),
    http.post('*/api/workrecords', broken),
  );
  await save();
  await dialog.findByRole('alert');
  server.resetHandlers();
  await app.user.type(dialog.getByLabelText('Description'), ', typed on');
  await save();
  await closed();
  expect(stored(app, 'Pressed twice')).toBe(0);
  expect(stored(app, 'Pressed twice, typed on')).toBe(1);
});

test('a line of quick entry: Enter after a 500 that had saved it books it once', async () => {
  const app = await openWork();
  const line = screen.getByRole('combobox', { name: /Quick entry/u });
  await app.user.type(line, '2h Kessler Pressed twice');
  const calls = watchCalls();
  server.use(
    http.put('*/api/workrecords', savedAndBroken, { once: true }),
    http.post('*/api/workrecords', broken),
  );
  await app.user.keyboard('{Enter}');
  await screen.findByText(/overloaded/u);
  server.resetHandlers();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(line).toHaveValue(''));
  expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
  expect(stored(app, 'Pressed twice')).toBe(1);
});

test('a saved expense stays in front while the next one looks for equal ones in the list', async () => {
  // More than a page: what an old day has is not known from the first one.
  testService().db.run(
    `insert into expenses (guid, Date, Type, TotalCost, Description)
     select guid, Date, Type, TotalCost, 'Once more' from expenses`,
  );
  const { app, save } = await typeExpense('2026-01-15');
  await save();
  await closed();
  await waitFor(() => expect(firstExpense()).toHaveTextContent('Pressed twice'));
  const next = within(await openExpenseDialog(app.user));
  await fill(app.user, next.getByLabelText('Date'), '2026-01-14');
  await fill(app.user, next.getByLabelText('Cost'), '3');
  await fill(app.user, next.getByLabelText('Description'), 'Ticket');
  await app.user.upload(next.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'ticket.png'));
  await next.findByText('ticket.png');
  await app.user.click(next.getByRole('button', { name: 'Save and close' }));
  await closed();
  const [first, second] = expenseRows();
  expect(first).toHaveTextContent('Ticket');
  expect(second).toHaveTextContent('Pressed twice');
});
