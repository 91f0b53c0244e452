import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import {
  fill,
  openCustomers,
  openNewCustomer,
  openSettings,
} from '../../../../tests/journeys/customersScreen';
import { server } from '../../../../tests/jsdom/testService';

const kessler = 'Kessler Maschinenbau GmbH';
const press = (name: string) => screen.getByRole('button', { name });
const gone = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a failed customer save is an "Error" dialog with the error message', () => {
  const noPermission = 'You do not have permisson to process this action.';

  test.each([
    [409, 'Duplicate entry for CustomerNumber', 'Duplicate entry for CustomerNumber'],
    [403, 'no', noPermission],
  ])('status %i shows the message and keeps the typed values (R-9.26)', async (status, message, shown) => {
    const { user } = await openCustomers();
    server.use(
      http.put('*/api/customers/', () => HttpResponse.json({ message }, { status }), { once: true }),
    );
    const dialog = await openNewCustomer(user);
    await fill(user, dialog, { Name: 'Optik Neumann', 'Customer number': 'K-1042' });
    await user.click(press('Create'));
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(error).toHaveTextContent(shown);
    await user.click(within(error).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Optik Neumann');
    await user.click(press('Create'));
    await gone();
    expect(await screen.findByText('Optik Neumann')).toBeVisible();
  });

  async function refuseMember() {
    const app = await openCustomers('member');
    const dialog = await openSettings(app.user, kessler);
    await fill(app.user, dialog, { Location: 'Ulm' });
    await app.user.click(press('Save'));
    return { ...app, dialog, error: await screen.findByRole('dialog', { name: 'Error' }) };
  }

  test('a refused member gets one message with the service’s words, and keeps the typed values (R-9.26)', async () => {
    const { user, dialog, error } = await refuseMember();
    expect(error).toHaveTextContent(`${noPermission} “only admins and managers may do this”`);
    await user.click(within(error).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Location')).toHaveValue('Ulm');
  });

  test('after a refusal the settings are read-only with the reason, and can be tried again (R-9.26)', async () => {
    const { user, error } = await refuseMember();
    await user.click(within(error).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await user.click(press('Discard'));
    await gone();
    await user.click(press(`Settings: ${kessler}`));
    const reading = await screen.findByRole('dialog', { name: 'Settings' });
    expect(reading).toHaveTextContent(/Read-only: the server refused a change to this customer on/u);
    expect(reading).toHaveTextContent(`${noPermission} “only admins and managers may do this”`);
    expect(reading).toHaveTextContent('Ulmer Landstraße 214');
    expect(within(reading).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(press('Edit anyway'));
    const again = await screen.findByRole('dialog', { name: 'Edit customer' });
    expect(within(again).getByLabelText('Location')).toHaveValue('Augsburg');
  });
});

describe('unsaved values are not lost', () => {
  test('closing a dialog with unsaved values asks first', async () => {
    const { user } = await openCustomers();
    const dialog = await openNewCustomer(user);
    await fill(user, dialog, { Name: 'Optik Neumann' });
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('button', { name: 'Discard' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Optik Neumann');
  });

  test('a draft survives an expired session and is removed when it is saved (R-14.40)', async () => {
    const { user, service } = await openCustomers();
    const dialog = await openNewCustomer(user);
    await fill(user, dialog, { Name: 'Optik Neumann', Location: 'Gießen' });
    await user.click(within(dialog).getByRole('switch', { name: 'Active' }));
    service.expireTokens();
    await user.click(press('Create'));
    await user.click(await screen.findByRole('button', { name: 'Back to home' }));
    await user.type(await screen.findByLabelText('Username (mail)'), accounts.manager.mail);
    await user.type(screen.getByLabelText('Password'), accounts.manager.password);
    await user.click(press('Sign in'));

    expect(await screen.findByText('A new customer was started and is not saved.')).toBeVisible();
    await user.click(press('Keep editing'));
    const again = await screen.findByRole('dialog', { name: 'New Customer' });
    expect(within(again).getByLabelText('Name')).toHaveValue('Optik Neumann');
    expect(within(again).getByRole('switch', { name: 'Active' })).not.toBeChecked();
    await user.click(press('Create'));
    await gone();
    expect(await screen.findByText('Optik Neumann')).toBeVisible();
    expect(screen.queryByText('A new customer was started and is not saved.')).not.toBeInTheDocument();
  });

  test('typing during saving keeps the dialog open', async () => {
    const { user } = await openCustomers();
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.put('*/api/customer/2', async () => {
        await gate;
        return undefined;
      }),
    );
    const dialog = await openSettings(user, kessler);
    await fill(user, dialog, { Location: 'Ulm' });
    await user.click(press('Save'));
    await fill(user, dialog, { Address: 'Typed meanwhile' });
    letGo();
    expect(await within(dialog).findByText(/What you typed after that is not saved yet/u)).toBeVisible();
    expect(within(dialog).getByLabelText('Address')).toHaveValue('Typed meanwhile');
    await user.click(press('Save'));
    await gone();
  });
});
