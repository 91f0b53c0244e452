import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth, setTouch } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import {
  fileOf,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from '../../../../tests/journeys/expensesScreen';
import { openWork } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';

describe('a receipt in a few taps', () => {
  test('switching on the project expense prefills the last customer and project; recent ones are listed first (R-7.19)', async () => {
    const { user, router } = await openWork();
    await router.navigate('/expenses');
    // The previous screen has a button of the same name.
    await screen.findByRole('heading', { level: 1, name: 'Expenses' });
    const dialog = within(await openExpenseDialog(user));
    await user.click(dialog.getByRole('switch', { name: 'Project expense' }));
    const customer = await dialog.findByLabelText('Customer');
    await waitFor(() => expect(customer).toHaveDisplayValue('Klinikum Westerfeld'));
    await waitFor(() => expect(dialog.getByLabelText('Project')).toHaveDisplayValue('Dienstplan-App'));
    expect(within(customer).getByRole('group', { name: 'Lately' })).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Project expense' }));
    await user.type(dialog.getByLabelText('Cost'), '9');
    const calls = watchCalls();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses')[0]?.body).toMatchObject({ Customer_fk: null, Project_fk: null });
  });

  test('once the receipt is attached the cost gets the focus, unless it is filled or the user is typing elsewhere', async () => {
    const { user } = await openExpenses();
    const dialog = within(await openExpenseDialog(user));
    const ticket = fileOf(sampleBytes('png'), 'ticket.png');
    await user.keyboard('e12');
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [ticket] } });
    await dialog.findByText('ticket.png');
    expect(dialog.getByLabelText('Number')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Remove receipt' }));
    await user.clear(dialog.getByLabelText('Number'));
    await user.upload(dialog.getByLabelText('Receipt'), ticket);
    await waitFor(() => expect(dialog.getByLabelText('Cost')).toHaveFocus());
    await user.keyboard('7');
    await user.click(dialog.getByRole('button', { name: 'Remove receipt' }));
    await user.upload(dialog.getByLabelText('Receipt'), ticket);
    await dialog.findByText('ticket.png');
    expect(dialog.getByLabelText('Cost')).not.toHaveFocus();
  });

  test('a known number, a known receipt and 0 € ask for confirmation before saving (R-7.8)', async () => {
    const calls = watchCalls();
    const { user } = await openExpenses();
    const dialog = within(await openExpenseDialog(user));
    const save = async () => {
      await waitFor(() =>
        expect(dialog.getByRole('button', { name: 'Save and next' })).toHaveAttribute(
          'aria-disabled',
          'false',
        ),
      );
      await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    };
    await user.type(dialog.getByLabelText('Number'), '98765');
    await user.type(dialog.getByLabelText('Cost'), '5');
    await save();
    await dialog.findByText(/^Still from the last receipt/u);
    await save();
    expect(
      await dialog.findByText(/^This receipt has been recorded already: 18\.11\.2026, €5\.00\./u),
    ).toBeVisible();
    expect(dialog.getByLabelText('Number')).toHaveFocus();
    await user.clear(dialog.getByLabelText('Cost'));
    await user.type(dialog.getByLabelText('Cost'), '6');
    expect(dialog.queryByText(/^This receipt has been recorded already/u)).not.toBeInTheDocument();
    await save();
    expect(await dialog.findByText(/^Number 98765 has been used already/u)).toBeVisible();
    expect(calls.of('PUT', '/expenses')).toHaveLength(1);
    await save();
    await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(2));
    await dialog.findByText(/^Still from the last receipt/u);
    await user.clear(dialog.getByLabelText('Number'));
    await user.clear(dialog.getByLabelText('Cost'));
    await user.type(dialog.getByLabelText('Cost'), '0');
    await save();
    expect(await dialog.findByText(/^The amount is €0\./u)).toBeVisible();
    expect(calls.of('PUT', '/expenses')).toHaveLength(2);
  });

  test.each(['Save and close', 'Save and next'])(
    'a double click on "%s" asks, and its second click is no answer (R-7.21)',
    async (name) => {
      const calls = watchCalls();
      const { user } = await openExpenses();
      const dialog = within(await openExpenseDialog(user));
      await user.type(dialog.getByLabelText('Cost'), '0');
      const button = dialog.getByRole('button', { name });
      await user.click(button);
      expect(await dialog.findByText(/^The amount is €0\./u)).toBeVisible();
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
      fireEvent.click(button, { detail: 2 });
      expect(button).toHaveAttribute('aria-disabled', 'false');
      await user.click(button);
      await waitFor(() => expect(calls.of('PUT', '/expenses')).toHaveLength(1));
    },
  );

  test('the key E opens a new expense', async () => {
    const { user } = await openExpenses();
    await waitFor(async () => {
      await user.keyboard('e');
      expect(screen.getByRole('dialog', { name: 'Record expenses' })).toBeVisible();
    });
  });

  test('on phones the receipt comes first, and the camera before the files (R-7.19)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/expenses', signedInAs: 'member', language: 'en' });
    await user.click((await screen.findAllByRole('button', { name: 'New Entry' }))[0] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Record expenses' });
    const [chooser, camera, number] = dialog.querySelectorAll('input');
    expect(chooser).toHaveAccessibleName('Receipt');
    expect(camera).toHaveAttribute('capture', 'environment');
    expect(number).toHaveAccessibleName('Number');
  });

  test('a photo that is taken with the phone turned is attached, and the focus stays where it was (R-24.96)', async () => {
    const { user } = await openExpenses();
    setTouch(true);
    act(() => setScreenWidth(390));
    const dialog = within(await openExpenseDialog(user));
    const camera = dialog.getByLabelText('Take photo');
    act(() => setScreenWidth(844));
    await user.upload(camera, fileOf(sampleBytes('png'), 'ticket.png'));
    expect(await dialog.findByText('ticket.png')).toBeVisible();
    await user.click(dialog.getByLabelText('Description'));
    act(() => setScreenWidth(390));
    expect(dialog.getByLabelText('Description')).toHaveFocus();
    expect(dialog.getByText('ticket.png')).toBeVisible();
  });
});
