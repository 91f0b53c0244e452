import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { edit, kessler, noPermission, openDetail, section } from '../../../../tests/journeys/detailScreen';

const TITLE = 'Basic information';
const isRead = async () => waitFor(() => expect(section(TITLE).queryByRole('form')).toBeNull());

describe('the basic information of a customer', () => {
  test('Cancel changes nothing; Save sends every field and returns the focus (R-9.20, R-9.38)', async () => {
    const calls = watchCalls();
    const { user } = await openDetail(kessler);
    let form = await edit(user, TITLE);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await isRead();
    form = await edit(user, TITLE);
    await user.clear(form.getByLabelText('Address'));
    await user.type(form.getByLabelText('Address'), 'Neue Gasse 3');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead();
    expect(calls.of('PUT', '/customer/2').map(({ body }) => body)).toEqual([
      {
        Name: kessler.name,
        Address: 'Neue Gasse 3',
        Location: 'Augsburg',
        PostalCode: '86156',
        CustomerNumber: 'K-1042',
        Active: 1,
      },
    ]);
    expect(await section(TITLE).findByText('Neue Gasse 3')).toBeVisible();
    expect(section(TITLE).getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  test('the section closes only if changedRows is above 0 (R-9.29)', async () => {
    server.use(
      http.put('*/api/customer/2', () => HttpResponse.json({ affectedRows: 1, changedRows: 0 }), {
        once: true,
      }),
    );
    const { user } = await openDetail(kessler);
    const form = await edit(user, TITLE);
    await user.type(form.getByLabelText('Address'), ' b');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The server changed nothing/u)).toBeVisible();
    expect(form.getByLabelText('Address')).toHaveValue('Ulmer Landstraße 214 b');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead();
    expect(await section(TITLE).findByText('Ulmer Landstraße 214 b')).toBeVisible();
  });

  test('a failed save shows an "Error" dialog with the message and keeps the typed values (R-9.26)', async () => {
    server.use(
      http.put('*/api/customer/2', () => HttpResponse.json({ message: 'disk full' }, { status: 507 })),
    );
    const { user } = await openDetail(kessler);
    const form = await edit(user, TITLE);
    await user.type(form.getByLabelText('Address'), ' b');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }));
    expect(dialog.getByText(/disk full/u)).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.getByLabelText('Address')).toHaveValue('Ulmer Landstraße 214 b');
  });

  test('a 403 during an edit shows the fixed text and keeps the typed values; afterwards the section is read-only (R-9.17)', async () => {
    const { user } = await openDetail(kessler, 'member');
    const form = await edit(user, TITLE);
    await user.type(form.getByLabelText('Address'), ' b');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const error = await screen.findByRole('dialog', { name: 'Error' });
    expect(error).toHaveTextContent(noPermission);
    await user.click(within(error).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.queryByRole('alert')).toBeNull();
    expect(form.getByLabelText('Address')).toHaveValue('Ulmer Landstraße 214 b');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(form.getByRole('button', { name: 'Discard' }));
    await isRead();
    expect(section(TITLE).getByText(/Read-only: the server refused a change/u)).toBeVisible();
    expect(section(TITLE).queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(section(TITLE).getByRole('heading', { name: TITLE })).toHaveFocus();
    await user.click(section(TITLE).getByRole('button', { name: 'Edit anyway' }));
    expect(await section(TITLE).findByRole('form')).toBeVisible();
  });
});

describe('two people edit the same customer', () => {
  test('fields that nobody else changed are merged (R-14.1)', async () => {
    const calls = watchCalls();
    const { user, service } = await openDetail(kessler);
    const form = await edit(user, TITLE);
    service.db.run("update customers set Location = 'Gersthofen' where Id = 2");
    await user.type(form.getByLabelText('Address'), ' b');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await isRead();
    expect(calls.of('PUT', '/customer/2')[0]?.body).toMatchObject({
      Address: 'Ulmer Landstraße 214 b',
      Location: 'Gersthofen',
    });
  });

  async function clash() {
    const app = await openDetail(kessler);
    const form = await edit(app.user, TITLE);
    await app.user.clear(form.getByLabelText('Location'));
    await app.user.type(form.getByLabelText('Location'), 'Friedberg');
    app.service.db.run("update customers set Location = 'Gersthofen' where Id = 2");
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    return { ...app, form, dialog: within(await screen.findByRole('dialog', { name: 'Two versions' })) };
  }

  test('a conflict is resolved in a dialog before anything is sent; then the section closes (R-14.1)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await clash();
    expect(calls.of('PUT')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    await isRead();
    expect(calls.of('PUT', '/customer/2')[0]?.body).toMatchObject({ Location: 'Friedberg' });
    await waitFor(() => expect(section(TITLE).getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  test('if the chosen version cannot be saved, the section stays open with it', async () => {
    const { user, dialog, form } = await clash();
    server.use(http.put('*/api/customer/2', () => HttpResponse.json({ message: 'busy' }, { status: 500 })));
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible();
    expect(form.getByLabelText('Location')).toHaveValue('Friedberg');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The values still count as unsaved, so Cancel asks before discarding them.
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(form.getByRole('button', { name: 'Discard' })).toBeVisible();
  });

  test('"Keep editing" returns to the form with everything that was typed', async () => {
    const { user, dialog, form } = await clash();
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(form.getByLabelText('Location')).toHaveValue('Friedberg');
  });
});

test('unsaved values of the section are offered again after a reload, together with the values the edit began from (R-9.17)', async () => {
  const calls = watchCalls();
  const first = await openDetail(kessler);
  const form = await edit(first.user, TITLE);
  await first.user.clear(form.getByLabelText('Address'));
  await first.user.type(form.getByLabelText('Address'), 'Neue Gasse 3');
  first.service.expireTokens();
  await first.user.click(form.getByRole('button', { name: 'Save' }));
  await first.user.click(await screen.findByRole('button', { name: 'Back to home' }));
  await first.user.type(await screen.findByLabelText('Username (mail)'), 'tobias.reimann@nordfeld.example');
  await first.user.type(screen.getByLabelText('Password'), 'tagwerk');
  await first.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/Changes to “Kessler Maschinenbau GmbH” are not saved/u)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Keep editing' }));
  const again = within(await section(TITLE).findByRole('form'));
  expect(again.getByLabelText('Address')).toHaveValue('Neue Gasse 3');
  await first.user.click(again.getByRole('button', { name: 'Save' }));
  await isRead();
  expect(calls.of('PUT', '/customer/2').at(-1)?.body).toMatchObject({ Address: 'Neue Gasse 3' });
});
