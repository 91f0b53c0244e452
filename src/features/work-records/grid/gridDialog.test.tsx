import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RecordKeeper, cell, openWeek, rowOf } from '../../../../tests/journeys/weekScreen';
import { ownTime } from '../../../../tests/jsdom/testTime';

const wednesday = 'Wed 18.11., Kessler, Shop';
const keeper = () => new RecordKeeper(rowOf(3, '2026-11-17', 4));

describe('a cell of the week grid and the dialog', () => {
  test('a cell with several records or travel opens the dialog and cannot be typed over (R-5.4)', async () => {
    const kept = new RecordKeeper(
      rowOf(3, '2026-11-17', 4, { Departure: '07:00:00', Arrival: '18:00:00' }),
      rowOf(2, '2026-11-16', 1),
      rowOf(1, '2026-11-16', 2),
    );
    const { user } = await openWeek();
    await user.click(screen.getByRole('button', { name: 'Mon 16.11., Kessler, Shop: 3.0 hours, 2 entries' }));
    const chooser = within(await screen.findByRole('dialog', { name: /^Entries on Monday/u }));
    await user.click(chooser.getByRole('button', { name: /Work 1/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit working time' }));
    expect(dialog.getByLabelText('Work hours')).toHaveValue('2');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Tue 17\.11\..*with travel$/u }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Departure')).toHaveValue('07:00');
    expect(kept.sent).toHaveLength(0);
  });

  test('the dialog starts with what is typed in the cell', async () => {
    keeper();
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('6');
    await user.click(screen.getByRole('button', { name: 'Show in dialog' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Work hours')).toHaveValue('6');
    expect(dialog.getByLabelText('Description')).toHaveValue('Work 3');
    expect(cell(wednesday)).toHaveValue('');
  });

  test('without a description the focus goes from the cell to its description line, even by Tab', async () => {
    const kept = new RecordKeeper(rowOf(1, '2026-11-17', 4, { Description: '' }));
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('3{Tab}');
    const line = screen.getByRole('textbox', { name: 'Description of the chosen cell' });
    await waitFor(() => expect(line).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Chosen cell' })).toHaveTextContent(/^Wed 18\.11\./u);
    expect(kept.sent).toHaveLength(0);
    await user.keyboard('Now known{Enter}');
    await waitFor(() => expect(kept.created()).toMatchObject([{ HoursWorked: 3, Description: 'Now known' }]));
  });
});

describe('Ctrl+Z outside the cells', () => {
  test('undoes the last change; one that is undone already is skipped', async () => {
    ownTime();
    const kept = new RecordKeeper(rowOf(3, '2026-11-17', 4));
    const { user } = await openWeek();
    await user.click(cell(wednesday));
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(kept.rows).toHaveLength(2));
    await user.click(cell('Tue 17.11., Kessler, Shop'));
    await user.keyboard('{Delete}');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(cell('Tue 17.11., Kessler, Shop')).toHaveValue('4.0'));
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(kept.rows).toMatchObject([{ Id: 3 }]));
    expect(await screen.findByText('Undone')).toBeVisible();
  });
});
