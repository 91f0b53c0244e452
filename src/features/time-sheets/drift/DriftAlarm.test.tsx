import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { accounts, guidOf } from '../../../../tests/accounts';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server, testService } from '../../../../tests/jsdom/testService';
import {
  drawSignature,
  openTimeSheets,
  press,
  sheetIn,
  sheetRows,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';

const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
const last = `Id = (select max(Id) from workRecords where Date <= '2026-11-18' and ${own})`;
const alarm = async () =>
  screen.findByRole('region', { name: /^Changed since it was signed: jalbrecht_1 Nov/u });

const keptPrints = async () => readFromDevice(guidOf(testService(), 'member'), 'sheet-fingerprints');

/** Signs the newest sheet, so that its rows are kept. */
async function signNewest() {
  stubCanvas();
  const app = await openTimeSheets();
  await press(app.user, sheetIn('Prepared'), 'Sign');
  const dialog = await screen.findByRole('dialog');
  drawSignature(dialog);
  await app.user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Time sheet signed');
  // The print of this sheet, and the one of the sheet that was signed before.
  await waitFor(async () => expect(await keptPrints()).toHaveLength(2));
  cleanup();
}

const hoursOfNewest = () => within(sheetRows()[0] ?? document.body).queryByText(/^· /u)?.textContent;

/** Opens the list again and waits for its hours. */
async function visit() {
  const app = await openTimeSheets();
  await screen.findByText(/^· \d+\.\d h$/u, { selector: 'tr:first-child span' });
  return app;
}

test('a signed sheet whose records changed says so; once dismissed, only another change is reported (R-8.39)', async () => {
  await signNewest();
  const { db } = testService();
  const hours = db.one(
    v.object({ HoursWorked: v.number() }),
    `select HoursWorked from workRecords where ${last}`,
  );

  await visit();
  expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
  cleanup();

  db.run(`update workRecords set HoursWorked = 1.5 where ${last}`);
  const changed = await visit();
  expect(within(await alarm()).getByText('1.5 h')).toBeVisible();
  expect(within(await alarm()).getByText(`${hours?.HoursWorked.toFixed(1)} h`)).toBeVisible();
  await changed.user.click(within(await alarm()).getByRole('button', { name: 'Leave as it is' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument());
  cleanup();

  db.run(`delete from workRecords where ${last}`);
  await visit();
  expect(within(await alarm()).getByText('deleted')).toBeVisible();
});

test('a signed sheet shows the hours that were signed, even if its records changed (R-8.44)', async () => {
  await signNewest();
  await visit();
  const signed = hoursOfNewest();
  cleanup();
  testService().db.run(`update workRecords set HoursWorked = HoursWorked + 1 where ${last}`);
  await visit();
  expect(await alarm()).toBeVisible();
  expect(hoursOfNewest()).toBe(signed);
});

describe('a sheet signed on another device', () => {
  /** Forgets the prints that this device kept when the sheet was signed. */
  async function forgetPrints() {
    const guid = guidOf(testService(), 'member');
    await changeOnDevice(guid, 'sheet-fingerprints', () => undefined);
  }

  test('is compared with the rows that the service froze when it was signed, which are read once (R-8.39)', async () => {
    await signNewest();
    await forgetPrints();
    testService().db.run(`update workRecords set HoursWorked = 1.5 where ${last}`);
    const calls = watchCalls();
    await visit();
    expect(within(await alarm()).getByText('1.5 h')).toBeVisible();
    cleanup();
    const before = calls.of('GET', '/sheet/time/');
    await visit();
    expect(await alarm()).toBeVisible();
    expect(calls.of('GET', '/sheet/time/')).toEqual(before);
  });

  test('is not compared with what it held when it was created here (R-8.44)', async () => {
    await signNewest();
    const guid = guidOf(testService(), 'member');
    await changeOnDevice(guid, 'sheet-fingerprints', (kept) =>
      Array.isArray(kept) ? kept.map((print) => ({ ...print, rows: [], isSigned: false })) : kept,
    );
    await visit();
    await waitFor(async () =>
      expect(await keptPrints()).toEqual([
        expect.objectContaining({ isSigned: true }),
        expect.objectContaining({ isSigned: true }),
      ]),
    );
    expect(hoursOfNewest()).not.toMatch(/^\s*· 0\.0 h$/u);
    expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
  });

  test('has no alarm if the service freezes no rows (R-8.39)', async () => {
    testService().db.run('update sheets set rows = null');
    testService().db.run(`delete from workRecords where Date like '2026-09%' and ${own}`);
    const calls = watchCalls();
    await visit();
    await waitFor(() => expect(calls.of('GET', '/sheet/time/')).toHaveLength(1));
    await waitFor(async () => expect(await keptPrints()).toHaveLength(1));
    expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
  });

  test('has no alarm and shows no hours if its rows cannot be read (R-8.44)', async () => {
    await signNewest();
    await forgetPrints();
    testService().db.run(`update workRecords set HoursWorked = 1.5 where ${last}`);
    server.use(http.get('*/api/sheet/time/:id', () => new HttpResponse('<h1>no</h1>', { status: 500 })));
    const calls = watchCalls();
    await openTimeSheets();
    await waitFor(() => expect(calls.of('GET', '/sheet/time/')).toHaveLength(2));
    expect(hoursOfNewest()).toBeUndefined();
    expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
  });
});

test('a sheet that is too old to be read back has no alarm', async () => {
  await signNewest();
  testService().db.run(
    "update sheets set fromDay = '2025-01-01', toDay = '2025-01-31' where fromDay = '2026-11-01'",
  );
  await openTimeSheets();
  await screen.findByText(/1 Jan 2025/u);
  // By now the other sheets have been compared.
  await screen.findByText(/^· \d+\.\d h$/u, { selector: 'tr:nth-child(2) span' });
  expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
});
