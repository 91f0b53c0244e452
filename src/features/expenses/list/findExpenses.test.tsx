import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expenseRows } from '../../../../tests/journeys/expensesScreen';
import { renderApp } from '../../../../tests/render';
import { findExpenses } from '../expensesApi';
import { ownTime } from '../../../../tests/jsdom/testTime';

const field = async () => screen.findByRole('combobox', { name: 'Search and filter expenses' });
const numbers = () => expenseRows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const rowOf = (number: string) =>
  expenseRows().find((row) => row.textContent.includes(number)) ?? document.body;

/** Opens an address of the expenses, with `more` expenses of 2025 besides those of the seed. */
async function open(address: string, more = 0) {
  const calls = watchCalls();
  const app = await renderApp({ signedInAs: 'member', language: 'en' });
  for (let number = 1; number <= more; number += 1) {
    app.service.db.run(
      `insert into expenses (guid, Date, VoucherNumber, Type, TotalCost, Description)
       values ((select guid from users where mail = ?), '2025-03-01', ?, 'Sonstiges', 10, 'Porto')`,
      accounts.member.mail,
      number,
    );
  }
  await app.router.navigate(address);
  const starts = () => calls.of('POST', '/expenses').map(({ body }) => Reflect.get(Object(body), 'start'));
  return { ...app, calls, starts };
}

describe('searching the expenses', () => {
  test('what matches is counted and added up in place of the months, one page after another (R-15.10, R-15.16)', async () => {
    const { user, starts } = await open('/expenses', 50);
    expect(await screen.findByRole('row', { name: /^November 2026/u })).toBeVisible();
    await user.type(await field(), 'porto');
    expect(await screen.findByText('50 entries · €500.00', { selector: 'b' })).toBeVisible();
    // With two at a time, 80 would be asked for before 60 turns out to be the end.
    expect(starts().slice(1)).toEqual([0, 20, 40, 60]);
    expect(screen.queryByRole('row', { name: /^November 2026/u })).not.toBeInTheDocument();
    // The first rows are painted before the others.
    await waitFor(() => expect(expenseRows()).toHaveLength(50));
    expect(screen.getAllByText('Porto', { selector: 'mark' })).toHaveLength(50);
  });

  test('expenses that come newest first are read until a page lies before the period (R-15.14)', async () => {
    const { starts } = await open('/expenses?from=2026-11-01', 70);
    expect(await screen.findByText(/^of 40 read, back to/u)).toBeVisible();
    expect(starts().filter((start) => start === 40)).toEqual([]);
  });

  test('customers and projects are offered by their names, which are read once the field is opened (R-15.16)', async () => {
    const { user, calls } = await open('/expenses');
    const input = await field();
    expect(calls.of('GET', '/customers')).toEqual([]);
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: /^Project/u }));
    await user.click(await screen.findByRole('option', { name: /^MES-Einführung Werk 2/u }));
    await waitFor(() => expect(numbers()).toEqual(['2140', '2139', '2135', '2130']));
    expect(
      screen.getByRole('button', { name: 'Filter Project: MES-Einführung Werk 2, change' }),
    ).toBeVisible();
    expect(calls.of('GET', '/customers')).toHaveLength(1);
  });

  test('on a phone the cards that match come below their count and sum (R-15.16)', async () => {
    setScreenWidth(390);
    await open('/expenses?without=receipt&q=pauschale');
    expect(await screen.findByText('2 entries · €32.00', { selector: 'b' })).toBeVisible();
    expect(screen.getAllByText('Pauschale', { selector: 'mark' })).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: /November 2026/u })).not.toBeInTheDocument();
    expect(screen.getByText('without receipt')).toBeVisible();
  });
});

describe('the receipts of what was found', () => {
  test('only their names are held; a file is read again when it is shown (R-15.16)', async () => {
    const { user, store, starts } = await open('/expenses?q=2138');
    await waitFor(() => expect(numbers()).toEqual(['2138']));
    const { api } = store.getState();
    const held = JSON.stringify(api && findExpenses.select(0)({ api }).data);
    expect(held).toContain('Rechnung-2138.pdf');
    expect(held).not.toContain('data:');
    const before = starts().length;
    await user.click(screen.getByRole('button', { name: /^View receipt/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung-2138.pdf' }));
    expect(await dialog.findByRole('link', { name: 'Download' })).toBeVisible();
    expect(starts().slice(before)).toEqual([0]);
  });

  test('a receipt that cannot be read is named with the reason (R-15.16)', async () => {
    const { user, service } = await open('/expenses?q=2138');
    await waitFor(() => expect(numbers()).toEqual(['2138']));
    service.db.run('delete from expenses where VoucherNumber = 2138');
    await user.click(screen.getByRole('button', { name: /^View receipt/u }));
    expect(
      await screen.findByText(/^Rechnung-2138\.pdf was not read\. The server does not have this/u),
    ).toBeVisible();
  });

  test('a found expense that is deleted is restored with its receipt, also after the call was sent (R-15.16)', async () => {
    ownTime();
    const { user, calls, service, store } = await open('/expenses?type=Kraftstoff&sort=-cost');
    const file = v.object({ FileLink: v.string() });
    const stored = () => service.db.one(file, 'select FileLink from expenses where VoucherNumber = 2140');
    const before = stored();
    await waitFor(() => expect(numbers()).toEqual(['2135', '2140', '2130']));
    await user.click(within(rowOf('2140')).getByRole('button', { name: /^Delete/u }));
    await waitFor(() => expect(numbers()).toEqual(['2135', '2130']));
    expect(screen.getByText('2 entries · €157.45', { selector: 'b' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(numbers()).toEqual(['2135', '2140', '2130']));
    expect(calls.of('DELETE')).toEqual([]);
    await user.click(within(rowOf('2140')).getByRole('button', { name: /^Delete/u }));
    await store.extra.heldBack.sendAll();
    expect(stored()).toBeUndefined();
    await store.extra.history.undoLast();
    // It is created anew, and what is new is in front.
    await waitFor(() => expect(numbers()).toEqual(['2140', '2135', '2130']));
    expect(stored()).toEqual(before);
  });
});
