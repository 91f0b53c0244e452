import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { accounts } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import {
  drawSignature,
  openTimeSheets,
  press,
  sheetIn,
  stubCanvas,
} from '../../../../tests/journeys/timeSheetsScreen';
import { readFromDevice } from '@/shared/storage/deviceStore';

const own = `guid = (select guid from users where mail = '${accounts.member.mail}')`;
const last = `Id = (select max(Id) from workRecords where Date <= '2026-11-18' and ${own})`;
const alarm = async () =>
  screen.findByRole('region', { name: /^Changed since it was signed: jalbrecht_1 Nov/u });

/** Signs the newest sheet; what it holds is kept then. */
async function signNewest() {
  stubCanvas();
  const app = await openTimeSheets();
  await press(app.user, sheetIn('Prepared'), 'Sign');
  const dialog = await screen.findByRole('dialog');
  drawSignature(dialog);
  await app.user.click(within(dialog).getByRole('button', { name: 'Sign' }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Time sheet signed');
  const guid = testService().db.one(
    v.object({ guid: v.string() }),
    `select guid from users where ${own}`,
  )?.guid;
  await waitFor(async () => expect(await readFromDevice(guid ?? '', 'sheet-fingerprints')).toHaveLength(1));
  cleanup();
}

/** The list on another visit, once its hours are there. */
async function visit() {
  const app = await openTimeSheets();
  await screen.findByText(/^· \d+\.\d h$/u, { selector: 'tr:first-child .hours' });
  return app;
}

test('a signed sheet whose records changed says so; left as it is, only the next change speaks again', async () => {
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
  await changed.user.click(within(await alarm()).getByRole('button', { name: 'Leave it so' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument());
  cleanup();

  db.run(`delete from workRecords where ${last}`);
  await visit();
  expect(within(await alarm()).getByText('deleted')).toBeVisible();
});

test('a sheet that was signed elsewhere raises no alarm', async () => {
  testService().db.run(`delete from workRecords where Date like '2026-09%' and ${own}`);
  await visit();
  expect(screen.queryByRole('region', { name: /^Changed/u })).not.toBeInTheDocument();
});
