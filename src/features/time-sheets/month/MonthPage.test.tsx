import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import { stubCanvas } from '../../../../tests/journeys/timeSheetsScreen';
import { renderApp } from '../../../../tests/render';

const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
const run = (sql: string) => testService().db.run(sql);

/** Opens a month; the seeded October has an entry on each workday. */
async function openMonth(month = '2026-10') {
  const app = await renderApp({ path: `/timesheets/month/${month}`, signedInAs: 'member', language: 'en' });
  await screen.findByRole('heading', { level: 2, name: /^Check/u });
  return app;
}

/** A day of the calendar, by its accessible name. */
const dayButton = (name: RegExp) => screen.getByRole('button', { name });
const findings = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const checkSection = () => within(screen.getByRole('region', { name: 'Check' }));
const hoursOf = (month: string) =>
  testService().db.one(
    v.object({ hours: v.number() }),
    `select sum(HoursWorked) as hours from workRecords where Date like '${month}%' and ${own}`,
  )?.hours;

/** Waits for the heading, because another one is shown until the month is loaded. */
const isShown = async (month: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name: month })).toBeVisible());

describe('the month page', () => {
  test('opens the oldest month that was not sent, and goes to its neighbours (R-8.1)', async () => {
    const { user, router } = await renderApp({ path: '/timesheets', signedInAs: 'member', language: 'en' });
    await user.click(await screen.findByRole('link', { name: 'Close month' }));
    await isShown('September 2026');
    expect(router.state.location.pathname).toBe('/timesheets/month/2026-09');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await isShown('October 2026');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await isShown('November 2026');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByText('The month is not over yet')).toBeVisible();
  });

  test('reads no page twice when reading back a month or the month before it (R-8.37)', async () => {
    const calls = watchCalls();
    const { user } = await openMonth();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByRole('heading', { level: 1, name: 'September 2026' });
    await screen.findByRole('heading', { level: 2, name: /^Check/u });
    for (const list of ['/workrecords', '/expenses']) {
      const starts = calls.of('POST', list).map(({ body }) => Object(body).start);
      expect(starts.length).toBeGreaterThan(0);
      expect(new Set(starts).size).toBe(starts.length);
    }
  });

  test('shows no figures of half a month: a failed page says so, and only that page is requested again (R-8.37)', async () => {
    const calls = watchCalls();
    server.use(
      http.post('*/api/workrecords', async ({ request }) => {
        const asked: unknown = await request.clone().json();
        return JSON.stringify(asked).includes('"start":20')
          ? HttpResponse.json({ message: 'down' }, { status: 500 })
          : undefined;
      }),
    );
    const { user } = await renderApp({
      path: '/timesheets/month/2026-10',
      signedInAs: 'member',
      language: 'en',
    });
    expect(await screen.findByText(/The month could not be loaded/u)).toBeVisible();
    expect(screen.queryByText(/\d h/u)).not.toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${hoursOf('2026-10')?.toFixed(1)} h`)).toBeVisible();
    const starts = calls.of('POST', '/workrecords').map(({ body }) => Object(body).start);
    expect(starts.filter((start) => start === 0)).toHaveLength(1);
    expect(starts.filter((start) => start === 20)).toHaveLength(2);
  });

  test('shows the sums of the month, and the records of a day', async () => {
    const { user } = await openMonth();
    expect(screen.getByText(`${hoursOf('2026-10')?.toFixed(1)} h`)).toBeVisible();
    expect(screen.getByText('of 176 h')).toBeVisible();
    expect(checkSection().getByText(/Nothing to check/u)).toBeVisible();
    await user.click(dayButton(/^Thursday,? 15 October 2026, /u));
    const day = within(screen.getByRole('region', { name: /^Thursday,? 15 October 2026$/u }));
    await user.click(day.getAllByRole('button', { name: /^Edit/u })[0] ?? document.body);
    expect(await screen.findByRole('dialog', { name: /Edit/u })).toBeVisible();
  });

  test('shows an empty month on a phone', async () => {
    setScreenWidth(390);
    const { user } = await renderApp({
      path: '/timesheets/month/2026-10',
      signedInAs: 'newcomer',
      language: 'en',
    });
    expect(await screen.findByText('22 workdays without an entry')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create time sheet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fill in …: Fri 02.10.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record working time' }));
    expect(dialog.getByLabelText('Date')).toHaveValue('Fri 02.10.2026');
  });
});

describe('findings of a month and their fixes', () => {
  test('a gap can be filled as on the day before, undone, or marked as a day off (R-8.35)', async () => {
    run(`delete from workRecords where Date in ('2026-10-15', '2026-10-16') and ${own}`);
    const calls = watchCalls();
    const { user } = await openMonth();
    expect(findings()).toContain('2 workdays without an entry');
    await user.click(screen.getByRole('button', { name: 'Fill in: Thu 15.10.' }));
    expect(await screen.findByText('1 workday without an entry')).toBeVisible();
    expect(calls.of('PUT', '/workrecords').map(({ body }) => body)).toMatchObject([
      { Date: '2026-10-15', HoursWorked: 8, TravelTime: null, DistanceKM: null, FoodAllowance: 0 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo: Thu 15.10.' }));
    expect(await screen.findByText('2 workdays without an entry')).toBeVisible();
    expect(calls.of('DELETE', '/workrecords')).toHaveLength(1);

    for (const day of ['Thu 15.10.', 'Fri 16.10.']) {
      await user.click(screen.getByRole('button', { name: `Day off: ${day}` }));
      await screen.findByRole('button', { name: `Undo: ${day}` });
    }
    expect(screen.getByText('Everything checked.')).toBeVisible();
    expect(screen.getByText('of 160 h')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: Fri 16.10.' }));
    expect(await screen.findByText('of 168 h')).toBeVisible();
  });

  test('a gap of the calendar opens a new entry with the day and the missing hours', async () => {
    run(`delete from workRecords where Date = '2026-10-15' and ${own}`);
    const { user } = await openMonth();
    await user.click(dayButton(/^Thursday,? 15 October 2026, no entry/u));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record working time' }));
    expect(dialog.getByLabelText('Date')).toHaveValue('Thu 15.10.2026');
    expect(dialog.getByLabelText('Work hours')).toHaveValue('8');
  });

  test('an entry without a project gets the last project of its customer', async () => {
    const october = `Date like '2026-10%' and Project_fk is not null and ${own}`;
    run(
      `update workRecords set Project_fk = null where Id = (select max(Id) from workRecords where ${october}
       and Customer_fk = (select Customer_fk from workRecords where ${october} group by 1 order by count(*) desc limit 1))`,
    );
    const stored = testService().db.one(
      v.object({ Id: v.number(), Date: v.string(), HoursWorked: v.number() }),
      `select Id, Date, HoursWorked from workRecords where Project_fk is null and ${own}`,
    );
    const calls = watchCalls();
    const { user } = await openMonth();
    expect(findings()).toContain('1 entry without a project');
    const [project] = checkSection().getAllByRole('button');
    await user.click(project ?? document.body);
    expect(await screen.findByText('Everything checked.')).toBeVisible();
    const { Id, ...before } = Object(calls.of('PATCH', '/workrecords')[0]?.body);
    expect(before).toMatchObject({ Project_fk: expect.any(Number), Date: stored?.Date });
    expect(before.HoursWorked).toBe(stored?.HoursWorked);
    expect(Id).toBe(stored?.Id);
    await user.click(screen.getByRole('button', { name: /^Undo: /u }));
    expect(
      await screen.findByText('1 hint open. It does not stop you from closing the month.'),
    ).toBeVisible();
  });

  test('a fuel receipt and mileage on one day: the mileage is removed, or both are accepted (R-8.35)', async () => {
    run(
      `update workRecords set DistanceKM = 124, TravelExpenses = 37.2 where Id = (select max(Id) from workRecords where Date = '2026-10-20' and ${own})`,
    );
    run(
      `update expenses set Type = 'Kraftstoff', Date = '2026-10-20' where Id = (select min(Id) from expenses where Date like '2026-10%' and ${own})`,
    );
    const calls = watchCalls();
    const { user } = await openMonth();
    expect(findings()).toContain('Stated twice: fuel receipt and mileage allowance');
    await user.click(screen.getByRole('button', { name: 'Remove mileage: Tue 20.10.' }));
    await user.click(await screen.findByRole('button', { name: 'Undo: Tue 20.10.' }));
    await user.click(await screen.findByRole('button', { name: 'That is correct: Tue 20.10.' }));
    expect(await screen.findByText('Everything checked.')).toBeVisible();
    expect(calls.of('PATCH', '/workrecords').map(({ body }) => Object(body).TravelExpenses)).toEqual([
      0, 37.2,
    ]);
  });

  test('a refused fix says why, and the finding stays', async () => {
    run(`delete from workRecords where Date = '2026-10-15' and ${own}`);
    server.use(
      http.put('*/api/workrecords', () => HttpResponse.json({ message: 'closed' }, { status: 403 })),
    );
    const { user } = await openMonth();
    await user.click(screen.getByRole('button', { name: 'Fill in: Thu 15.10.' }));
    expect(await screen.findByText(/Not saved\..*closed/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fill in: Thu 15.10.' })).toBeVisible();
  });
});

describe('the next steps on the month page', () => {
  test('one step creates a sheet for the whole month, which can then be signed; creating it again replaces the old one', async () => {
    stubCanvas();
    run(`delete from sheets where ${own}`);
    const calls = watchCalls();
    const { user } = await openMonth();
    await user.click(screen.getByRole('button', { name: 'Create time sheet' }));
    expect(await screen.findByRole('button', { name: 'Sign' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Create again' }));
    await waitFor(() => expect(calls.of('PUT', '/sheet/time')).toHaveLength(2));
    expect(calls.of('PUT', '/sheet/time').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ state: 'prepared', from: '2026-10-01', to: '2026-10-31' })),
    );
    expect(calls.of('DELETE', '/sheet/time')).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    expect(await screen.findByRole('dialog', { name: 'Sign time sheet' })).toBeVisible();
  });

  test('a sheet older than the last change says so, and can be created again (R-8.38)', async () => {
    stubCanvas();
    run(`delete from sheets where ${own}`);
    run(`delete from workRecords where Date = '2026-10-15' and ${own}`);
    const { user } = await openMonth();
    await user.click(screen.getByRole('button', { name: 'Create time sheet' }));
    await screen.findByRole('button', { name: 'Sign' });
    expect(screen.queryByText(/row has changed/u)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fill in: Thu 15.10.' }));
    expect(await screen.findByText('1 row has changed. “Create again” replaces it.')).toBeVisible();
    const open = within(screen.getByRole('region', { name: 'Check' })).getByText('1');
    await user.click(screen.getByRole('button', { name: 'Create again' }));
    // The fixed line stays until the page is left, but nothing is open any more.
    await waitFor(() => expect(open).not.toBeInTheDocument());
  });

  test('a signed sheet is replaced only after a question', async () => {
    const calls = watchCalls();
    const { user } = await openMonth('2026-09');
    expect(screen.getByRole('button', { name: 'Send by mail' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create again' }));
    const question = within(await screen.findByRole('dialog', { name: 'Replace the signed time sheet?' }));
    expect(calls.of('DELETE')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Create again' }));
    expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible();
    expect(calls.of('DELETE', '/sheet/time')).toHaveLength(1);
  });
});
