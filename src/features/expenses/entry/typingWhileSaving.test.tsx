import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { openExpenseDialog, openExpenses } from '../../../../tests/journeys/expensesScreen';

async function openFilled() {
  const { letGo } = holdAnswers('put', '/expenses');
  const calls = watchCalls();
  const { user } = await openExpenses();
  const dialog = within(await openExpenseDialog(user));
  await user.type(dialog.getByLabelText('Cost'), '7,25');
  await user.type(dialog.getByLabelText('Description'), 'Taxi');
  const press = async (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, calls, letGo, press };
}

const bodies = (calls: ReturnType<typeof watchCalls>) => calls.of('PUT', '/expenses').map(({ body }) => body);

describe('typing in the dialog while an expense is being saved', () => {
  test('values typed after "Save and next" belong to the next expense, and the focus stays', async () => {
    const { user, dialog, calls, letGo, press } = await openFilled();
    await press('Save and next');
    const cost = dialog.getByLabelText('Cost');
    await user.clear(cost);
    await user.type(cost, '12');
    letGo();
    expect(await screen.findByText('Expense saved')).toBeVisible();
    expect(cost).toHaveValue('12');
    expect(cost).toHaveFocus();
    await press('Save and close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies(calls)).toEqual([
      expect.objectContaining({ TotalCost: 7.25 }),
      expect.objectContaining({ TotalCost: 12 }),
    ]);
  });

  test('values typed after "Save and close" keep the dialog open, with a message', async () => {
    const { user, dialog, calls, letGo, press } = await openFilled();
    await press('Save and close');
    await user.type(dialog.getByLabelText('Description'), ' back');
    letGo();
    expect(
      await dialog.findByText('Saved. What you typed after that belongs to the next expense.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('Taxi back');
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies(calls)).toEqual([expect.objectContaining({ Description: 'Taxi' })]);
  });

  test('Cancel during saving closes the dialog once the expense is saved', async () => {
    const { dialog, letGo, press } = await openFilled();
    await press('Save and next');
    await press('Cancel');
    expect(await dialog.findByText('Still saving. This closes afterwards.')).toBeInTheDocument();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Expense saved')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  });
});
