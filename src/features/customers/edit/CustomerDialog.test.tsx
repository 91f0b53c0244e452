import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  cardOf,
  fill,
  openCustomers,
  openNewCustomer,
  openSettings,
} from '../../../../tests/journeys/customersScreen';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';

const kessler = 'Kessler Maschinenbau GmbH';
const stored = {
  Name: kessler,
  Address: 'Ulmer Landstraße 214',
  Location: 'Augsburg',
  PostalCode: '86156',
  Active: 1,
  CustomerNumber: 'K-1042',
};

const press = (name: string) => screen.getByRole('button', { name });
const gone = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const hostile = [
  ['quotes', `O'Brien & "Söhne" \\ <b>GmbH</b>`],
  ['emoji', '株式会社 🙂 👩‍👩‍👧‍👧'],
  ['300 characters', 'Ü'.repeat(300)],
  ['a formula', '=HYPERLINK("http://evil.example","Klick")'],
] as const;

describe('customer dialog: create', () => {
  test('creating sends every field, Active as 1 or 0, empty optional ones as null; insertId closes the dialog (R-9.6, R-9.37)', async () => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    const dialog = await openNewCustomer(user);
    expect(within(dialog).getByLabelText('Name')).toHaveFocus();
    expect(within(dialog).getByRole('switch', { name: 'Active' })).toBeChecked();
    await fill(user, dialog, { Name: '  Optik Neumann  ' });
    await user.click(press('Create'));
    await gone();
    expect(await screen.findByText('Optik Neumann')).toBeVisible();
    expect(calls.of('PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/customers/',
        body: {
          Name: 'Optik Neumann',
          Address: null,
          Location: null,
          PostalCode: null,
          Active: 1,
          CustomerNumber: null,
        },
      },
    ]);
  });

  test('creating sends the typed values; an inactive customer has Active 0', async () => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    const dialog = await openNewCustomer(user);
    await fill(user, dialog, {
      Name: 'Optik Neumann',
      Address: 'Marktplatz 3',
      'Postal code': '35390',
      Location: 'Gießen',
      'Customer number': 'K-1071',
    });
    await user.click(within(dialog).getByRole('switch', { name: 'Active' }));
    await user.click(press('Create'));
    await gone();
    expect(calls.of('PUT')[0]?.body).toEqual({
      Name: 'Optik Neumann',
      Address: 'Marktplatz 3',
      PostalCode: '35390',
      Location: 'Gießen',
      CustomerNumber: 'K-1071',
      Active: 0,
    });
    expect(cardOf('Optik Neumann')).toHaveTextContent('inactive');
  });

  test.each(['', '   '])(
    'a name is required: with %j nothing is sent, and the field says why',
    async (name) => {
      const calls = watchCalls();
      const { user } = await openCustomers();
      const dialog = await openNewCustomer(user);
      await fill(user, dialog, { Name: name, Location: 'Gießen' });
      await user.click(press('Create'));
      const field = within(dialog).getByLabelText('Name');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Enter name'));
      expect(field).toHaveFocus();
      expect(within(dialog).getByLabelText('Location')).toHaveValue('Gießen');
      expect(calls.of('PUT')).toEqual([]);
    },
  );

  test.each(hostile)('a name with %s is sent and shown as typed', async (_what, name) => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    await fill(user, await openNewCustomer(user), { Name: name });
    await user.click(press('Create'));
    await gone();
    expect(await screen.findByText(name)).toBeVisible();
    expect(calls.of('PUT')[0]?.body).toMatchObject({ Name: name });
    expect(within(await openSettings(user, name)).getByLabelText('Name')).toHaveValue(name);
  });

  test('pressing Create twice creates one customer', async () => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    await fill(user, await openNewCustomer(user), { Name: 'Optik Neumann' });
    await user.dblClick(press('Create'));
    await gone();
    expect(calls.of('PUT')).toHaveLength(1);
  });
});

describe('customer dialog: edit', () => {
  test('editing sends the same body by PUT /customer/{id}; changedRows above 0 closes the dialog, and the list is updated (R-9.6, R-9.38)', async () => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    const dialog = await openSettings(user, kessler);
    expect(within(dialog).getByLabelText('Name')).toHaveValue(kessler);
    await fill(user, dialog, { Address: 'Ulmer Straße 1' });
    await user.click(within(dialog).getByRole('switch', { name: 'Active' }));
    await user.click(press('Save'));
    await gone();
    expect(calls.of('PUT').map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/customer/2', body: { ...stored, Address: 'Ulmer Straße 1', Active: 0 } },
    ]);
    await waitFor(() => expect(cardOf(kessler)).toHaveTextContent('inactive'));
  });

  test('changedRows 0 keeps the dialog open with the typed values (R-9.29)', async () => {
    server.use(http.put('*/api/customer/2', () => HttpResponse.json({ affectedRows: 1, changedRows: 0 })));
    const { user } = await openCustomers();
    const dialog = await openSettings(user, kessler);
    await fill(user, dialog, { Location: 'Ulm' });
    await user.click(press('Save'));
    expect(
      await screen.findByText('The server changed nothing. What you typed is still here.'),
    ).toBeVisible();
    expect(within(dialog).getByLabelText('Location')).toHaveValue('Ulm');
  });

  test('fields that another user saved meanwhile are kept', async () => {
    const calls = watchCalls();
    const { user, service } = await openCustomers();
    const dialog = await openSettings(user, kessler);
    service.db.run('update customers set Address = ? where Id = 2', 'Neue Straße 9');
    await fill(user, dialog, { 'Customer number': 'K-2000' });
    await user.click(press('Save'));
    await gone();
    expect(calls.of('PUT')[0]?.body).toEqual({
      ...stored,
      Address: 'Neue Straße 9',
      CustomerNumber: 'K-2000',
    });
  });

  test('two people changed the same field: nothing is sent before one version is chosen', async () => {
    const calls = watchCalls();
    const { user, service } = await openCustomers();
    const dialog = await openSettings(user, kessler);
    service.db.run(`update customers set Address = 'Theirs 9', CustomerNumber = 'K-T' where Id = 2`);
    await fill(user, dialog, { Address: 'Mine 1', 'Customer number': 'K-M', Location: 'Ulm' });
    await user.click(press('Save'));
    const question = await screen.findByRole('dialog', { name: 'Two versions' });
    expect(question).toHaveTextContent(kessler);
    expect(calls.of('PUT')).toEqual([]);
    expect(within(question).getByRole('radio', { name: 'Address, Here: Mine 1' })).toBeChecked();
    await user.click(within(question).getByRole('radio', { name: 'Customer number, Server: K-T' }));
    await user.click(within(question).getByRole('button', { name: 'Save selection' }));
    await gone();
    expect(calls.of('PUT').map(({ body }) => body)).toEqual([
      { ...stored, Address: 'Mine 1', Location: 'Ulm', CustomerNumber: 'K-T' },
    ]);
  });

  test('going back from the conflict to the form keeps everything that was typed', async () => {
    const calls = watchCalls();
    const { user, service } = await openCustomers();
    const dialog = await openSettings(user, kessler);
    service.db.run(`update customers set Address = 'Theirs 9' where Id = 2`);
    await fill(user, dialog, { Address: 'Mine 1' });
    await user.click(press('Save'));
    const question = await screen.findByRole('dialog', { name: 'Two versions' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(within(dialog).getByLabelText('Address')).toHaveValue('Mine 1');
    expect(calls.of('PUT')).toEqual([]);
  });

  test('an emptied field does not block saving: the rest is sent, and a notice says so', async () => {
    const calls = watchCalls();
    const { user } = await openCustomers();
    await fill(user, await openSettings(user, kessler), { Address: '', Location: 'Ulm' });
    await user.click(press('Save'));
    await gone();
    expect(await screen.findByText(/cannot empty this field: Address/u)).toBeVisible();
    expect(calls.of('PUT')[0]?.body).toEqual({ ...stored, Location: 'Ulm' });
  });
});
