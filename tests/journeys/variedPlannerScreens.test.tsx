import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { styleNames } from '../varied/styles';
import { speak } from '../varied/variedService';
import { TITLE, bucket, columns, expectSeededBoard, noDialog, openBoard, titles } from './plannerScreen';

const moved = 'Lasttest 40 Terminals';

describe.each(styleNames)('a board of a service in the style %s', (name) => {
  test('shows the same columns and cards, and a task with its fields (R-11.9)', async () => {
    speak(name);
    const { user } = await openBoard();
    expectSeededBoard();
    await user.click(screen.getByRole('switch', { name: 'Show completed tasks' }));
    expect(titles('Fertig')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: TITLE }));
    const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
    expect(await dialog.findByLabelText('State')).toHaveValue('In work');
    const comments = within(await dialog.findByRole('list', { name: 'Newest first' }));
    expect(comments.getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/\[object|undefined|NaN|Invalid/u);
  });

  test('can get new buckets, tasks, comments and members (R-11.9)', async () => {
    speak(name);
    const { user } = await openBoard();
    const calls = watchCalls();
    await user.click(screen.getByRole('button', { name: 'Add bucket' }));
    await user.keyboard('Neu{Enter}');
    await waitFor(() => expect(columns()).toContain('Neu'));
    await user.click(await bucket('Neu').findByRole('button', { name: /^Add task/u }));
    await user.keyboard('One{Enter}{Escape}');
    await waitFor(() => expect(titles('Neu')).toEqual(['One']));
    await user.click(screen.getByRole('button', { name: `Actions: ${moved}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Neu' }));
    await waitFor(() => expect(titles('Neu')).toContain(moved));

    await user.click(screen.getByRole('button', { name: moved }));
    const dialog = within(await screen.findByRole('dialog', { name: moved }));
    await user.type(await dialog.findByLabelText('Comment'), 'Blue');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Blue')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Manage members' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Lukas Brandt' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove Lukas Brandt' })).not.toBeInTheDocument(),
    );
    await user.selectOptions(dialog.getByLabelText('State'), 'Completed');
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await noDialog();
    await waitFor(() => expect(titles('Neu')).toEqual(['One']));
    expect(calls.of('PATCH').map(({ body }) => body)).toContainEqual({ state: 'Completed' });
  });
});
