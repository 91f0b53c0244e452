import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { shownNames } from '../../../../tests/journeys/customersScreen';
import { renderApp } from '../../../../tests/render';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { selectUser } from '@/shared/session/sessionSlice';

async function open(path: string) {
  const app = await renderApp({ signedInAs: 'manager', language: 'en', path });
  const search = () => app.router.state.location.search;
  return { ...app, search };
}

/** Presses an entry of the menu that has a name. */
async function choose(user: UserEvent, menu: string, entry: string | RegExp, role = 'menuitem') {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole(role, { name: entry }));
}

async function save(user: UserEvent, name: string, menu = 'Views') {
  await choose(user, menu, 'Save this view …');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  const field = dialog.getByLabelText(/^Name of the view/u);
  // The proposed name is selected, so that typing replaces it.
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

describe('named views of a list', () => {
  test('what is asked gets a name, which is on the button while it is chosen, and is asked again by it (R-15.25)', async () => {
    const { user, search, router } = await open('/customers?state=dormant');
    await save(user, 'Asleep');
    expect(await screen.findByRole('button', { name: 'Asleep' })).toBeVisible();
    await router.navigate('/customers');
    await waitFor(() => expect(shownNames()).toHaveLength(12));
    await choose(user, 'Views', 'Asleep', 'menuitemradio');
    await waitFor(() => expect(search()).toBe('?state=dormant'));
    expect(await screen.findByRole('button', { name: 'Asleep' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
  });

  test('a changed view is updated, renamed and deleted, each of which can be undone (R-15.25)', async () => {
    const { user, search } = await open('/customers?q=kess');
    await save(user, 'Kessler');
    await screen.findByRole('button', { name: 'Kessler' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(screen.getByRole('combobox', { name: 'Search and filter customers' }), 'ler');
    await waitFor(() => expect(search()).toBe('?q=kessler'));
    await user.click(await screen.findByRole('button', { name: 'Update' }));
    expect(await screen.findByText('View updated')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument());
    await choose(user, 'Kessler', 'Rename “Kessler” …');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await user.type(dialog.getByLabelText(/^Name of the view/u), ' SE');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await choose(user, 'Kessler SE', 'Delete “Kessler SE”');
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Undo/u }));
    expect(await screen.findByRole('button', { name: 'Kessler SE' })).toBeVisible();
  });

  test('a name that is taken is not saved (R-15.25)', async () => {
    const { user } = await open('/customers?state=dormant');
    await save(user, 'Asleep');
    // A dialog that is closing gives the focus back, which the next one would lose; nobody is quick enough to see both.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await save(user, 'ASLEEP', 'Asleep');
    expect(await dialog.findByText('There is already a view with this name')).toBeVisible();
  });

  test('anything in the store does not break the list (R-15.25)', async () => {
    const app = await renderApp({ signedInAs: 'manager', language: 'en' });
    await changeOnDevice(selectUser(app.store.getState())?.guid ?? '', 'named-views', () => ({
      customers: [null, 7, { name: 'Odd', address: '?sort=%&state=,,x&member=gone' }, { name: '' }],
      other: 'x',
    }));
    await app.router.navigate('/customers');
    await choose(app.user, 'Views', 'Odd', 'menuitemradio');
    expect(await screen.findByRole('button', { name: 'Filter Member: unknown, change' })).toBeVisible();
  });

  test('on a phone the views are in the sheet (R-15.25)', async () => {
    setScreenWidth(390);
    const { user, search } = await open('/customers?state=dormant');
    await user.click(await screen.findByRole('button', { name: 'Filter · 1' }));
    await user.click(await screen.findByRole('button', { name: 'Save this view …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(search()).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const views = within(await screen.findByRole('group', { name: 'Views' }));
    await user.click(await views.findByRole('button', { name: 'inactive' }));
    await waitFor(() => expect(search()).toBe('?state=dormant'));
  });
});
