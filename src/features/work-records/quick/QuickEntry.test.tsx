import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { expectRefusal, server } from '../../../../tests/jsdom/testService';
import { comesInTime, ownTime } from '../../../../tests/jsdom/testTime';
import { firstRow, openWork } from '../../../../tests/journeys/workScreen';

beforeEach(ownTime);

const line = () => screen.getByRole('combobox', { name: 'Quick entry' });
const parts = async () => within(await screen.findByRole('group', { name: 'Understood' }));

/** Presses Enter, or another key, while the projects of the typed customer are still being fetched. */
async function enterEarly(user: UserEvent, { keys = '{Enter}', text = '2h Kessler MES Lasttest' } = {}) {
  const projects = holdAnswers('get', '/projects/:customerId');
  await user.click(line());
  await user.keyboard(text);
  await parts();
  await user.keyboard(keys);
  expect(await (await parts()).findByText('saves as soon as the lists are loaded')).toBeVisible();
  return projects;
}

/** Types and saves a line that is complete. */
async function saveLine(user: UserEvent, text = '2h Kessler MES Lasttest') {
  await user.clear(line());
  await user.keyboard(text);
  expect(await (await parts()).findByRole('button', { name: /^MES-Einf/u })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(line()).toHaveValue(''));
}

describe('quick entry on the work screen', () => {
  test('Enter saves the line, which is then empty and focused; the row comes first, and Undo deletes it (R-6.7)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    await saveLine(user, '2h Kessler MES Lasttest ausgewertet gestern');
    expect(line()).toHaveFocus();
    // The suggestions would cover the new row.
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({
      Date: '2026-11-17',
      HoursWorked: 2,
      Description: 'Lasttest ausgewertet',
      Location: 'Augsburg',
      TravelTime: null,
    });
    expect(within(firstRow()).getByText('Lasttest ausgewertet')).toBeVisible();
    const id = firstRow().dataset['record'];
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(firstRow().dataset['record']).not.toBe(id));
    expect(calls.of('DELETE')).toHaveLength(1);
  });

  test('Ctrl+Z in the empty line undoes what it has just saved (R-6.10)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    await saveLine(user);
    // Once something was typed and removed again, Ctrl+Z belongs to the field.
    await user.keyboard('x{Backspace}{Control>}z{/Control}');
    expect(calls.of('DELETE')).toEqual([]);
    await saveLine(user, '1h Kessler MES Protokoll');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(within(firstRow()).getByText('Lasttest')).toBeVisible());
    expect(calls.of('DELETE')).toHaveLength(1);
    expect(line()).toHaveFocus();
  });

  test('without hours or a description nothing is sent, and the line says what is missing', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    await user.click(line());
    await user.keyboard('Kessler Lasttest');
    expect(await (await parts()).findByRole('button', { name: 'Hours are missing' })).toBeVisible();
    await user.keyboard('{Enter}');
    await user.keyboard('7,30 ');
    expect(await (await parts()).findByRole('button', { name: '“7,30”: 7.3 h or 7:30 h?' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(line()).toHaveValue('7,30 Kessler Lasttest');
    await saveLine(user);
    expect(calls.of('PUT')).toHaveLength(1);
  });

  test('a day that could be two is asked about (R-6.6)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    await user.click(line());
    await user.keyboard('2h Kessler MES Planung 26-11-20');
    const question = { name: 'Which day: 26.11.2020 or 20.11.2026?' };
    expect(await (await parts()).findByRole('button', question)).toBeVisible();
    await user.keyboard('{Enter}');
    await saveLine(user);
    expect(calls.of('PUT')).toHaveLength(1);
  });

  test('a day of another year shows its year, and a number without a meaning is pointed out (R-6.6)', async () => {
    const { user } = await openWork();
    await user.click(line());
    await user.keyboard('2h Kessler Planung 5.1.');
    expect(await (await parts()).findByRole('button', { name: 'Tue 05.01.2027' })).toBeVisible();
    await user.clear(line());
    await user.keyboard('2 3 Kessler Planung');
    const words = '“3” not understood: hours with h, a day with a full stop';
    expect(await (await parts()).findByRole('button', { name: words })).toBeVisible();
  });

  test('when the customers cannot be loaded nothing is sent: the words open as a draft, and once they are loaded Enter saves (R-6.9)', async () => {
    server.use(http.get('*/api/customers', () => HttpResponse.error()));
    const { user } = await openWork();
    const calls = watchCalls();
    await user.click(line());
    await user.keyboard('1h Kessler MES Lasttest');
    expect(await (await parts()).findByRole('button', { name: 'Customers not loaded' })).toBeVisible();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Work hours')).toHaveValue('1');
    expect(dialog.getByLabelText('Description')).toHaveValue('Kessler MES Lasttest');
    await user.keyboard('{Escape}');
    expect(await dialog.findByRole('button', { name: 'Discard' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(calls.of('PUT')).toEqual([]);

    server.resetHandlers();
    await user.click(line());
    await user.keyboard('1h Kessler MES Lasttest');
    await comesInTime(() => screen.getByRole('button', { name: /^MES-Einf/u }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(calls.of('PUT')).toHaveLength(1));
    expect(calls.of('PUT')[0]?.body).toMatchObject({ Description: 'Lasttest' });
  });

  test('Enter before the lists are loaded is carried out as soon as they are, with the project found there (R-6.7)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    const projects = await enterEarly(user);
    expect(calls.of('PUT')).toEqual([]);
    projects.letGo();
    await waitFor(() => expect(line()).toHaveValue(''));
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
    expect(calls.of('PUT', '/workrecords')[0]?.body).toMatchObject({
      HoursWorked: 2,
      Description: 'Lasttest',
    });
    expect(within(firstRow()).getByText(/^MES-Einf/u)).toBeVisible();
  });

  test('typing on after an early Enter cancels it (R-6.7)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    const projects = await enterEarly(user);
    await user.keyboard(' zwei');
    projects.letGo();
    expect(await (await parts()).findByText('saves 2.0 h')).toBeInTheDocument();
    expect(line()).toHaveValue('2h Kessler MES Lasttest zwei');
    expect(calls.of('PUT')).toEqual([]);
  });

  test('Escape after an early Enter cancels it (R-6.7)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    const projects = await enterEarly(user);
    await user.keyboard('{Escape}');
    projects.letGo();
    // The same line is read again, now with the lists.
    await user.click(line());
    expect(await (await parts()).findByText('saves 2.0 h')).toBeInTheDocument();
    expect(line()).toHaveValue('2h Kessler MES Lasttest');
    expect(calls.of('PUT')).toEqual([]);
  });

  test('after an early Enter and leaving the line, the focus stays elsewhere and the line is saved (R-6.8)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    const projects = await enterEarly(user);
    const search = screen.getByRole('combobox', { name: 'Search' });
    await user.click(search);
    await user.keyboard('Kes');
    projects.letGo();
    expect(await screen.findByText('2.0 h saved')).toBeVisible();
    await waitFor(() => expect(line()).toHaveValue(''));
    expect(search).toHaveFocus();
    expect(search).toHaveValue('Kes');
    expect(calls.of('PUT', '/workrecords')).toHaveLength(1);
  });

  test('an incomplete line that was left after an early Enter says what is missing and keeps what was typed (R-6.8)', async () => {
    const { user } = await openWork();
    const calls = watchCalls();
    const projects = await enterEarly(user, { text: '2h Kessler' });
    const search = screen.getByRole('combobox', { name: 'Search' });
    await user.click(search);
    projects.letGo();
    expect(
      await screen.findByText('Not saved. The description is missing. The line is still there.'),
    ).toBeVisible();
    expect(search).toHaveFocus();
    expect(line()).toHaveValue('2h Kessler');
    expect(screen.queryByRole('group', { name: 'Understood' })).not.toBeInTheDocument();
    expect(calls.of('PUT')).toEqual([]);
  });

  test('a refusal says why and leaves the line unchanged', async () => {
    server.use(
      http.put('*/api/workrecords', () => HttpResponse.json({ message: 'closed' }, { status: 500 })),
    );
    expectRefusal(/PUT .*: 500/u);
    const { user } = await openWork();
    await user.click(line());
    await user.keyboard('2h Workshop');
    await parts();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Not saved\..*closed.*The line is still there\.$/u)).toBeVisible();
    expect(line()).toHaveValue('2h Workshop');
  });

  test('the empty line suggests recent bookings; Tab takes one, Escape first closes the list and then empties the line (R-6.7)', async () => {
    const { user } = await openWork();
    await user.click(line());
    const options = await within(await screen.findByRole('listbox', { name: 'Suggestions' })).findAllByRole(
      'option',
    );
    expect(options.length).toBeGreaterThan(1);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(line()).not.toHaveValue('');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Understood' })).not.toBeInTheDocument();
    expect(line()).not.toHaveValue('');
    await user.keyboard('{Escape}');
    expect(line()).toHaveValue('');
  });

  test('Ctrl+Enter opens the dialog with the values of the line; N focuses the line (R-6.7)', async () => {
    const { user } = await openWork();
    await user.keyboard('n');
    await waitFor(() => expect(line()).toHaveFocus());
    await user.keyboard('2h Kessler Workshop gestern');
    await (await parts()).findByRole('button', { name: /^Kessler/u });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Date')).toHaveValue('Tue 17.11.2026');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('2');
    expect(dialog.getByLabelText('Description')).toHaveValue('Workshop');
    expect(dialog.getByLabelText('Customer')).toHaveDisplayValue(/Kessler/u);
  });
});
