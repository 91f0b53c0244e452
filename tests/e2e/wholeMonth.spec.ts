import * as v from 'valibot';
import { accounts } from '../accounts';
import type { Service } from '../service/service';
import { own } from './counts';
import { expect, test } from './fixtures';
import type { Way } from './hand';
import { fillMonth, recordExpense } from './pages/monthStory';
import { TimeSheetsPage } from './pages/timeSheetsPage';
import { Walker } from './walker';

/** A month from an empty list to a sent sheet ("Two minutes a day"), by one kind of input at a time. */
test.use({ signedInAs: 'member', language: 'en' });

const { mail } = accounts.member;

function emptyLists(service: Service): void {
  for (const table of ['workRecords', 'expenses', 'sheets']) {
    service.db.run(`delete from ${table} where ${own}`, mail);
  }
}

const mailsOf = (service: Service) => service.mails().filter(({ to }) => to === mail);

/** The state of the month's sheet at the service; null if there is none. */
function stateOf(service: Service): string | null {
  const state = v.object({ state: v.string() });
  const sql = `select state from sheets where fromDay = '2026-10-01' and toDay = '2026-10-31' and ${own}`;
  return service.db.one(state, sql, mail)?.state ?? null;
}

function records(service: Service) {
  const row = v.object({ Date: v.string(), HoursWorked: v.number(), Project_fk: v.nullable(v.number()) });
  const sql = `select Date, HoursWorked, Project_fk from workRecords where ${own} order by Date`;
  return service.db.all(row, sql, mail);
}

/** The workdays of October 2026 except the last one. */
const booked = Array.from({ length: 29 }, (_, at) => `2026-10-${String(at + 1).padStart(2, '0')}`).filter(
  (day) => ![0, 6].includes(new Date(day).getUTCDay()),
);

/** Fills each gap by its button, and marks the last day as a day off. */
async function fixGaps(walker: Walker): Promise<void> {
  const { page } = walker;
  const checked = page.getByText('Everything checked.');
  const check = page.getByRole('region', { name: 'Check' });
  await expect(check.getByRole('heading', { name: '11 workdays without an entry' })).toBeVisible();
  // On a phone the weeks after the first one are folded.
  for (const week of walker.isTouch ? ['Week 43', 'Week 44'] : []) await walker.press(check.getByText(week));
  await walker.press(check.getByRole('button', { name: 'Day off: Fri 30.10.' }));
  for (const day of [
    'Fri 02',
    'Mon 19',
    'Tue 20',
    'Wed 21',
    'Thu 22',
    'Fri 23',
    'Mon 26',
    'Tue 27',
    'Wed 28',
  ]) {
    await walker.press(check.getByRole('button', { name: `Fill in: ${day}.10.` }));
  }
  await expect(checked).toHaveCount(0);
  await walker.press(check.getByRole('button', { name: 'Fill in: Thu 29.10.' }));
  await expect(checked).toBeVisible();
}

/** Creates, signs and mails the sheet; the page never claims more than the service has done. */
async function close(walker: Walker, service: Service): Promise<void> {
  const { page } = walker;
  const sheets = new TimeSheetsPage(page, walker.isTouch);
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  const sent = page.getByText('Requested on 18.11.');
  expect(stateOf(service)).toBeNull();
  await walker.keyOr('Control+Enter', page.getByRole('button', { name: 'Create time sheet' }));
  await expect(sign).toBeVisible();
  expect(stateOf(service)).toBe('prepared');
  await walker.keyOr('Control+Enter', sign);
  await expect(sheets.signDialog).toBeVisible();
  if (walker.isKeyboard) await page.keyboard.type('Jana Albrecht');
  else await sheets.draw();
  expect(stateOf(service)).toBe('prepared');
  await walker.keyOr('Control+Enter', sheets.signDialog.getByRole('button', { name: 'Finish and mail' }));
  await expect(sheets.signDialog).toBeHidden();
  // The sheet is signed, but the mail is held back and can still be undone.
  expect(stateOf(service)).toBe('signed');
  expect(mailsOf(service)).toHaveLength(0);
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  await expect(sent).toHaveCount(0);
  await expect(sent).toBeVisible();
  expect(mailsOf(service)).toHaveLength(1);
}

async function walkThrough(walker: Walker, service: Service): Promise<void> {
  emptyLists(service);
  await fillMonth(walker);
  await recordExpense(walker);
  await walker.page.goto('/timesheets');
  await expect(walker.page.getByRole('button', { name: 'Create the first time sheet' })).toBeVisible();
  await walker.keyOr('m', walker.page.getByRole('link', { name: 'Close month' }));
  await fixGaps(walker);

  const october = records(service).filter(({ Date: day }) => day < '2026-11');
  expect(october.map(({ Date: day }) => day)).toEqual(booked);
  for (const record of october)
    expect(record).toMatchObject({ HoursWorked: 8, Project_fk: expect.any(Number) });
  const receipts = v.object({ Date: v.string(), TotalCost: v.number(), FileLink: v.string() });
  const expense = service.db.all(receipts, `select * from expenses where ${own}`, mail);
  expect(expense).toMatchObject([
    { Date: '2026-10-08', TotalCost: 23.4, FileLink: expect.stringContaining('image/png') },
  ]);
  await close(walker, service);
}

const ways: readonly Way[] = ['mouse', 'keyboard', 'touch'];
for (const way of ways) {
  test(
    `a month leads from an empty list to a sent sheet by ${way}`,
    { tag: '@all' },
    async ({ page, isMobile, service }) => {
      test.skip(isMobile !== (way === 'touch'), 'a finger on the phone, mouse and keyboard on the desktop');
      test.setTimeout(90_000);
      await walkThrough(new Walker(page, way), service);
    },
  );
}
