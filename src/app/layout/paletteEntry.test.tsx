import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { group, kessler, openBar } from '../../../tests/journeys/searchScreen';
import { patience } from '../../../tests/patience';

const options = async (name: string) => (await group(name)).getAllByRole('option');

describe('a line that begins with hours', () => {
  test('a line that begins with hours is offered first as an entry: Enter takes it to the work screen, where Enter saves it (R-13.7)', async () => {
    const { user, field, router } = await openBar('/dashboard');
    await user.click(field);
    await user.keyboard('2h Kessler MES Lasttest');
    const [entry, inDialog] = await options('Quick entry');
    expect(entry).toHaveTextContent('Record: 2h Kessler MES Lasttest');
    expect(entry).toHaveAttribute('aria-selected', 'true');
    expect(inDialog).toHaveTextContent('Open in the dialog');
    const parts = within(await screen.findByRole('group', { name: 'Understood' }));
    expect(await parts.findByRole('button', { name: /^MES-Einf/u })).toBeVisible();
    expect(parts.getByRole('button', { name: '2.0 h' })).toBeVisible();
    // Pressing a part moves the caret to its place in the line, which keeps the focus.
    await user.click(parts.getByRole('button', { name: '2.0 h' }));
    expect(field).toHaveFocus();
    expect(field).toHaveProperty('selectionEnd', 2);
    await user.keyboard('{Enter}');
    const line = await screen.findByRole('combobox', { name: 'Quick entry' });
    await waitFor(() => expect(line).toHaveValue('2h Kessler MES Lasttest'));
    await waitFor(() => expect(line).toHaveFocus());
    expect(router.state.location.search).toBe('?view=list');
    const understood = within(await screen.findByRole('group', { name: 'Understood' }));
    expect(await understood.findByRole('button', { name: /^MES-Einf/u })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line).toHaveValue(''));
    expect(await screen.findByText('2.0 h saved')).toBeVisible();
  });

  test('the entry shows the new sum of the day, and can start the timer instead (R-13.8)', async () => {
    const { user, field } = await openBar('/work');
    await user.click(field);
    await user.keyboard('2h Kessler MES Lasttest');
    const timer = await screen.findByRole('option', { name: /^Start the timer instead, ?Kessler .* · MES/u });
    const [entry] = await options('Quick entry');
    await waitFor(() => expect(entry).toHaveTextContent(/today then \d+\.\d of 8$/u));
    await user.click(timer);
    const running = within(await screen.findByRole('group', { name: 'Timer' }, patience));
    expect(running.getByText(/^Kessler .* · MES/u)).toBeVisible();
    // Only one timer at a time: while it runs, no other one is offered.
    await user.click(field);
    await user.keyboard('2h Kessler MES Lasttest');
    expect(await options('Quick entry')).toHaveLength(2);
  });

  test('Ctrl+Enter opens the dialog with the entry filled in, without saving anything (R-13.7)', async () => {
    const { user, field, router } = await openBar('/dashboard');
    const calls = watchCalls();
    await user.click(field);
    await user.keyboard('2h Kessler MES Lasttest');
    await options('Quick entry');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(dialog.getByLabelText('Work hours')).toHaveValue('2');
    expect(dialog.getByLabelText('Description')).toHaveValue('Lasttest');
    expect(await dialog.findByDisplayValue(/^MES-Einf/u)).toBeVisible();
    expect(router.state.location.search).toBe('?view=list');
    expect(calls.of('PUT')).toEqual([]);
  });

  test('a line is not lost if the work screen shows the week: the list with the line replaces it (R-13.7)', async () => {
    const { user, field } = await openBar('/work');
    await user.click(await screen.findByRole('button', { name: 'Week' }));
    await screen.findByRole('grid', {}, patience);
    await user.click(field);
    await user.keyboard('2h Kessler MES Lasttest');
    await options('Quick entry');
    await user.keyboard('{Enter}');
    const line = await screen.findByRole('combobox', { name: 'Quick entry' });
    await waitFor(() => expect(line).toHaveValue('2h Kessler MES Lasttest'));
  });
});

describe('the name of a recently booked pair', () => {
  test('the name of a recently booked pair offers to book on it: the dialog has customer and project, and nothing is saved (R-13.8)', async () => {
    const { user, field } = await openBar('/work');
    const calls = watchCalls();
    await screen.findAllByRole('row', {}, patience);
    await user.type(field, 'mes-einf');
    const [book] = await options('Commands');
    expect(book).toHaveTextContent(/^Book time on Kessler Maschinenbau GmbH, MES-Einführung Werk 2$/u);
    await user.click(book ?? field);
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(await dialog.findByDisplayValue('Kessler Maschinenbau GmbH')).toBeVisible();
    expect(await dialog.findByDisplayValue('MES-Einführung Werk 2')).toBeVisible();
    expect(dialog.getByLabelText('Description')).toHaveValue('');
    expect(calls.of('PUT')).toEqual([]);
  });

  test('booking is listed after the hits of the search: Enter opens the customer (R-13.8)', async () => {
    const { user, field, router } = await openBar('/work');
    await screen.findAllByRole('row', {}, patience);
    await user.type(field, 'kess');
    expect(await screen.findByRole('option', { name: /^Book time on Kessler/u }, patience)).toBeVisible();
    const customer = await kessler();
    await waitFor(() => expect(customer).toHaveAttribute('aria-selected', 'true'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/2'));
  });

  test('the name of a recently booked pair offers to start the timer, unless one is running (R-13.8)', async () => {
    const { user, field } = await openBar('/work');
    await screen.findAllByRole('row', {}, patience);
    await user.type(field, 'kessler');
    await user.click(await screen.findByRole('option', { name: /^Start the timer for Kessler/u }, patience));
    await screen.findByRole('group', { name: 'Timer' }, patience);
    await user.type(field, 'kessler');
    expect(await screen.findByRole('option', { name: /^Book time on Kessler/u })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Start the timer/u })).not.toBeInTheDocument();
  });
});
