import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fill } from '../jsdom/fill';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import {
  expenseRows,
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from './expensesScreen';
import {
  fillEntry,
  fillExpense,
  noDialog,
  nothingWaits,
  stored,
  storedExpenses,
  waits,
} from './outboxScreen';
import { openWork } from './workScreen';

beforeEach(ownTime);

const broken = () => HttpResponse.json({ message: 'overloaded' }, { status: 500 });

/** The service saves the entry, and then fails. */
const savedAndBroken = async ({ request }: { request: Request }) => {
  await testService().fetch(request);
  return broken();
};

/** Fills in a form; the first time it is saved, the service will save the entry but answer with an error. */
async function typeRecord() {
  const app = await openWork();
  return { app, dialog: await fillEntry(app, 'Pressed twice') };
}

async function typeExpense() {
  const app = await openExpenses();
  return { app, dialog: await fillExpense(app, 'Pressed twice') };
}

type Typed = Awaited<ReturnType<typeof typeRecord>>;

const press = async ({ app, dialog }: Typed, name = 'Save and close') =>
  app.user.click(dialog.getByRole('button', { name }));

/** Saves for the first time: the service saves the entry, but neither its answer nor the list shows that. */
async function pressInVain(typed: Typed, path: string): Promise<void> {
  server.use(http.put(`*/api${path}`, savedAndBroken, { once: true }), http.post(`*/api${path}`, broken));
  await press(typed);
  expect(await typed.dialog.findByRole('alert')).toHaveTextContent(/overloaded/u);
  server.resetHandlers();
}

const forms = [
  { what: 'a work record', path: '/workrecords', type: typeRecord, count: stored },
  { what: 'an expense', path: '/expenses', type: typeExpense, count: storedExpenses },
] as const;

test.each(forms)(
  '$what saved in spite of a 500 is created once if it is saved again, even if the list cannot be read (R-14.9)',
  async ({ path, type, count }) => {
    const typed = await type();
    const calls = watchCalls();
    await pressInVain(typed, path);
    await press(typed);
    await noDialog();
    expect(calls.of('PUT', path)).toHaveLength(1);
    expect(count(typed.app, 'Pressed twice')).toBe(1);
  },
);

test.each(forms)(
  '$what saved in spite of a 500 and saved again without a network waits, and is looked for before anything is sent (R-14.9)',
  async ({ path, type, count }) => {
    const typed = await type();
    const calls = watchCalls();
    await pressInVain(typed, path);
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    await press(typed, 'Save and next');
    await waits('Pressed twice');
    server.resetHandlers();
    await nothingWaits();
    expect(calls.of('PUT', path)).toHaveLength(1);
    expect(count(typed.app, 'Pressed twice')).toBe(1);
    // A text typed afterwards is a new entry.
    await fill(typed.app.user, typed.dialog.getByLabelText(/^(?:Work hours|Cost)$/u), '2');
    await fill(typed.app.user, typed.dialog.getByLabelText('Description'), 'The next one');
    await press(typed);
    await noDialog();
    expect([count(typed.app, 'Pressed twice'), count(typed.app, 'The next one')]).toEqual([1, 1]);
  },
);

test.each([
  { ...forms[0], page: '/work', words: 'the entry of' },
  { ...forms[1], page: '/expenses', words: 'the expense of' },
])(
  '$what restored after a reload says that nobody knows whether it was saved, and saving again creates it once (R-14.9)',
  async ({ path, type, count, page, words }) => {
    await pressInVain(await type(), path);
    cleanup();
    const app = await renderApp({ path: page, signedInAs: 'member', language: 'en' });
    const calls = watchCalls();
    expect(await screen.findByText(new RegExp(`^It is not known whether ${words}`, 'u'))).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    const typed = { app, dialog: within(await screen.findByRole('dialog')) };
    await press(typed);
    // The list has an equal expense, so the form first asks whether it is meant twice.
    if (path === '/expenses' && (await typed.dialog.findByText(/already/u))) await press(typed);
    await noDialog();
    expect(calls.of('PUT', path)).toEqual([]);
    expect(count(app, 'Pressed twice')).toBe(1);
  },
);

test('a work record saved in spite of a 500 is changed, not created again, if the form is changed', async () => {
  const typed = await typeRecord();
  await pressInVain(typed, '/workrecords');
  await typed.app.user.type(typed.dialog.getByLabelText('Description'), ', typed on');
  await press(typed);
  await noDialog();
  expect(stored(typed.app, 'Pressed twice')).toBe(0);
  expect(stored(typed.app, 'Pressed twice, typed on')).toBe(1);
});

test('a line of quick entry saved in spite of a 500 is created once if Enter is pressed again (R-14.9)', async () => {
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

test('a saved expense stays first while the next one looks for equal ones in the list (R-4.48)', async () => {
  // With more than one page, the first page does not show the expenses of an old day.
  testService().db.run(
    `insert into expenses (guid, Date, Type, TotalCost, Description)
     select guid, Date, Type, TotalCost, 'Once more' from expenses`,
  );
  const app = await openExpenses();
  const first = await fillExpense(app, 'Pressed once');
  await fill(app.user, first.getByLabelText('Date'), '2026-01-15');
  await app.user.click(first.getByRole('button', { name: 'Save and close' }));
  await noDialog();
  await waitFor(() => expect(firstExpense()).toHaveTextContent('Pressed once'));
  const next = within(await openExpenseDialog(app.user));
  await fill(app.user, next.getByLabelText('Date'), '2026-01-14');
  await fill(app.user, next.getByLabelText('Cost'), '3');
  await fill(app.user, next.getByLabelText('Description'), 'Ticket');
  await app.user.upload(next.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'ticket.png'));
  await next.findByText('ticket.png');
  await app.user.click(next.getByRole('button', { name: 'Save and close' }));
  await noDialog();
  const [front, second] = expenseRows();
  expect(front).toHaveTextContent('Ticket');
  expect(second).toHaveTextContent('Pressed once');
});
