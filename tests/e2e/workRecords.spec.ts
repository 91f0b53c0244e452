import * as v from 'valibot';
import { accounts } from '../accounts';
import { expectDay } from './dateField';
import { expect, expectAccessible, pathOf, test } from './fixtures';
import { WorkPage } from './pages/workPage';

test(
  'an employee signs in and records a week; after a reload everything is still there',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const work = new WorkPage(page, isMobile);
    await page.goto('/work');
    await page.getByLabel('Username (mail)').fill(accounts.newcomer.mail);
    await page.getByLabel('Password', { exact: true }).fill(accounts.newcomer.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // The deep link is still used after signing in.
    await expect(page.getByText('No entries yet')).toBeVisible();
    expect(pathOf(page)).toBe('/work');

    await work.newEntry.click();
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    await work.enter({ Date: '2026-11-16', Location: 'Ulm' });
    await work.dialog.getByLabel('Customer', { exact: true }).selectOption('Kessler Maschinenbau GmbH');
    await work.dialog.getByLabel('Project', { exact: true }).selectOption('MES-Einführung Werk 2');
    for (const [index, day] of days.entries()) {
      await expectDay(work.dialog.getByLabel('Date', { exact: true }), day);
      await work.enter({ 'Work hours': index === 0 ? '7,5' : '8', Description: `Day ${index + 1}` });
      const isLast = index === days.length - 1;
      await work.dialog.getByRole('button', { name: isLast ? 'Save and close' : 'Save and next' }).click();
    }
    await expect(work.dialog).toBeHidden();
    await expect(work.records).toHaveCount(5);

    await work.editInline(work.record('Day 2'));
    await page.getByRole('textbox', { name: 'Description' }).fill('Day 2, changed');
    await page.getByRole('textbox', { name: 'Hours' }).fill('6.5');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(work.record('Day 2, changed')).toContainText('6.5');

    await work.act(work.record('Day 3'), 'Copy');
    await expect(work.records.first()).toContainText('Day 3 (copy)');

    await work.act(work.record('Day 4'), 'Delete');
    await expect(work.record('Day 4')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(work.record('Day 4')).toHaveCount(1);

    await work.act(work.record('Day 5'), 'Edit');
    await work.enter({ Departure: '07:30', Arrival: '18:45', 'Distance in km': '124' });
    await work.dialog.getByRole('switch', { name: 'Private car' }).check();
    await expect(work.dialog.getByLabel('Food allowance')).toHaveText('€16.00');
    await expect(work.dialog.getByLabel('Travel expenses')).toHaveText('€37.20');
    await work.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(work.dialog).toBeHidden();

    await page.reload();
    await expect(work.records).toHaveCount(6);
    await expect(work.record('Day 2, changed')).toContainText('6.5');
    await expect(work.record('Day 3 (copy)')).toHaveCount(1);
    await work.act(work.record('Day 5'), 'Edit');
    await expect(work.dialog.getByLabel('Departure')).toHaveValue('07:30');
    await expect(work.dialog.getByRole('switch', { name: 'Private car' })).toBeChecked();
  },
);

test.describe('the work screen', () => {
  test.use({ signedInAs: 'member' });

  test('a held-back delete is sent when the tab is closed', async ({ page, isMobile, service }) => {
    const work = new WorkPage(page, isMobile);
    await work.open();
    const count = () =>
      service.db.all(
        v.object({ Id: v.number() }),
        'select Id from workRecords where Description = ?',
        'Only once',
      ).length;
    await work.newEntry.click();
    await work.enter({ 'Work hours': '1', Description: 'Only once' });
    await work.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(work.record('Only once')).toHaveCount(1);
    expect(count()).toBe(1);
    await work.act(work.record('Only once'), 'Delete');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(count()).toBe(1);
    await page.close({ runBeforeUnload: true });
    await expect.poll(count).toBe(0);
  });

  test(
    'text typed in a dialog survives a reload and can be discarded',
    { tag: '@all' },
    async ({ page, isMobile }) => {
      const work = new WorkPage(page, isMobile);
      await work.open();
      await work.newEntry.click();
      await work.enter({ Description: 'Not saved yet', 'Work hours': '3' });
      await page.reload();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(work.dialog.getByLabel('Description')).toHaveValue('Not saved yet');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(work.dialog).toBeHidden();
      await page.reload();
      await work.newEntry.click();
      await expect(work.dialog.getByLabel('Project')).not.toHaveValue('');
      await expect(work.dialog.getByLabel('Description')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveCount(0);
    },
  );

  test(
    'text typed when a token expires is offered after signing in again',
    { tag: '@all' },
    async ({ page, isMobile, service, trouble }) => {
      trouble.expect(/status of 401/u);
      const work = new WorkPage(page, isMobile);
      await work.open();
      await work.newEntry.click();
      await work.enter({ Description: 'Long report', 'Work hours': '3' });
      service.expireTokens();
      await work.dialog.getByRole('button', { name: 'Save and close' }).click();
      await expect(page.getByRole('heading', { name: 'Your session hat timeout.' })).toBeVisible();
      await page.getByRole('button', { name: 'Back to home' }).click();
      await page.getByLabel('Username (mail)').fill(accounts.member.mail);
      await page.getByLabel('Password', { exact: true }).fill(accounts.member.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(work.dialog.getByLabel('Description')).toHaveValue('Long report');
    },
  );

  test(
    'skeletons are shown while the service hangs, and never a white screen',
    { tag: '@all' },
    async ({ page, isMobile }) => {
      let letGo = () => {};
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/workrecords', async (route) => {
        await gate;
        await route.continue();
      });
      const work = new WorkPage(page, isMobile);
      await page.goto('/work');
      await expect(page.getByRole('heading', { level: 1, name: 'Working Time Management' })).toBeAttached();
      await expect(page.getByText('Loading …')).toBeAttached();
      letGo();
      await expect(work.records).toHaveCount(20);
    },
  );
});

test.describe('the work screen by keyboard alone', () => {
  test.use({ signedInAs: 'member' });
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a row is edited, an entry recorded, and discarding it asked about (R-4.6)', async ({ page }) => {
    const work = new WorkPage(page, false);
    await work.open();
    // From the page's heading, which is focused by a navigation, to New Entry and on to the list.
    await work.newEntry.focus();
    await expect(page.getByRole('list', { name: 'Days of the week' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('link', { name: 'Time account' }).waitFor();
    // Past the week with its steps, target, account and days, to the line of quick entry.
    for (let stops = 0; stops < 7; stops += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Quick entry' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search and filter' })).toBeFocused();
    // Past the heads of the five columns that can be sorted by.
    for (let stops = 0; stops < 6; stops += 1) await page.keyboard.press('Tab');
    await expect(work.records.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const description = page.getByRole('textbox', { name: 'Description' });
    await expect(description).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await expect(work.records.nth(1)).toBeFocused();
    await expect(work.records.nth(1)).toContainText('By keyboard');

    await work.newEntry.focus();
    await page.keyboard.press('Enter');
    await expect(work.dialog.getByLabel('Date')).toBeFocused();
    await work.dialog.getByLabel('Work hours').focus();
    await page.keyboard.press('ArrowUp');
    // Five of today's hours are missing.
    await expect(work.dialog.getByLabel('Work hours')).toHaveValue('5.5');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(work.dialog.getByLabel('Work hours')).toBeFocused();
    await work.dialog.getByLabel('Description').focus();
    await page.keyboard.type('Typed');
    await work.dialog.getByLabel('Work hours').focus();
    await page.keyboard.press('Enter');
    await expect(work.dialog.getByLabel('Location')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(work.dialog).toBeHidden();
    await expect(work.records.first()).toContainText('Typed');
    await expect(work.newEntry).toBeFocused();
  });
});

test.describe('the list in a narrow window', () => {
  test.use({ signedInAs: 'member' });

  test('a narrow window folds the actions of a row, so that the description has room (R-4.34)', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has cards');
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/work');
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Copy' }) });
    const description = row.first().getByRole('cell').nth(3);
    await expect.poll(async () => (await description.boundingBox())?.width).toBeGreaterThan(220);
    const id = (await row.first().getAttribute('data-record')) ?? '';
    await row.first().getByRole('button', { name: 'Actions' }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.locator(`[data-record="${id}"]`)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  });
});
