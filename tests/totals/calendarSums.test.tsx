import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setScreenWidth } from '../jsdom/browserStubs';
import { patience } from '../patience';
import { brokenRows } from './company';
import * as loop from './plainLoop';
import { eachCompany, inWeek, odd, open, shown, thisWeek } from './shownCompany';

/** The sums of the weeks in the month of a day. */
const weeksBeside = (day: HTMLElement) =>
  [...(day.parentElement?.querySelectorAll(':scope > b') ?? [])].map(({ textContent }) => textContent);

test.each(eachCompany)(
  'the month of the calendar of %s has the sums of its days and weeks (R-23.14)',
  async (_name, company) => {
    await import('@/features/work-records/calendar/CalendarView');
    await open(company, '/work?view=calendar&span=month');
    await screen.findByRole('group', { name: /^Wednesday, 18 November/u }, patience);
    const rows = loop.between(loop.planned(company), '2026-11-01', '2026-11-30');
    const sum = screen.getByText(
      (_text, element) => element?.tagName === 'P' && / of \d+ h/u.test(element.textContent),
    );
    expect(sum.querySelector('b')).toHaveTextContent(shown(loop.hoursOf(rows)));
    const weeks = weeksBeside(screen.getByRole('group', { name: /^Wednesday, 18 November/u }));
    const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];
    expect(weeks).toEqual(
      mondays.map((monday) => {
        const own = rows.filter(({ Date: day }) => loop.mondayOf(day) === monday);
        return own.length > 0 ? shown(loop.hoursOf(own)) : '–';
      }),
    );
  },
);

/** The days between the buttons of a phone, with their sum. */
const turns = () => screen.getByRole('button', { name: 'Previous days' }).parentElement;

test('three days of a phone have the sum of all three, also of two weeks (R-23.15)', async () => {
  setScreenWidth(390);
  await import('@/features/work-records/calendar/CalendarView');
  await open(odd, '/work?view=calendar&span=3&date=2026-11-16');
  await screen.findByRole('group', { name: /^Monday, 16 November/u }, patience);
  const rows = loop.between(odd.records, '2026-11-14', '2026-11-16');
  expect(turns()).toHaveTextContent(`14.–16.11.${shown(loop.hoursOf(rows))} of 8`);
});

test('where a record of a day cannot be read, no sum and no name of the calendar says that the day lacks hours (R-23.16)', async () => {
  const company = { ...odd, broken: brokenRows.slice(0, 1) };
  await import('@/features/work-records/calendar/CalendarView');
  const { router } = await open(company, '/work?view=calendar&span=month');
  const day = await screen.findByRole('group', { name: /^Wednesday, 11 November/u }, patience);
  expect(day).toHaveAccessibleName('Wednesday, 11 November, without 1 unreadable entry');
  const weeks = weeksBeside(day);
  expect(weeks.slice(1, 4)).toEqual([shown(1_234_500_000), '–', shown(loop.hoursOf(inWeek(odd, thisWeek)))]);
  expect(screen.getByText('without 1 unreadable entry')).toBeVisible();
  expect(screen.queryByText(/until yesterday/u)).not.toBeInTheDocument();
  setScreenWidth(390);
  await router.navigate('/work?view=calendar&span=1&date=2026-11-11');
  await screen.findByRole('group', { name: /^Wednesday, 11 November, without/u });
  expect(turns()).not.toHaveTextContent('missing');
});
