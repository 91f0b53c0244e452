import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { centsOfEuros } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { formatDate, formatsOf } from '@/shared/i18n/format';
import { watchCalls } from '../jsdom/sentCalls';
import { idOf } from '../varied/ids';
import { referenceList } from '../varied/referenceAnswers';
import { onlyLarge } from '../suite';
import { styleNames, styles } from '../varied/styles';
import { speak } from '../varied/variedService';
import {
  expenseRows,
  fileOf,
  firstExpense,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
  sampleUrl,
} from './expensesScreen';

const shownExpense = v.object({
  Id: v.number(),
  Date: v.string(),
  VoucherNumber: v.nullable(v.number()),
  TotalCost: v.number(),
  Description: v.nullable(v.string()),
  FileLink: v.nullable(v.object({ filename: v.string() })),
});

async function stored() {
  return v.parse(v.array(shownExpense), await referenceList('/expenses'));
}

/** Voucher number, date, cost, description, and whether there is a receipt. */
async function expectedRows(isShuffled: boolean): Promise<unknown[][]> {
  const rows = await stored();
  return (isShuffled ? rows.toReversed() : rows).map((row) => [
    row.VoucherNumber === null ? '–' : String(row.VoucherNumber),
    formatDate(isoDate(row.Date)),
    formatsOf('en').euros(centsOfEuros(row.TotalCost)),
    row.Description ?? '',
    row.FileLink !== null,
  ]);
}

const shownRows = () =>
  expenseRows().map((row) => {
    const [number, date, cost, , description] = row.querySelectorAll('td');
    const receipt = within(row).queryByRole('button', { name: /^View receipt/u });
    return [number, date, cost, description]
      .map((cell): unknown => cell?.textContent)
      .concat(receipt !== null);
  });

describe.each(styleNames)('expenses of a service in the style %s', (name) => {
  test('have the right days, amounts and receipts, and a receipt opens (R-7.16)', async () => {
    speak(name);
    const { user } = await openExpenses();
    expect(shownRows()).toEqual(await expectedRows(styles[name].isShuffled));
    const hotel = expenseRows().find((row) => row.textContent.includes('2138')) ?? document.body;
    await user.click(within(hotel).getByRole('button', { name: /^View receipt/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechnung-2138.pdf' }));
    expect(await dialog.findByRole('link', { name: 'Download' })).toBeVisible();
  });
});

test.each(['wordy', ...onlyLarge(['strings'] as const)] as const)(
  'a strict service in the style %s takes an expense with a receipt for a project, and deletes it',
  async (name) => {
    speak(name);
    const calls = watchCalls();
    const { user, router } = await openExpenses();
    const before = await expectedRows(styles[name].isShuffled);
    const dialog = within(await openExpenseDialog(user));
    await user.type(dialog.getByLabelText('Number'), '77');
    await user.type(dialog.getByLabelText('Cost'), '12,5');
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(sampleBytes('png'), 'tank.png'));
    await dialog.findByText('tank.png');
    await user.click(dialog.getByRole('switch', { name: 'Project expense' }));
    const customer = dialog.getByLabelText('Customer');
    await within(customer).findByRole('option', { name: 'Stadtwerke Lindenau' });
    await user.selectOptions(customer, 'Stadtwerke Lindenau');
    const project = dialog.getByLabelText('Project');
    await user.selectOptions(
      project,
      await within(project).findByRole('option', { name: 'Kundenportal 2.0' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses')[0]?.body).toMatchObject({
      VoucherNumber: 77,
      TotalCost: 12.5,
      Description: null,
      FileLink: { filename: 'tank.png', contentType: 'image/png', path: sampleUrl('png') },
    });

    await router.navigate('/work');
    await router.navigate('/expenses');
    const mine = await waitFor(() => {
      const row = expenseRows().find((shown) => within(shown).queryByText('77'));
      if (!row) throw new Error('not listed');
      return row;
    });
    await user.click(within(mine).getByRole('button', { name: /^View receipt/u }));
    const picture = within(await screen.findByRole('dialog', { name: 'tank.png' }));
    expect(await picture.findByRole('img', { name: 'tank.png' })).toBeVisible();
    await user.click(picture.getByRole('button', { name: 'Close' }));

    const id = idOf(
      styles[name],
      (await stored()).find(({ VoucherNumber }) => VoucherNumber === 77)?.Id ?? 0,
    );
    await user.click(within(mine).getByRole('button', { name: /^Delete/u }));
    await router.navigate('/work');
    await waitFor(() =>
      expect(calls.of('DELETE').map(({ path }) => path)).toEqual([`/expenses/${encodeURIComponent(id)}`]),
    );
    await router.navigate('/expenses');
    await waitFor(() => expect(shownRows()).toEqual(before));
    expect(firstExpense()).not.toHaveTextContent('77');
  },
);
