import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { listCustomerNames } from '@/features/customers';
import { days, hoursIn, hoursOf, readReport, watchExports } from '../../../../tests/journeys/reportProbe';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { holdWorker } from '../../../../tests/jsdom/holdWorker';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';

const october = days('2026-10-01', '2026-10-31');
const sum = v.object({ hours: v.nullable(v.number()), count: v.number() });

/** The hours that the service has in a period, of all customers or of one. */
function booked({ from, to }: { from: string; to: string }, customer = '%') {
  return testService().db.one(
    sum,
    `select sum(HoursWorked) as hours, count(*) as count from workRecords
     where Customer_fk like ? and Date between ? and ?`,
    customer,
    from,
    to,
  );
}

/** The answer of the worker to an export. */
const taking = v.object({ answer: v.literal('taken') });

describe('reading a report', () => {
  test('the rows of all customers agree with the sums of the service to 0.01 h (R-16.10)', async () => {
    const all = days('2000-01-01', '2026-11-18');
    const app = await readReport({ span: all, projects: 'none' });
    const reading = await app.end();
    expect(reading.customers).toHaveLength(12);
    expect(reading.isComplete).toBe(true);
    for (const { id, differences, entries } of reading.customers) {
      expect(differences).toEqual([]);
      expect(entries).toBe(booked(all, id)?.count);
    }
    expect(await hoursIn(reading, october)).toBeCloseTo(booked(october)?.hours ?? 0, 2);
    expect(await hoursIn(reading, october)).toBeGreaterThan(100);
  });

  test('four calls are under way at a time, and one export and one evaluation a customer (R-16.10)', async () => {
    let [open, most] = [0, 0];
    server.events.on('request:start', () => {
      open += 1;
      most = Math.max(most, open);
    });
    server.events.on('response:mocked', () => {
      open -= 1;
    });
    const calls = watchCalls();
    const app = await readReport(hoursOf('2026-09-01', '2026-10-31'));
    await app.end();
    server.events.removeAllListeners();
    expect(most).toBe(4);
    expect(calls.of('GET', '/customer/').filter(({ path }) => path.endsWith('/export'))).toHaveLength(12);
    expect(calls.of('GET', '/customer/').filter(({ path }) => path.endsWith('/evaluation'))).toHaveLength(12);
    expect(calls.of('GET', '/project/')).toHaveLength(0);
  });

  test('for a narrower period nothing is read, for a wider one the lacking days (R-16.11)', async () => {
    const app = await readReport(hoursOf('2026-10-01', '2026-11-18'));
    await app.end();
    const asked = watchExports();
    app.want(hoursOf('2026-10-01', '2026-10-31'));
    await app.end();
    expect(asked).toEqual([]);
    app.want(hoursOf('2026-08-01', '2026-11-18'));
    const reading = await app.end();
    expect(asked).toHaveLength(12);
    expect(new Set(asked.map((one) => one.replace(/^\d+ /u, '')))).toEqual(
      new Set(['2026-08-01 2026-09-30']),
    );
    const all = days('2026-08-01', '2026-11-18');
    expect(await hoursIn(reading, all)).toBeCloseTo(booked(all)?.hours ?? 0, 2);
    expect(reading.customers.map(({ differences }) => differences)).toEqual(
      Array.from({ length: 12 }, () => []),
    );
  });

  test('what is booked after the rows were read counts once further days are read (R-16.103)', async () => {
    const app = await readReport(hoursOf('2026-11-01', '2026-11-17'));
    await app.end();
    testService().db.run(
      `update workRecords set HoursWorked = HoursWorked + 1 where Id =
       (select min(Id) from workRecords where Date between '2026-11-02' and '2026-11-17' and Customer_fk = 3)`,
    );
    vi.setSystemTime(Date.now() + 60_000);
    app.want(hoursOf('2026-11-01', '2026-11-18'));
    const reading = await app.end();
    const all = days('2026-11-01', '2026-11-18');
    expect(reading.customers.flatMap(({ differences }) => differences)).toEqual([]);
    expect(await hoursIn(reading, all)).toBeCloseTo(booked(all)?.hours ?? 0, 2);
  });

  test('budgets need a call for each project, states only the customers (R-16.11)', async () => {
    const calls = watchCalls();
    const app = await readReport({ span: october, projects: 'states' });
    await app.end();
    expect(calls.of('GET', '/project/')).toHaveLength(0);
    app.want({ span: october, projects: 'budgets' });
    const reading = await app.end();
    const projects = testService().db.one(
      v.object({ count: v.number() }),
      'select count(*) as count from projects',
    );
    expect(calls.of('GET', '/project/')).toHaveLength(projects?.count ?? 0);
    expect(calls.of('GET', '/customer/').filter(({ path }) => path.endsWith('/export'))).toHaveLength(12);
    const filters = { customers: { isExcluding: false, values: [] }, text: '' } as const;
    const { customers } = await reading.ask({
      kind: 'budget',
      filters: { ...filters, projects: filters.customers, people: filters.customers },
      isWithPending: false,
    });
    expect(customers.length).toBeGreaterThan(3);
  });
});

describe('stopping a reading', () => {
  test('Stop keeps the customers that were read, and Continue reads the others (R-16.12)', async () => {
    const held = holdAnswers('get', '/customer/3/export');
    const app = await readReport({ span: october, projects: 'none' });
    const isRead = () => app.now().customers.filter(({ state }) => state === 'read').length;
    await waitFor(() => expect(isRead()).toBe(11));
    act(() => app.now().stop());
    expect(app.now().state).toBe('stopped');
    expect(app.now().isComplete).toBe(false);
    held.letGo();
    const asked = watchExports();
    act(() => app.now().goOn());
    const reading = await app.end();
    expect(asked).toEqual(['3 2026-10-01 2026-10-31']);
    expect(reading.isComplete).toBe(true);
    expect(await hoursIn(reading, october)).toBeCloseTo(booked(october)?.hours ?? 0, 2);
  });

  test('a reading that is stopped before the names are known can begin again at once (R-16.12)', async () => {
    const held = holdAnswers('get', '/customers');
    const app = await readReport({ span: october, projects: 'none' });
    act(() => app.now().stop());
    act(() => app.now().goOn());
    held.letGo();
    expect((await app.end()).isComplete).toBe(true);
  });

  test('a screen that waits for the same answer gets it although the report is left (R-16.100)', async () => {
    const calls = watchCalls();
    const held = holdAnswers('get', '/customers');
    const app = await readReport({ span: october, projects: 'none' });
    await waitFor(() => expect(calls.of('GET', '/customers')).toHaveLength(1));
    const screen = app.store.dispatch(listCustomerNames.initiate(undefined));
    app.leave();
    held.letGo();
    const { data, error } = await screen;
    screen.unsubscribe();
    expect(error).toBeUndefined();
    expect(data?.rows).toHaveLength(12);
  });

  test('if another period is chosen while customers are read, nothing of the old one is shown (R-16.12)', async () => {
    const held = holdAnswers('get', '/customer/:id/export');
    const app = await readReport(hoursOf('2026-08-01', '2026-08-31'));
    await waitFor(() => expect(app.now().customers.some(({ state }) => state === 'reading')).toBe(true));
    act(() => app.now().stop());
    server.resetHandlers();
    app.want(hoursOf('2026-10-01', '2026-10-31'));
    held.letGo();
    app.want(hoursOf('2026-09-01', '2026-09-30'));
    const reading = await app.end();
    const september = days('2026-09-01', '2026-09-30');
    expect(await hoursIn(reading, september)).toBeCloseTo(booked(september)?.hours ?? 0, 2);
    for (const { id, entries } of reading.customers) expect(entries).toBe(booked(september, id)?.count);
  });
});

test('a period that is chosen while an export is taken leaves no days out (R-16.12)', async () => {
  const taken = holdWorker((message) => v.is(taking, message));
  const app = await readReport(hoursOf('2026-09-01', '2026-09-30'));
  await waitFor(() => expect(taken.count()).toBe(3));
  app.want(hoursOf('2026-11-01', '2026-11-18'));
  // The new reading goes as far as it can before the worker answers that the exports are taken.
  await act(async () => Promise.resolve());
  taken.letGo();
  await app.end();
  app.want(hoursOf('2026-10-01', '2026-10-31'));
  const { customers } = await app.end();
  for (const { id, entries } of customers) expect([id, entries]).toEqual([id, booked(october, id)?.count]);
});

test('a customer counts as soon as it is read, and not before (R-16.12)', async () => {
  const app = await readReport(hoursOf('2026-10-01', '2026-10-31'));
  const { version } = await app.end();
  const held = holdAnswers('get', '/customer/:id/export');
  app.want(hoursOf('2026-09-01', '2026-10-31'));
  // Nothing is counted of customers of which only October is known.
  expect(app.now().version).toBeGreaterThan(version);
  expect(await hoursIn(app.now(), october)).toBe(0);
  held.letGo();
  const reading = await app.end();
  expect(await hoursIn(reading, october)).toBeCloseTo(booked(october)?.hours ?? 0, 2);
});

test('a customer without rows is read, and none of its sums are missing (R-16.10)', async () => {
  server.use(http.get('*/api/customer/3/:call', () => HttpResponse.json([])));
  const app = await readReport({ span: october, projects: 'none' });
  const { customers } = await app.end();
  expect(customers.find(({ id }) => id === '3')).toMatchObject({
    state: 'read',
    entries: 0,
    differences: [],
  });
});
