import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { setScreenWidth } from '../../../tests/jsdom/browserStubs';
import { group, kessler, openBar, option, searched } from '../../../tests/journeys/searchScreen';

describe('the search by keyboard', () => {
  test('slash, Ctrl+K and Cmd+K focus the search, and Escape empties it and gives the focus back', async () => {
    const { user, field } = await openBar();
    const opener = screen.getByRole('button', { name: 'New Planner' });
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      opener.focus();
      await user.keyboard(keys);
      expect(field).toHaveFocus();
      await user.keyboard('ab{Escape}');
      expect(field).toHaveValue('');
      expect(field).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(opener).toHaveFocus();
    }
  });

  test('a slash within a field is a slash, and behind a dialog the keys do nothing', async () => {
    const { user, field } = await openBar();
    await user.type(field, 'a/b');
    expect(field).toHaveValue('a/b');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'New Planner' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, '1/2{Control>}k{/Control}');
    expect(name).toHaveFocus();
    expect(name).toHaveValue('1/2');
  });

  test('arrows move through the options, Enter opens the active one, with Ctrl in another tab', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const { user, field, router } = await openBar();
    await user.type(field, 'kes{Enter}');
    await kessler();
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    const options = screen.getAllByRole('option');
    expect(active()).toBe(options[0]);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(options[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(options.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith(options[0]?.getAttribute('href'), '_blank', 'noopener');
    await user.type(field, 'kessler m{Enter}');
    await kessler();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/2'));
  });
});

describe('commands of the search', () => {
  test('commands are shown before anything is typed, and are found by the beginnings of their words (R-13.9)', async () => {
    const { user, field, sent } = await openBar();
    await user.click(field);
    expect((await group('Commands')).getAllByRole('option')).toHaveLength(5);
    expect(screen.getByText('5 of 23')).toBeVisible();
    await user.type(field, 'exp');
    await waitFor(() => expect(screen.getByRole('option', { name: 'New expense' })).toBeVisible());
    expect(screen.getByRole('option', { name: 'Go to: Expenses' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'New work record' })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'da');
    await user.keyboard('{ArrowDown}');
    expect(searched(sent)).not.toContain('da');
  });

  test('appearance and language can be changed by commands (R-13.9)', async () => {
    const { user, field } = await openBar();
    await user.type(field, 'dark');
    await user.click(await option('Appearance: dark'));
    expect(document.documentElement).toHaveAttribute('data-bs-theme', 'dark');
    await user.type(field, 'german');
    await user.click(await option('Language: German'));
    expect(await screen.findByRole('combobox', { name: 'Suche' })).toBeVisible();
    await user.type(field, 'neue');
    expect(await option('Neue Arbeitszeit')).toBeVisible();
  });

  test.each([
    ['/work', 'New work record', 'Description'],
    ['/expenses', 'New expense', 'Cost'],
    ['/timesheets', 'New time sheet', 'Date'],
  ])('%s: the command %s opens its dialog, on another screen and on its own', async (path, name, label) => {
    const { user, field, router } = await openBar();
    for (let turn = 0; turn < 2; turn += 1) {
      await user.type(field, name);
      await user.click(await option(name));
      const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
      expect(dialog.getByLabelText(label)).toBeVisible();
      expect(router.state.location).toMatchObject({ pathname: path, search: '' });
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });
});

test('on a phone the search fills the screen: the rest cannot be reached, and the cross leads back', async () => {
  setScreenWidth(390);
  const { user } = await openBar();
  const opener = screen.getByRole('button', { name: 'Search' });
  await user.click(opener);
  const field = screen.getByRole('combobox', { name: 'Search' });
  expect(field).toHaveFocus();
  expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  await user.type(field, 'kessler');
  expect(await kessler()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
  expect(opener).toHaveFocus();
});
