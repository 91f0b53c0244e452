import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { testService } from '../../../../tests/jsdom/testService';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { firstRow, openDialog, openWork, recordRows } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';

async function openEntry() {
  const app = await openWork();
  const dialog = within(await openDialog(app.user));
  const customer = dialog.getByLabelText('Customer');
  await waitFor(() => expect(within(customer).getAllByRole('option').length).toBeGreaterThan(2));
  return { ...app, dialog, customer, project: dialog.getByLabelText('Project') };
}

const isClosed = async () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a new entry with suggestions', () => {
  test('starts with the customer and project of the last entry but not its description; recent ones come first (R-4.39)', async () => {
    const { dialog, customer, project } = await openEntry();
    expect(customer).toHaveDisplayValue('Klinikum Westerfeld');
    await waitFor(() => expect(project).toHaveDisplayValue('Dienstplan-App'));
    expect(dialog.getByLabelText('Description')).toHaveValue('');
    const lately = within(customer).getByRole('group', { name: 'Lately' });
    expect(
      within(lately)
        .getAllByRole('option')
        .slice(0, 2)
        .map((option) => option.textContent),
    ).toEqual(['Klinikum Westerfeld', 'Kessler Maschinenbau GmbH']);
    const values = within(customer)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  });

  test('after a full day, for which no hours are suggested, it suggests the hours of the chosen day', async () => {
    testService().db.run("update workRecords set HoursWorked = 8 where Date = '2026-11-18'");
    const { user, dialog } = await openEntry();
    expect(dialog.getByLabelText('Work hours')).toHaveValue('');
    const date = dialog.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '19.11.{Tab}');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('8');
  });

  test('closes without a question if nothing was typed', async () => {
    const { user } = await openEntry();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a recent pair sets both fields with one press (R-4.40)', async () => {
    const { user, dialog, customer, project } = await openEntry();
    const recent = within(dialog.getByRole('group', { name: 'Booked lately' }));
    expect(recent.getAllByRole('button', { name: /^(?!Favourite)/u })).toHaveLength(3);
    expect(recent.getByRole('button', { pressed: true })).toHaveTextContent('Dienstplan-App');
    await user.click(recent.getByRole('button', { name: 'Kessler Maschinenbau GmbH MES-Einführung Werk 2' }));
    expect(customer).toHaveDisplayValue('Kessler Maschinenbau GmbH');
    await waitFor(() => expect(project).toHaveDisplayValue('MES-Einführung Werk 2'));
    expect(recent.getByRole('button', { pressed: true })).toHaveTextContent('MES-Einführung Werk 2');
  });

  test('a starred pair comes first in the next entry and in quick entry, until the star is removed (R-4.52)', async () => {
    const { user, dialog } = await openEntry();
    const recent = within(dialog.getByRole('group', { name: 'Booked lately' }));
    await user.click(recent.getByRole('button', { name: /Tourenplanung$/u, pressed: false }));
    await user.click(recent.getByRole('button', { name: 'Favourite', pressed: false }));
    await waitFor(() => expect(recent.getAllByRole('button')[0]).toHaveTextContent('Tourenplanung'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await isClosed();
    await user.click(screen.getByRole('combobox', { name: 'Quick entry' }));
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Hansen & Söhne Spedition · Tourenplanung');
    const next = within(await openDialog(user));
    const again = within(next.getByRole('group', { name: 'Booked lately' }));
    expect(again.getAllByRole('button')[0]).toHaveTextContent('Tourenplanung');
    // A starred pair is not preselected.
    expect(next.getByLabelText('Customer')).toHaveDisplayValue('Klinikum Westerfeld');
    await user.click(again.getAllByRole('button')[0] ?? document.body);
    await user.click(again.getByRole('button', { name: 'Favourite', pressed: true }));
    await waitFor(() => expect(again.getAllByRole('button')[0]).toHaveTextContent('Dienstplan-App'));
  });

  test('hours start with what the day lacks and follow the date until they are typed (R-4.39)', async () => {
    const { user, dialog } = await openEntry();
    const hours = dialog.getByLabelText('Work hours');
    expect(hours).toHaveValue('5');
    expect(hours).toHaveAccessibleDescription('today then 8.0 of 8');
    await user.click(dialog.getByRole('button', { name: 'yesterday' }));
    expect(dialog.getByLabelText('Date')).toHaveValue('Tue 17.11.2026');
    expect(hours).toHaveValue('0.5');
    await user.type(hours, '2');
    expect(hours).toHaveAccessibleDescription('yesterday then 9.5 of 8');
    await user.click(dialog.getByRole('button', { name: 'today' }));
    expect(hours).toHaveValue('2');
  });

  test('descriptions of the pair are suggested while typing; arrows choose, Enter takes, Escape closes the list (R-4.40)', async () => {
    const { user, dialog } = await openEntry();
    const recent = within(dialog.getByRole('group', { name: 'Booked lately' }));
    await user.click(recent.getByRole('button', { name: /MES-Einführung/u }));
    const text = dialog.getByLabelText('Description');
    await user.type(text, 'lasttest');
    const list = within(await dialog.findByRole('listbox', { name: 'Earlier texts' }));
    expect(list.getByRole('option')).toHaveTextContent('Lasttest mit 40 Terminals ausgewertet');
    await user.keyboard('{ArrowDown}');
    expect(text).toHaveAttribute('aria-activedescendant', list.getByRole('option').id);
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('Lasttest mit 40 Terminals ausgewertet');
    expect(text).toHaveFocus();
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    await user.clear(text);
    await user.keyboard('{ArrowDown}');
    expect((await dialog.findAllByRole('option', { name: /\d\d\.\d\d\.$/u })).length).toBeGreaterThan(2);
    await user.keyboard('{Escape}');
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('Ctrl+Enter saves and closes, Ctrl+Shift+Enter saves and stays, Enter goes to the next field (R-4.41)', async () => {
    const { user, dialog } = await openEntry();
    const calls = watchCalls();
    expect(dialog.getByLabelText('Date')).toHaveFocus();
    await user.keyboard('gestern{Enter}');
    expect(dialog.getByLabelText('Work hours')).toHaveFocus();
    await user.keyboard('3{Enter}');
    expect(dialog.getByLabelText('Location')).toHaveFocus();
    expect(calls.of('PUT')).toEqual([]);
    await user.type(dialog.getByLabelText('Description'), 'Typed');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveValue('Wed 18.11.2026'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isClosed();
    expect(
      calls
        .of('PUT')
        .map(({ body }) => [Reflect.get(Object(body), 'Date'), Reflect.get(Object(body), 'HoursWorked')]),
    ).toEqual([
      ['2026-11-17', 3],
      ['2026-11-18', 3],
    ]);
    expect(recordRows()).toHaveLength(22);
  });

  test('"As on …" fills in the times, distance and car of the last journey to the customer (R-4.40)', async () => {
    const { user, dialog } = await openEntry();
    await user.type(dialog.getByLabelText('Description'), 'On site');
    await user.type(dialog.getByLabelText('Departure'), '07:30');
    await user.type(dialog.getByLabelText('Arrival'), '18:45');
    await user.type(dialog.getByLabelText('Distance in km'), '124');
    await user.click(dialog.getByRole('switch', { name: 'Private car' }));
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await isClosed();
    expect(firstRow()).toHaveTextContent('On site');
    const next = within(await openDialog(user));
    await user.click(next.getByRole('button', { name: 'As on 18.11., 124 km' }));
    expect(next.getByLabelText('Departure')).toHaveValue('07:30');
    expect(next.getByLabelText('Arrival')).toHaveValue('18:45');
    expect(next.getByLabelText('Distance in km')).toHaveValue('124');
    expect(next.getByRole('switch', { name: 'Private car' })).toBeChecked();
    expect(next.getByLabelText('Travel expenses')).toHaveTextContent('€37.20');
    expect(next.getByLabelText('Departure')).toHaveFocus();
    expect(next.queryByRole('button', { name: /^As on/u })).not.toBeInTheDocument();
  });

  test('the journey is one line until one of its fields gets the focus (R-4.41)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/work?new', signedInAs: 'member', language: 'en' });
    const dialog = within(await screen.findByRole('dialog'));
    // The page was opened by its address, so suggestions arrive after the dialog.
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Booked lately' }).querySelectorAll('.tw-pair')).toHaveLength(
        3,
      ),
    );
    await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveValue('5'));
    await waitFor(() => expect(dialog.getByLabelText('Customer')).toHaveDisplayValue('Klinikum Westerfeld'));
    await user.click(dialog.getByRole('button', { name: 'Travel none' }));
    expect(dialog.getByLabelText('Departure')).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Travel none' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await isClosed();
  });

  test('opened from the dashboard it has the same suggestions: the last pair, and the total of the day (R-4.10)', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({ path: '/dashboard', signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Record time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveValue('5'));
    expect(dialog.getByLabelText('Work hours')).toHaveAccessibleDescription('today then 8.0 of 8');
    await waitFor(() => expect(dialog.getByLabelText('Customer')).toHaveDisplayValue('Klinikum Westerfeld'));
    expect(dialog.getByRole('group', { name: 'Booked lately' })).toBeVisible();
  });

  test('typing into a field of the journey, found by its label, opens the line', async () => {
    const { user, dialog } = await openEntry();
    expect(dialog.getByRole('button', { name: 'Travel none' })).toHaveAttribute('aria-expanded', 'false');
    await user.type(dialog.getByLabelText('Arrival'), '1845');
    expect(dialog.queryByRole('button', { name: 'Travel none' })).not.toBeInTheDocument();
    expect(dialog.getByLabelText('Arrival')).toHaveFocus();
    expect(dialog.getByLabelText('Arrival')).toHaveValue('1845');
  });
});
