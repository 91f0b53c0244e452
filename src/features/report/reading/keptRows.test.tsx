import { act, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { days, hoursIn, hoursOf, readReport, watchExports } from '../../../../tests/journeys/reportProbe';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { server } from '../../../../tests/jsdom/testService';
import { signedOut } from '@/shared/session/sessionSlice';
import {
  forgetSessionValues,
  namesOnDevice,
  putOnDevice,
  readFromDevice,
} from '@/shared/storage/deviceStore';
import { noteUse, reportUsed, writeKeptRows } from './keptRows';

/** September is kept, October is not: on 18 November it is the previous month. */
const need = hoursOf('2026-08-01', '2026-10-31');
const kept = days('2026-08-01', '2026-09-30');
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Reads the report, waits until the device has its months, and leaves it. */
async function visitOnce() {
  const app = await readReport(need);
  await app.end();
  const guid = guidOf(app.service, 'manager');
  const names = async () => namesOnDevice(guid, 'session-report-rows/');
  await waitFor(async () => expect(await names()).toHaveLength(12));
  app.leave();
  return { ...app, guid, names };
}

/** Days of the exports of the next visit, without those of the customer itself. */
const spansOf = (asked: readonly string[]) => [...new Set(asked.map((one) => one.replace(/^\d+ /u, '')))];

describe('kept months', () => {
  test('kept months are not read again, and have the time at which they were read (R-16.16)', async () => {
    const app = await visitOnce();
    const before = await hoursIn(await again(app), kept);
    const asked = watchExports();
    vi.setSystemTime(Date.now() + HOUR_MS);
    const reading = await again(app);
    expect(spansOf(asked)).toEqual(['2026-10-01 2026-10-31']);
    expect(reading.isComplete).toBe(true);
    expect(await hoursIn(reading, kept)).toBe(before);
    for (const { readAt } of reading.customers) expect(readAt).toBe(Date.now() - HOUR_MS);
    app.want(hoursOf('2026-08-05', '2026-08-31'));
    await app.end();
    expect(asked).toHaveLength(12);
  });

  test('kept months are counted at once, and those that are refused no longer (R-16.102)', async () => {
    const app = await visitOnce();
    const before = await hoursIn(await again(app), kept);
    app.leave();
    const held = holdAnswers('get', '/customer/:id/evaluation');
    app.want({ span: kept, projects: 'none' });
    await waitFor(() =>
      expect(app.now().customers.map(({ state }) => state)).toEqual(Array(12).fill('kept')),
    );
    expect(await hoursIn(app.now(), kept)).toBe(before);
    expect(app.now()).toMatchObject({ state: 'reading', isComplete: false });
    held.letGo();
    expect((await app.end()).isComplete).toBe(true);
    app.leave();
    server.use(http.get('*/api/customer/1/:call', () => HttpResponse.json({}, { status: 403 })));
    const asked = watchExports();
    app.want({ span: kept, projects: 'none' });
    await app.end();
    expect(app.now().customers.filter(({ state }) => state !== 'read')).toMatchObject([
      { id: '1', state: 'missing' },
    ]);
    expect(asked).toEqual([]);
    // Its kept rows are not trusted any more.
    act(() => app.now().retry('1'));
    await waitFor(() => expect(asked).toEqual(['1 2026-08-01 2026-09-30']));
    expect((await app.end()).customers.find(({ id }) => id === '1')?.state).toBe('missing');
  });

  test('kept months that differ and cannot be read again count no longer (R-16.102)', async () => {
    const app = await visitOnce();
    const before = await hoursIn(await again(app), kept);
    app.service.db.run(
      `update workRecords set HoursWorked = HoursWorked + 0.25 where Id =
       (select min(Id) from workRecords where Customer_fk = 1 and Date between '2026-09-01' and '2026-09-30')`,
    );
    server.use(http.get('*/api/customer/1/export', () => HttpResponse.json({}, { status: 500 })));
    app.leave();
    app.want({ span: kept, projects: 'none' });
    const reading = await app.end();
    expect(reading.customers.filter(({ state }) => state !== 'read')).toMatchObject([
      { id: '1', state: 'missing' },
    ]);
    expect(await hoursIn(reading, kept)).toBeLessThan(before);
  });

  test('kept months that differ from the evaluation are read again, in one span (R-16.16)', async () => {
    const app = await visitOnce();
    const asked = watchExports();
    app.service.db.run(
      `update workRecords set HoursWorked = HoursWorked + 0.25 where Id =
       (select min(Id) from workRecords where Customer_fk = 1 and Date between '2026-09-01' and '2026-09-30')`,
    );
    const reading = await again(app);
    expect(asked.filter((one) => one.startsWith('1 '))).toEqual([
      '1 2026-10-01 2026-10-31',
      '1 2026-09-01 2026-09-30',
    ]);
    expect(asked).toHaveLength(13);
    expect(reading.customers.map(({ differences }) => differences)).toEqual(
      Array.from({ length: 12 }, () => []),
    );
  });

  test('kept months that differ are also read again if the reading was stopped before and continues (R-16.16)', async () => {
    const app = await visitOnce();
    app.service.db.run(
      `update workRecords set HoursWorked = HoursWorked + 0.25 where Id =
       (select min(Id) from workRecords where Customer_fk = 1 and Date between '2026-09-01' and '2026-09-30')`,
    );
    const held = holdAnswers('get', '/customer/1/export');
    const asked = watchExports();
    app.want({ span: kept, projects: 'none' });
    await waitFor(() => expect(asked).toEqual(['1 2026-09-01 2026-09-30']));
    act(() => app.now().stop());
    act(() => app.now().goOn());
    held.letGo();
    const reading = await app.end();
    expect(asked).toHaveLength(2);
    expect(reading.isComplete).toBe(true);
    expect(reading.customers.map(({ differences }) => differences)).toEqual(
      Array.from({ length: 12 }, () => []),
    );
  });

  test('kept rows have the present name of their customer, and the missing columns are still known (R-16.16)', async () => {
    server.use(
      http.get('*/api/customer/1/export', () => HttpResponse.json([{ Date: '2026-09-01', Hours: 2 }])),
    );
    const app = await visitOnce();
    server.resetHandlers();
    const stored = JSON.stringify(await readFromDevice(app.guid, (await app.names())[0] ?? ''));
    expect(stored).not.toMatch(/GmbH|Name/u);
    app.service.db.run(`update customers set Name = 'Renamed' where Id = 1`);
    server.use(
      http.get('*/api/customer/1/evaluation', () => HttpResponse.json([{ Month: '2026-09', Hours: 2 }])),
      http.get('*/api/customer/1/export', () => HttpResponse.json([])),
    );
    const reading = await again(app);
    expect(reading.customers.find(({ id }) => id === '1')).toMatchObject({
      name: 'Renamed',
      entries: 1,
      missingColumns: ['person', 'project', 'travel', 'description', 'place'],
    });
    const filters = { customers: { isExcluding: false, values: ['1'] }, text: '' } as const;
    const none = { isExcluding: false, values: [] } as const;
    const question = {
      rows: 'customer',
      columns: 'total',
      period: kept,
      compared: null,
      filters: { ...filters, projects: none, people: none },
    } as const;
    const { rows } = await reading.ask({ kind: 'report', question });
    expect(rows.map(({ name }) => name)).toEqual(['Renamed']);
  });

  test('reading anew ignores kept months, and so are unreadable kept values (R-16.16)', async () => {
    const app = await visitOnce();
    await putOnDevice(app.guid, (await app.names())[0] ?? '', { span: kept, columns: { date: [1] } });
    const asked = watchExports();
    const reading = await again(app);
    expect(reading.isComplete).toBe(true);
    expect(asked.filter((one) => one.includes('2026-08-01'))).toHaveLength(1);
    act(() => app.now().readAnew());
    expect(app.now().isComplete).toBe(false);
    await app.end();
    expect(spansOf(asked.slice(-12))).toEqual(['2026-08-01 2026-10-31']);
  });

  test('kept months are removed by signing out, and after 90 days without use (R-16.17)', async () => {
    const app = await visitOnce();
    await putOnDevice(app.guid, reportUsed.name, Date.now() - 91 * DAY_MS);
    const asked = watchExports();
    await again(app);
    expect(spansOf(asked)).toEqual(['2026-08-01 2026-10-31']);
    await waitFor(async () => expect(await app.names()).toHaveLength(12));
    act(() => void app.store.dispatch(signedOut('user')));
    await waitFor(async () => expect(await app.names()).toHaveLength(0));
    expect(await readFromDevice(app.guid, reportUsed.name)).toBeUndefined();
  });

  test('rows are not kept after signing out, nor while signing out removes them (R-16.75)', async () => {
    const place = { guid: 'jana', service: 'here' };
    const rows = {
      span: kept,
      readAt: 5,
      hasPeople: true,
      isExact: true as const,
      missing: [],
      columns: { date: [], project: [], person: [], hours: [], travel: [], description: [], place: [] },
    };
    const names = async () => namesOnDevice(place.guid, 'session-');
    await noteUse(place, 5);
    await writeKeptRows(place, '12', rows);
    expect(await names()).toHaveLength(2);
    await Promise.all([
      writeKeptRows(place, '13', rows),
      forgetSessionValues(place.guid),
      writeKeptRows(place, '14', rows),
    ]);
    await writeKeptRows(place, '15', rows);
    expect(await names()).toEqual([]);
  });

  test('after 90 days only what the report keeps is removed (R-16.17)', async () => {
    const place = { guid: 'jana', service: 'here' };
    await noteUse(place, 5);
    for (const name of ['report-rows/here/12', 'own-records'])
      await putOnDevice('jana', `session-${name}`, 1);
    await noteUse(place, 5 + 91 * DAY_MS);
    expect(await namesOnDevice('jana', 'session-')).toEqual(['session-own-records', reportUsed.name]);
  });

  test('months of a customer with unreadable rows are not kept (R-16.16)', async () => {
    server.use(http.get('*/api/customer/1/export', () => HttpResponse.json([{ Date: 'soon', Hours: 2 }])));
    const app = await readReport(need);
    await app.end();
    const guid = guidOf(app.service, 'manager');
    await waitFor(async () => expect(await namesOnDevice(guid, 'session-report-rows/')).toHaveLength(11));
  });
});

/** Opens the report again. */
async function again(app: Awaited<ReturnType<typeof readReport>>) {
  app.leave();
  app.want(need);
  return app.end();
}
