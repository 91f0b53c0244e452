import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { dateText } from '../dateText';
import { watchCalls } from '../jsdom/sentCalls';
import { server } from '../jsdom/testService';
import { openExpenseDialog, openExpenses } from './expensesScreen';
import { openTimeSheets } from './timeSheetsScreen';
import { openDialog, openWork, recordRows } from './workScreen';

/** Moments at which the day in Berlin, the tests' time zone, differs from the day in UTC, or near a clock change. */
const moments = [
  ['just after midnight at the turn of the year', '2026-12-31T23:30:00Z', '2027-01-01'],
  ['the night into summer time', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['the evening of the day with 25 hours', '2026-10-25T22:59:00Z', '2026-10-25'],
] as const;

test.each(moments)('a new entry has the local day: %s', async (_when, moment, day) => {
  vi.setSystemTime(new Date(moment));
  const { user } = await openWork();
  expect(within(await openDialog(user)).getByLabelText('Date')).toHaveValue(dateText(day));
});

test('an expense and a time sheet have the local day at the turn of the year', async () => {
  vi.setSystemTime(new Date('2026-12-31T23:30:00Z'));
  const calls = watchCalls();
  const expenses = await openExpenses();
  expect(within(await openExpenseDialog(expenses.user)).getByLabelText('Date')).toHaveValue(
    dateText('2027-01-01'),
  );
  await expenses.router.navigate('/timesheets');
  await expenses.user.click(await screen.findByRole('button', { name: 'New time sheet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New time sheet' }));
  await expenses.user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(calls.of('PUT', '/sheet/time')).toHaveLength(1));
  expect(calls.of('PUT')[0]?.body).toEqual({ state: 'prepared', from: '2027-01-01', to: '2027-01-31' });
});

test('"Save and next" advances by one day even when the clocks change', async () => {
  vi.setSystemTime(new Date('2026-03-28T09:00:00Z'));
  const calls = watchCalls();
  const { user } = await openWork();
  const dialog = within(await openDialog(user));
  await user.type(dialog.getByLabelText('Work hours'), '8');
  await user.type(dialog.getByLabelText('Description'), 'x');
  for (const next of ['2026-03-29', '2026-03-30']) {
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(dialog.getByLabelText('Date')).toHaveValue(dateText(next)));
  }
  expect(calls.of('PUT').map(({ body }) => body)).toMatchObject([
    { Date: '2026-03-28' },
    { Date: '2026-03-29' },
  ]);
});

describe('days that the service sends as timestamps', () => {
  const days = [
    ['2026-01-01', '2025-12-31T23:00:00.000Z', 'Thu01.01.2026'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 'Sun29.03.2026'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z', 'Mon30.03.2026'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 'Sun25.10.2026'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z', 'Mon26.10.2026'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', 'Thu31.12.2026'],
  ] as const;

  test.each([
    ['local midnight written in UTC', ([, local]: (typeof days)[number]) => local],
    ['UTC midnight', ([day]: (typeof days)[number]) => `${day}T00:00:00.000Z`],
  ])(
    'are shown as days in the work list, and an edit sends them as days: %s (R-1.24)',
    async (_form, written) => {
      server.use(
        http.post('*/api/workrecords', () =>
          HttpResponse.json(
            days.map((day, Id) => ({
              Id,
              Employee: 'jalbrecht',
              Date: written(day),
              Description: 'x',
              HoursWorked: '8.00',
            })),
          ),
        ),
        http.patch('*/api/workrecords/*', () => HttpResponse.json({ affectedRows: 1, changedRows: 1 })),
      );
      const calls = watchCalls();
      const { user } = await openWork();
      expect(recordRows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(
        days.map(([, , shown]) => shown),
      );
      recordRows()[2]?.focus();
      await user.keyboard('{F2}');
      await user.type(await screen.findByRole('textbox', { name: 'Description' }), '!{Enter}');
      await waitFor(() => expect(calls.of('PATCH')).toHaveLength(1));
      expect(calls.of('PATCH')[0]?.body).toMatchObject({ Date: '2026-03-30' });
    },
  );

  test('are shown as days for time sheets over the turn of the year and a clock change', async () => {
    server.use(
      http.post('*/api/sheet/time', () =>
        HttpResponse.json([
          {
            id: 'a',
            body: JSON.stringify({
              state: 'signed',
              from: '2025-12-30T23:00:00.000Z',
              to: '2026-01-01T23:00:00.000Z',
            }),
          },
          {
            id: 'b',
            body: { state: 'signed', from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
          },
        ]),
      ),
    );
    await openTimeSheets();
    expect(screen.getByText('jalbrecht_31 Dec 2025_2 Jan 2026.pdf')).toBeVisible();
    expect(screen.getByText('jalbrecht_29 Mar 2026_30 Mar 2026.pdf')).toBeVisible();
  });
});
