import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RecordKeeper, cell, clinic, openWeek, rowOf } from '../../../../tests/journeys/weekScreen';

const keeper = () =>
  new RecordKeeper(rowOf(3, '2026-11-18', 4), rowOf(2, '2026-11-17', 6.5, clinic), rowOf(1, '2026-11-10', 8));

describe('entering the week grid from outside', () => {
  test('an arrow key leads to the day beside today, to its first cell with hours', async () => {
    keeper();
    const { user } = await openWeek();
    await user.keyboard('{ArrowLeft}');
    expect(cell('Tue 17.11., Klinikum, Dienstplan')).toHaveFocus();
    await user.keyboard('{Escape}');
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('{ArrowRight}');
    expect(cell('Thu 19.11., Kessler, Shop')).toHaveFocus();
  });

  test('an arrow key does nothing while a control has the focus', async () => {
    keeper();
    const { user } = await openWeek();
    const button = screen.getByRole('button', { name: 'List' });
    button.focus();
    await user.keyboard('{ArrowLeft}');
    expect(button).toHaveFocus();
  });

  test('L opens the dialog that copies the last week, but not from within a cell', async () => {
    keeper();
    const { user } = await openWeek();
    cell('Tue 17.11., Klinikum, Dienstplan').focus();
    await user.keyboard('l{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('l');
    expect(await screen.findByRole('dialog', { name: 'Take over last week' })).toBeVisible();
  });
});
