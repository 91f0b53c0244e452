import { accounts } from '../accounts';
import { openWithMeeting } from './calendarEvents';
import { expectAtMost, hoursOn, oneRecordOn, own, recordsOf } from './counts';
import { expect, test } from './fixtures';
import { Hand } from './hand';
import { ExpensesPage } from './pages/expensesPage';
import { receiptFile } from './receiptFiles';

/** The counts of `speedOfUse.spec.ts` by keyboard alone, without clicks or taps. */
test.use({ signedInAs: 'member', language: 'en' });
test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard of its own');

test(
  'few keys: a record for today like yesterday’s, with a new description',
  { tag: '@all' },
  async ({ page, service }) => {
    await page.goto('/work');
    await expect(page.getByRole('list', { name: 'Days of the week' })).toHaveAttribute('aria-busy', 'false');
    const hand = new Hand(page, false);
    await hand.key('n');
    await hand.write('2h Klinikum Dienstplan Second hour');
    await expect(page.getByRole('group', { name: 'Understood' })).toContainText('Dienstplan-App');
    await hand.key('Enter');
    await expect.poll(() => recordsOf(service, 'Second hour').length).toBe(1);
    expectAtMost(3, 'record today like yesterday', 'keyboard', hand);
  },
);

test('few keys: copying a whole week', { tag: '@all' }, async ({ page }) => {
  await page.goto('/work?view=week');
  const sum = page.getByRole('region', { name: 'Week at a glance' }).locator('p b');
  const dialog = page.getByRole('dialog', { name: 'Take over last week' });
  await expect(sum).toHaveText(/^\d/u);
  await expect(page.getByRole('grid')).toBeVisible();
  const before = await sum.textContent();
  // The choice of hours is only needed the first time, because the app remembers it.
  await page.keyboard.press('l');
  const hours = dialog.getByRole('button', { name: 'Rows and hours' });
  await hours.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const filled = await sum.textContent();
  expect(filled).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect(sum).toHaveText(before ?? '');

  const hand = new Hand(page, false);
  await hand.key('l');
  await expect(dialog).toBeVisible();
  await hand.key('Control+Enter');
  await expect(sum).toHaveText(filled ?? '');
  expectAtMost(2, 'a whole week', 'keyboard', hand);
});

test('few keys: correcting yesterday’s hours', { tag: '@all' }, async ({ page, service }) => {
  const yesterday = '2026-11-17';
  oneRecordOn(service, yesterday);
  await page.goto('/work?view=week');
  await expect(page.getByRole('grid')).toBeVisible();
  const hand = new Hand(page, false);
  await hand.key('ArrowLeft');
  await expect(page.getByRole('textbox', { name: /^Tue 17\.11\..*MES-Einführung/u })).toBeFocused();
  await hand.write('5,5');
  await hand.key('Enter');
  await expect.poll(() => hoursOn(service, yesterday)).toEqual([5.5]);
  expectAtMost(2, 'correct yesterday’s hours', 'keyboard', hand);
});

test(
  'few keys: making an entry with its project of a meeting in the calendar',
  { tag: '@all' },
  async ({ page, context, baseURL, service }) => {
    const subject = 'Lasttest mit 40 Terminals ausgewertet';
    await openWithMeeting(page, context, baseURL ?? '', subject);
    const hand = new Hand(page, false);
    await hand.key('k');
    await expect(page.getByRole('button', { name: 'Create 1 entry' })).toBeVisible();
    await hand.key('Control+Enter');
    await expect(page.getByText('1 entry created')).toBeVisible();
    const today = recordsOf(service, subject).filter(({ Date: day }) => day === '2026-11-18');
    expect(today).toMatchObject([{ Project_fk: expect.any(Number) }]);
    expectAtMost(2, 'a meeting of the calendar', 'keyboard', hand);
  },
);

test('few keys: pasting a taxi receipt', { tag: '@all' }, async ({ page }) => {
  const expenses = new ExpensesPage(page, false);
  await expenses.open();
  await expenses.copy(receiptFile('png'));
  const hand = new Hand(page, false);
  await hand.key('e');
  const { dialog } = expenses;
  await expect(dialog.getByLabel('Number')).toBeFocused();
  await hand.key('ControlOrMeta+v');
  await expect(dialog.getByLabel('Cost')).toBeFocused();
  await hand.write('23.40');
  await hand.key('Shift+Tab');
  await hand.write('Trav');
  await expect(dialog.getByLabel('Type')).toHaveValue(/./u);
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toContainText('Travel expenses');
  await hand.key('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(expenses.entry('€23.40').first()).toContainText('Travel expenses');
  expectAtMost(5, 'a taxi receipt', 'keyboard', hand);
});

test(
  'few keys: checking, creating, signing and sending the last month',
  { tag: '@all' },
  async ({ page, service }) => {
    const { mail } = accounts.member;
    // The page opens on the oldest month that was not sent from this device, and no seeded sheet was sent from it.
    service.db.run(`delete from sheets where ${own}`, mail);
    service.db.run(`delete from workRecords where Date < '2026-10-01' and ${own}`, mail);
    await page.goto('/timesheets');
    await expect(page.getByRole('button', { name: 'Create the first time sheet' })).toBeVisible();
    const hand = new Hand(page, false);
    await hand.key('m');
    await expect(page).toHaveURL(/\/timesheets\/month\/2026-/u);
    await page.goto('/timesheets/month/2026-10');
    await expect(page.getByRole('button', { name: 'Create time sheet' })).toBeVisible();
    await hand.key('Control+Enter');
    await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
    await hand.key('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign time sheet' });
    await expect(dialog).toBeVisible();
    await hand.write('Jana Albrecht');
    await expect(dialog.getByLabel('Name')).toHaveValue('Jana Albrecht');
    await hand.key('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Requested on 18.11.')).toBeVisible();
    expect(service.mails().filter(({ to }) => to === mail)).toHaveLength(1);
    expectAtMost(4, 'close a month', 'keyboard', hand);
  },
);
