import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCalendar } from '@/shared/ui/fields/dates/useCalendar';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { RecordKeeper, rowOf } from '../../../../tests/journeys/weekScreen';
import { knownWeek, openDialog, openWork } from '../../../../tests/journeys/workScreen';
import { renderApp } from '../../../../tests/render';

type User = Awaited<ReturnType<typeof openWork>>['user'];

/** Opens the calendar of a new entry. */
async function openCalendar(user: User) {
  const dialog = within(await openDialog(user));
  await user.click(dialog.getByRole('button', { name: 'Open calendar' }));
  return within(await dialog.findByRole('dialog', { name: 'Choose date' }));
}

/** The service has these records and no others. */
const keepRecords = (...rows: ConstructorParameters<typeof RecordKeeper>) => void new RecordKeeper(...rows);

/** This many records of a day, newest first. */
const many = (date: string, count: number, firstId: number) =>
  Array.from({ length: count }, (_one, at) => rowOf(firstId + at, date, 1));

describe('the days of the calendar', () => {
  // The first fetch compiles a library, which takes longer than a test waits.
  beforeAll(loadCalendar);

  test('have booked hours and gaps in their names, even while several days are being chosen (R-4.51)', async () => {
    keepRecords(
      rowOf(1, '2026-11-20', 4),
      rowOf(2, '2026-11-17', 5),
      rowOf(3, '2026-11-17', 2.5),
      rowOf(4, '2026-11-15', 2),
    );
    const { user } = await openWork();
    const calendar = await openCalendar(user);
    // Not queried by role, because that inspects every element around each of 42 days.
    const day = (date: string) => calendar.getByLabelText(new RegExp(`, ${date} November 2026`, 'u'));
    expect(day('17')).toHaveAccessibleName(/2026, 7\.5 h booked$/u);
    expect(day('20')).toHaveAccessibleName(/2026, 4 h booked$/u);
    // A Sunday with an entry; workdays before and after it without one.
    expect(day('15')).toHaveAccessibleName(/2026, 2 h booked$/u);
    expect(day('16')).toHaveAccessibleName(/2026, no entry$/u);
    expect(day('13')).toHaveAccessibleName(/2026, no entry$/u);
    // A weekend, today, and a day to come.
    expect(day('14')).toHaveAccessibleName(/2026$/u);
    expect(day('18')).toHaveAccessibleName(/^Today, .*2026, selected$/u);
    expect(day('19')).toHaveAccessibleName(/2026$/u);
    expect(calendar.getByText('Gap')).toBeVisible();

    await user.click(calendar.getByRole('button', { name: 'Several days' }));
    const several = within(await screen.findByRole('dialog', { name: 'Several days' }));
    expect(several.getByLabelText(/, 17 November 2026/u)).toHaveAccessibleName(/2026, 7\.5 h booked$/u);
    await user.click(several.getByLabelText(/, 16 November 2026/u));
    expect(several.getByLabelText(/, 16 November 2026/u)).toHaveAccessibleName(/2026, selected, no entry$/u);
  });

  test('are hatched and called unknown if they lie before the records that were read (R-4.51)', async () => {
    // There are two pages before the two weeks that are read, so earlier days may have more records than were read.
    const keeper = new RecordKeeper(
      rowOf(1, '2026-11-17', 8),
      ...many('2026-11-03', 30, 100),
      ...many('2026-10-01', 90, 200),
    );
    const { user } = await openWork();
    const calendar = await openCalendar(user);
    const day = (name: RegExp) => calendar.getByLabelText(name);
    expect(day(/, 4 November 2026/u)).toHaveAccessibleName(/2026, no entry$/u);
    expect(day(/, 3 November 2026/u)).toHaveAccessibleName(/2026, hours not known$/u);
    expect(day(/, 3 November 2026/u)).toHaveClass('is-unknown');
    expect(day(/, 1 November 2026/u)).toHaveAccessibleName(/2026, hours not known$/u);
    expect(calendar.getByText('hours known from 04.11.')).toBeVisible();
    expect(keeper.sent).toEqual([]);
  });

  test('have no marks while the records are still being read (R-4.51)', async () => {
    const held = holdAnswers('post', '/workrecords');
    const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
    await screen.findByRole('button', { name: 'New Entry' });
    const calendar = await openCalendar(user);
    expect(calendar.getAllByLabelText(/ November 2026/u)).toHaveLength(30);
    expect(calendar.queryByLabelText(/booked|no entry/u)).not.toBeInTheDocument();
    expect(calendar.queryByText('Gap')).not.toBeInTheDocument();
    held.letGo();
    await knownWeek();
    await waitFor(() => expect(calendar.getByLabelText(/, 17 Nov.* h booked$/u)).toBeVisible());
  });
});
