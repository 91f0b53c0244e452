import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { beginAccount } from '../journeys/accountScreen';
import { lost } from '../journeys/outboxScreen';
import { server, testService } from '../jsdom/testService';
import { patience } from '../patience';
import { type Company, work } from './company';
import * as loop from './plainLoop';
import { lastWeeks } from './service';
import { eachCompany, euros, inWeek, odd, open, shown, texts, thisWeek } from './shownCompany';
import { waitingOf } from './waiting';

test.each(eachCompany)(
  'the list, the strip and the grid of %s show the sum of the week (R-23.14)',
  async (_name, company) => {
    const { router } = await open(company, '/work');
    const strip = await screen.findByRole('region', { name: 'Week at a glance' });
    const must = loop.hoursOf(inWeek(company, thisWeek));
    await waitFor(() => expect(strip.querySelector('p b')).toHaveTextContent(shown(must)));
    const heads = [...document.querySelectorAll('tr.week-row')];
    // A page may end within the week, which has no sum then.
    const sums = heads
      .filter((one) => one.textContent.includes('Week 47'))
      .flatMap((one) => one.querySelector('td:nth-of-type(2) b')?.textContent ?? []);
    expect(sums).toEqual(sums.map(() => shown(must)));
    await import('@/features/work-records/grid/WeekView');
    await router.navigate('/work?view=week');
    const grid = await screen.findByRole('grid', {}, patience);
    const sum = within(grid).getAllByRole('row').at(-1)?.querySelector('td:last-of-type');
    expect(sum).toHaveTextContent(must === 0 ? '–' : shown(must));
  },
);

test.each(eachCompany)(
  'the month of %s has the sums of its sheet, and its days and weeks those of the records (R-23.14)',
  async (_name, company) => {
    await open(company, '/timesheets/month/2026-11');
    await screen.findByRole('heading', { level: 2, name: /^Check/u }, patience);
    const rows = loop.between(company.records, '2026-11-01', '2026-11-30');
    const { hours, food, mileage } = loop.workSums(rows);
    const cost = loop.costOf(loop.between(company.expenses, '2026-11-01', '2026-11-30'));
    expect(screen.getByText(/^of \d+ h$/u).parentElement).toHaveTextContent(`${shown(hours)} h of 168 h`);
    expect(texts('aside dl dd')).toEqual([food, cost, food + cost, mileage].map(euros));
    const worked = rows.filter((row) => row.Date === '2026-11-16');
    const named = new RegExp(`^Monday,? 16 November.* ${shown(loop.hoursOf(worked))} h$`, 'u');
    expect(screen.queryAllByRole('button', { name: named })).toHaveLength(Math.min(1, worked.length));
    const weeks = [...document.querySelectorAll('main fieldset > div')].map(
      (week) => week.lastElementChild?.textContent,
    );
    expect(weeks).toEqual(
      ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'].map((monday) =>
        shown(loop.hoursOf(rows.filter(({ Date: own }) => loop.mondayOf(own) === monday))),
      ),
    );
  },
);

test('the lists of sheets and expenses have the sums of their months (R-23.14)', async () => {
  const { router } = await open(odd, '/timesheets');
  const months = ['2026-11', '2026-10'].map((month) =>
    odd.records.filter((row) => row.Date.startsWith(month)),
  );
  await waitFor(() =>
    expect(
      texts('tr[data-record] td:first-child b > span').map((text) => text.replaceAll(/[^\d.,-]/gu, '')),
    ).toEqual(months.map((rows) => shown(loop.hoursOf(rows)))),
  );
  await router.navigate('/expenses');
  await waitFor(() =>
    expect(texts('tr.week-row td:nth-of-type(2) b')).toEqual([euros(loop.costOf(odd.expenses))]),
  );
});

test.each(eachCompany)(
  'the page of a customer of %s has the hours of everybody, in a range and in all (R-23.14)',
  async (_name, company) => {
    await open(company, '/customer/1', { signedInAs: 'manager' });
    await screen.findByRole('heading', { level: 1, name: 'Kessler' }, patience);
    const rows = loop.between(loop.exportRows(company, 1), '2000-01-01', '2026-11-18');
    const range = shown(loop.hoursOf(loop.between(rows, '2026-05-18', '2026-11-18')));
    await waitFor(() =>
      expect(screen.getByText('Hours worked').parentElement?.nextElementSibling).toHaveTextContent(
        `${range} h`,
      ),
    );
    const used = screen.getByText('Used').parentElement?.querySelector('b');
    expect(used?.textContent.replaceAll('\u{A0}', ' ')).toMatch(
      new RegExp(`^${shown(loop.hoursOf(rows)).replace(/\.0$/u, '(?:\\.0)?')} h$`, 'u'),
    );
  },
);

test('the dashboard has the sums of the last four weeks (R-23.14)', async () => {
  await open(odd, '/dashboard');
  const rows = lastWeeks(odd);
  const bars = within(await screen.findByRole('region', { name: 'Hours per week' }, patience));
  const week = rows.filter(({ Date: day }) => loop.mondayOf(day) === thisWeek);
  expect((await bars.findByText('Week 47')).closest('li')).toHaveTextContent(
    `${shown(loop.hoursOf(week))} Hours`,
  );
  const ring = within(await screen.findByRole('region', { name: 'Hours per customer' }));
  const words = await ring.findByText('Hours', { selector: 'small' }, patience);
  expect(words).toHaveProperty('previousSibling.textContent', shown(loop.hoursOf(rows)));
});

test.each(eachCompany)(
  'the time account of %s has the sum of its records (R-23.14)',
  async (_name, company) => {
    await beginAccount({ opening: 0 });
    await open(company, '/work/account');
    const rows = loop.between(company.records, '2026-11-02', '2026-11-17');
    await waitFor(() => {
      const row = [...document.querySelectorAll('tr')].find((one) => one.textContent.startsWith('November'));
      const hours = loop.hoursOf(rows);
      const must = hours === 0 ? '–' : shown(hours).replace('-', '−\u{A0}');
      expect(row?.querySelector('td[data-label="Worked"]')?.textContent).toBe(must);
    }, patience);
  },
);

test('a waiting record counts once, in the list, the strip and what the dialog says of its day (R-23.17)', async () => {
  const company: Company = {
    ...odd,
    wishes: [{ id: null, want: work(8000, '2026-11-18', { HoursWorked: 6.5 }) }],
  };
  await changeOnDevice(guidOf(testService(), 'member'), 'work-outbox', () => ({
    items: waitingOf(company),
    sent: [],
  }));
  server.use(http.put('*/api/workrecords', lost));
  const { user } = await open(company, '/work');
  const strip = await screen.findByRole('region', { name: 'Week at a glance' });
  const must = shown(loop.hoursOf(inWeek(company, thisWeek)));
  await waitFor(() => expect(strip.querySelector('p b')).toHaveTextContent(must));
  expect(document.querySelector('tr.week-row td:nth-of-type(2) b')).toHaveTextContent(must);
  const [button] = screen.getAllByRole('button', { name: 'New Entry' });
  if (!button) throw new Error('no button');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  // Of 8 hours, 6.5 wait and 1.005 were taken back.
  await waitFor(() => expect(dialog.getByLabelText('Work hours')).toHaveValue('2.5'));
  expect(dialog.getByText(/^today then/u)).toHaveTextContent('today then 8.0 of 8');
});
