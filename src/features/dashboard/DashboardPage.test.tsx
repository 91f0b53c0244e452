import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '../../../tests/accounts';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../tests/jsdom/testService';
import {
  answerCalendar,
  answerEvaluation,
  findPart,
  openDashboard,
  part,
} from '../../../tests/journeys/dashboardScreen';
import { answerOnce, faults, refused } from '../../../tests/journeys/shownFaults';
import { renderApp } from '../../../tests/render';

const items = (of: ReturnType<typeof part>) =>
  of.getAllByRole('listitem').map(({ textContent }) => textContent);
const chart = (name: string) => within(screen.getByRole('figure', { name }));

/** Sets the member's given name in the service. */
const callMember = (givenName: string) =>
  testService().db.run('update users set givenname = ? where mail = ?', givenName, accounts.member.mail);

/** Records the periods for which tasks are requested. */
function watchTasks(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/kanban/tasks/me', ({ request }) => {
      asked.push(new URL(request.url).search);
      return undefined;
    }),
  );
  return asked;
}

describe('a greeting with the given name, and a clock', () => {
  test.each([
    ['2026-11-18T08:05:09+01:00', 'Good morning, Jana', '08:05 o’clock', '08:0509'],
    ['2026-11-18T12:00:00+01:00', 'Good afternoon, Jana', '12:00 o’clock', '12:0000'],
    ['2026-11-18T18:30:00+01:00', 'Good evening, Jana', '18:30 o’clock', '18:3000'],
  ])('the greeting and the clock are right at %s (R-3.2)', async (now, greeting, name, clock) => {
    vi.setSystemTime(now);
    await openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    expect(screen.getByRole('timer', { name })).toHaveTextContent(clock);
    expect(screen.getByText(/Wednesday.*18 November 2026/u)).toHaveTextContent('Calendar week 47');
  });

  test('the dashboard is in German by default and sets the document title (R-3.1)', async () => {
    await renderApp({ path: '/dashboard', signedInAs: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Guten Morgen, Jana' })).toBeVisible();
    expect(document.title).toBe('Übersicht – Tagwerk');
  });

  test.each(['Нина', '美咲', 'עומר', 'محمد', 'Jean-Luc O’Neill'])(
    'a name in any script is greeted: %s (R-3.2)',
    async (givenName) => {
      callMember(givenName);
      await openDashboard();
      const heading = await screen.findByRole('heading', { level: 1, name: `Good morning, ${givenName}` });
      // `bdi` keeps a right-to-left name from reversing the greeting.
      expect(heading.querySelector('bdi')).toHaveTextContent(givenName);
    },
  );

  test('a user without a given name is greeted without one', async () => {
    callMember(' ');
    await openDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning' })).toBeVisible();
  });
});

/** The day between the calendar's two buttons; the group is named because there is a second status while loading. */
const shownDay = () => within(part('Calendar').getByRole('group', { name: 'Day' })).getByRole('status');

test('at midnight, date, greeting, tasks and calendar move on to the new day (R-3.2, R-3.29)', async () => {
  vi.setSystemTime('2026-11-18T23:59:40+01:00');
  const asked = watchTasks();
  const calendar = answerCalendar([]);
  await openDashboard({ hasCalendar: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Good evening, Jana' })).toBeVisible();
  await findPart('Calendar');
  expect(shownDay()).toHaveTextContent('18.11.2026');
  await waitFor(() => expect(asked).toEqual(['?startDate=2026-11-18&endDate=2026-11-18', '']));
  const sent = watchCalls();
  vi.setSystemTime('2026-11-19T00:00:10+01:00');
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
  expect(screen.getByText(/Thursday.*19 November 2026/u)).toBeVisible();
  expect(shownDay()).toHaveTextContent('19.11.2026');
  await waitFor(() => expect(asked).toContain('?startDate=2026-11-19&endDate=2026-11-19'));
  await waitFor(() =>
    expect(calendar.asked.at(-1)).toMatchObject({ startDate: '2026-11-18', endDate: '2026-11-20' }),
  );
  await waitFor(() => expect(sent.of('GET', '/evaluation/me/')).toHaveLength(3));
});

describe('weekly hours, newest on top', () => {
  test('weeks are in the right order over the turn of the year: 52, 53, 1 (R-3.3)', async () => {
    vi.setSystemTime('2027-01-06T10:00:00+01:00');
    answerEvaluation('time', [
      { calendarWeek: 1, workHours: '7.00' },
      { calendarWeek: 52, workHours: 38.5 },
      { calendarWeek: 53, workHours: 16 },
    ]);
    await openDashboard();
    await screen.findByText('38.5');
    expect(items(part('Hours per week'))).toEqual([
      'Week 1 until today7.0 Hours',
      'Week 53 28.12.–01.01.16.0 Hours',
      'Week 52 21.–25.12.38.5 Hours',
      'Week 51 14.–18.12.0.0 Hours',
      'Week 50 from 10.12.0.0 Hours',
    ]);
  });
});

describe('hours per customer and per project of the last four weeks', () => {
  test('hours are shown as a legend with values, most hours first (R-3.4)', async () => {
    answerEvaluation('customer', [
      { customer: 'Klinikum', hours: '10.00' },
      { customer: null, hours: 5 },
      { customer: 'Kessler', hours: 25 },
      { customer: 'Nobody', hours: 0 },
    ]);
    await openDashboard();
    const customers = await findPart('Hours per customer');
    await customers.findByText('Kessler');
    expect(items(customers)).toEqual([
      'Kessler25.0 Hours, 63%',
      'Klinikum10.0 Hours, 25%',
      'Without a name5.0 Hours, 13%',
    ]);
    expect(customers.getByText('40.0')).toBeVisible();
  });

  test('of 40 projects ten are shown and the rest as one; two with the same name stay separate (R-3.4)', async () => {
    const projects = Array.from({ length: 40 }, (_, at) => ({
      project: `Project ${at % 39}`,
      hours: 41 - at,
    }));
    answerEvaluation('project', projects);
    await openDashboard();
    const shown = await findPart('Hours per project');
    await shown.findByText('Project 0');
    expect(shown.getAllByRole('listitem')).toHaveLength(11);
    expect(items(shown).at(-1)).toMatch(/^Others/u);
  });
});

describe('a newcomer has no data at all', () => {
  test('each part of a newcomer’s dashboard says that it is empty (R-3.9)', async () => {
    await openDashboard({ as: 'newcomer' });
    expect(await screen.findByText('No tasks for today.')).toBeVisible();
    expect(await screen.findByText('No hours in this period')).toBeVisible();
    expect(await screen.findAllByText('No hours in the last four weeks')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('each part loads and fails on its own', () => {
  test.each([
    ['/evaluation/me/time', 'Hours per week', 'Hours per week'],
    ['/evaluation/me/customer', 'Hours per customer', 'Hours per customer'],
    ['/evaluation/me/project', 'Hours per project', 'Hours per project'],
  ])(
    'evaluation load failure of %s: the chart is emptied, with a retry in the corner (R-9.25)',
    async (call, region, figure) => {
      const [first, ...others] = faults;
      if (first) answerOnce('get', call, first[1]);
      const { user } = await openDashboard();
      const failure = async () => (await findPart(region)).findByRole('alert');
      expect(await failure()).toHaveTextContent(/were not loaded/u);
      expect(await failure()).toHaveTextContent(first?.[2] ?? '');
      for (const [, answer, reason] of others) {
        answerOnce('get', call, answer);
        await user.click(chart(figure).getByRole('button', { name: 'Try again' }));
        await waitFor(async () => expect(await failure()).toHaveTextContent(reason));
        expect(chart(figure).queryAllByRole('listitem')).toEqual([]);
      }
      answerOnce('get', call, () => HttpResponse.json([{ calendarWeek: 99, project: {}, hours: 'many' }]));
      await user.click(chart(figure).getByRole('button', { name: 'Try again' }));
      await waitFor(async () => expect(await failure()).toHaveTextContent(/cannot be read/u));
      expect(await screen.findByText('Preise Ersatzteile: Rundung klären')).toBeVisible();
      await user.click(chart(figure).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(chart(figure).getAllByRole('listitem').length).toBeGreaterThan(0));
      expect(document.body).not.toHaveTextContent('Oops');
    },
  );

  test('tasks that fail to load show the reason and a retry', async () => {
    const [first, ...others] = faults;
    if (first) answerOnce('get', '/kanban/tasks/me', first[1]);
    const { user } = await openDashboard();
    const tasks = await findPart('Tasks today and overdue');
    const told = await tasks.findByRole('alert');
    expect(told).toHaveTextContent(/The tasks could not be loaded/u);
    expect(told).toHaveTextContent(first?.[2] ?? '');
    for (const [, answer, reason] of others) {
      answerOnce('get', '/kanban/tasks/me', answer);
      await user.click(tasks.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(tasks.getByRole('alert')).toHaveTextContent(reason));
    }
    await user.click(tasks.getByRole('button', { name: 'Try again' }));
    expect(await tasks.findByText('Preise Ersatzteile: Rundung klären')).toBeVisible();
  });

  test.each(['/evaluation/me/time', '/kanban/tasks/me'])('a 401 of %s ends the session', async (call) => {
    answerOnce('get', call, () => refused(401, { message: 'token missing or expired' }));
    await renderApp({ path: '/dashboard', signedInAs: 'member', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
  });
});
