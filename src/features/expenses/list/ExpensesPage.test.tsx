import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { expenseRows, firstExpense, openExpenses } from '../../../../tests/journeys/expensesScreen';
import { renderApp } from '../../../../tests/render';
import { ownTime } from '../../../../tests/jsdom/testTime';

const row = { Id: 1, Employee: 'jalbrecht', Date: '2026-11-17', Type: 'Kraftstoff', TotalCost: 12.5 };
const twenty = Array.from({ length: 20 }, (_, index) => ({ ...row, Id: 100 - index }));

describe('the expenses', () => {
  test('the list has its heading and the columns number, date, cost, type, description and action (R-7.1, R-7.2)', async () => {
    await openExpenses();
    expect(screen.getByRole('heading', { level: 1, name: 'Expenses' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Number',
      'Date',
      'Cost',
      'Type',
      'Description',
      'Action',
    ]);
    expect(
      within(firstExpense())
        .getAllByRole('cell')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    ).toEqual(['2140', '15.11.2026', '€78.60', 'Fuel', 'Tankfüllung Fahrt nach Augsburg']);
  });

  test('types are shown in the user’s language, unknown ones as stored (R-7.3)', async () => {
    const types = ['Kraftstoff', 'Bürobedarf', 'Reisekosten', 'Verpflegung', 'Sonstiges', 'Bewirtung'];
    server.use(
      http.post('*/api/expenses', () =>
        HttpResponse.json(types.map((Type, Id) => Object.assign({}, row, { Id, Type }))),
      ),
    );
    await openExpenses();
    expect(expenseRows().map((shown) => within(shown).getAllByRole('cell')[3]?.textContent)).toEqual([
      'Fuel',
      'Office supplies',
      'Travel expenses',
      'Food allowance',
      'Others',
      'Bewirtung',
    ]);
  });

  test('buttons of different expenses have different names, also on one day for one type (R-24.74)', async () => {
    const two = [5, 12.5].map((TotalCost, Id) => Object.assign({}, row, { Id, TotalCost }));
    server.use(http.post('*/api/expenses', () => HttpResponse.json(two)));
    await openExpenses();
    expect(screen.getAllByRole('button', { name: /^Delete/u }).map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Delete: 17.11.2026, Fuel, €5.00',
      'Delete: 17.11.2026, Fuel, €12.50',
    ]);
  });

  test('each month’s head shows its sum, and says if the month continues on another page (R-7.9)', async () => {
    const dates = Array.from({ length: 20 }, (_, at) => (at < 2 ? '2026-11-17' : '2026-10-05'));
    server.use(
      http.post('*/api/expenses', () =>
        HttpResponse.json(dates.map((Date, at) => Object.assign({}, row, { Id: 100 - at, Date }))),
      ),
    );
    await openExpenses();
    expect(screen.getByRole('row', { name: /^November 2026/u })).toHaveTextContent(/€25\.00$/u);
    expect(screen.getByRole('row', { name: /^October 2026/u })).toHaveTextContent(
      /€225\.00the part of the month on this page$/u,
    );
  });

  test('paging: Next only after a full page, the index moves by 20 (R-1.20)', async () => {
    const calls = watchCalls();
    server.use(http.post('*/api/expenses', () => HttpResponse.json(twenty), { once: true }));
    const { user } = await openExpenses();
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('button', { name: 'Previous' });
    expect(screen.getByText('No more entries')).toBeVisible();
    expect(calls.of('POST', '/expenses').map(({ body }) => body)).toEqual([
      { start: 0, count: 20 },
      { start: 20, count: 20 },
    ]);
  });

  test('a user without expenses sees an empty state and no paging', async () => {
    await renderApp({ path: '/expenses', signedInAs: 'newcomer', language: 'en' });
    expect(await screen.findByText('No expenses yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('a list that cannot be read says why, and a retry works', async () => {
    server.use(
      http.post('*/api/expenses', () => HttpResponse.json([{ ...row, TotalCost: 'much' }]), { once: true }),
    );
    const { user } = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
    expect(await screen.findByText(/0\.TotalCost/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(expenseRows().length).toBeGreaterThan(5));
  });

  test('on phones the expenses are a list of cards with a menu each', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
    const [card] = await screen.findAllByRole('listitem', { name: '' });
    expect(card).toBeDefined();
    const [menu] = await screen.findAllByRole('button', { name: /^Actions/u });
    if (!menu) throw new Error('no menu');
    await user.click(menu);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View receipt',
      'Delete',
    ]);
  });
});

describe('deleting an expense', () => {
  test('undoing a deletion within five seconds sends nothing and puts the expense back in its place (R-7.2, R-14.5)', async () => {
    ownTime();
    const calls = watchCalls();
    const { user } = await openExpenses();
    const before = expenseRows().map((shown) => shown.dataset['record']);
    await user.click(within(expenseRows()[1] ?? document.body).getByRole('button', { name: /^Delete/u }));
    expect(expenseRows()).toHaveLength(before.length - 1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(expenseRows().map((shown) => shown.dataset['record'])).toEqual(before));
    await waitFor(() => expect(expenseRows()[1]).toHaveFocus());
    expect(calls.of('DELETE')).toEqual([]);
  });

  test('after deleting by keyboard the focus stays at that place in the list', async () => {
    const { user } = await openExpenses();
    const [, second, third] = expenseRows();
    within(second ?? document.body)
      .getByRole('button', { name: /^Delete/u })
      .focus();
    await user.keyboard('{Enter}');
    expect(second).not.toBeInTheDocument();
    await waitFor(() => expect(third).toHaveFocus());
  });

  test('leaving the page sends the deletion at once, and a refusal restores the expense with the reason (R-7.18)', async () => {
    server.use(
      http.delete('*/api/expenses/*', () => HttpResponse.json({ message: 'booked' }, { status: 409 })),
    );
    const calls = watchCalls();
    const { user, router } = await openExpenses();
    const { length } = expenseRows();
    const id = firstExpense().dataset['record'];
    await user.click(within(firstExpense()).getByRole('button', { name: /^Delete/u }));
    await router.navigate('/work');
    expect(await screen.findByText(/Not deleted\..*booked/u)).toBeVisible();
    expect(calls.of('DELETE').map(({ path }) => path)).toEqual([`/expenses/${id}`]);
    await router.navigate('/expenses');
    await waitFor(() => expect(expenseRows()).toHaveLength(length));
  });
});

describe('the receipt of a stored expense opens in the message dialog', () => {
  test('a stored PDF receipt opens with a download (R-1.10)', async () => {
    const { user } = await openExpenses();
    const hotel = expenseRows().find((shown) => shown.textContent.includes('2138'));
    await user.click(within(hotel ?? document.body).getByRole('button', { name: /^View receipt/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung-2138.pdf' }));
    expect(await dialog.findByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'Rechnung-2138.pdf',
    );
  });

  test('a stored image receipt opens as an image (R-1.11)', async () => {
    const { user } = await openExpenses();
    await user.click(within(firstExpense()).getByRole('button', { name: /^View receipt/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Beleg-2140.png' }));
    expect(await dialog.findByRole('img', { name: 'Beleg-2140.png' })).toBeVisible();
  });
});
