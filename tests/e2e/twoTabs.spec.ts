import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { type AccountName, accounts } from '../accounts';
import { expect, pathOf, test } from './fixtures';
import { signOut } from './pages/accountMenu';
import { offerNewerBuild, showTabUntil } from './newerBuild';
import { WorkPage } from './pages/workPage';

/** Tabs of one browser share the session of the last user who signed in, and no tab shows data of two users. */
async function signInAs(page: Page, name: AccountName): Promise<void> {
  await page.getByLabel('Username (mail)').fill(accounts[name].mail);
  await page.getByLabel('Password', { exact: true }).fill(accounts[name].password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const account = (page: Page, name: AccountName) =>
  page.getByRole('button', { name: `Account: ${accounts[name].name}` });

/** Opens two tabs at the sign-in screen. The member signs in in the first one and opens the work screen there. */
async function openTwo(page: Page, context: BrowserContext) {
  const second = await context.newPage();
  await page.goto('/');
  await second.goto('/');
  await signInAs(page, 'member');
  await expect(account(page, 'member')).toBeVisible();
  const work = new WorkPage(page, false);
  await work.open();
  return { second, work };
}

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'tabs are the same on a phone'));

test(
  'signing in as another user in a second tab also changes the first one, and earlier work stays with its user',
  { tag: '@all' },
  async ({ page, context }) => {
    const { second, work } = await openTwo(page, context);
    await work.act(work.records.first(), 'Delete');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('tagwerk.token'));

    const deleted = context.waitForEvent('request', (request) => request.method() === 'DELETE');
    await signInAs(second, 'manager');
    await expect(account(second, 'manager')).toBeVisible();

    expect(await (await deleted).headerValue('authorization')).toBe(`Bearer ${token}`);
    await expect(account(page, 'manager')).toBeVisible();
    await expect(account(page, 'member')).toHaveCount(0);
    await expect(
      page.getByText(/^Another person has signed in in this browser: Tobias Reimann/u),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    // Both tabs now use the session of the last user who signed in.
    await page.getByRole('link', { name: 'Expenses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Expenses' })).toBeVisible();
    await expect(account(second, 'manager')).toBeVisible();
  },
);

test(
  'text typed in the first tab is kept for the user who typed it',
  { tag: '@all' },
  async ({ page, context }) => {
    const { second, work } = await openTwo(page, context);
    await work.newEntry.click();
    await work.enter({ 'Work hours': '3', Description: 'Only half an entry' });

    await signInAs(second, 'manager');
    await expect(account(page, 'manager')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Entry' })).toBeVisible();
    // A dialog that is open has asked for the draft of its user.
    await work.newEntry.click();
    await expect(work.dialog.getByLabel('Project')).not.toHaveValue('');
    await expect(work.dialog.getByLabel('Description')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await account(page, 'manager').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(second.getByLabel('Username (mail)')).toBeVisible();
    await signInAs(page, 'member');
    await expect(account(page, 'member')).toBeVisible();
    await work.open();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(work.dialog.getByLabel('Description', { exact: true })).toHaveValue('Only half an entry');
  },
);

test.describe('two tabs with one session', () => {
  test.use({ signedInAs: 'member' });

  test('signing out in one tab signs out the other, and nothing of the session remains (R-2.70)', async ({
    page,
    context,
  }) => {
    await page.goto('/timesheets');
    await page.goto('/work');
    const second = await context.newPage();
    await second.goto('/expenses');
    await expect(second.getByRole('button', { name: 'Account: Jana Albrecht' })).toBeVisible();
    await signOut(page);
    for (const tab of [page, second]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      expect(pathOf(tab)).toBe('/');
    }
    const left = await second.evaluate(() =>
      Object.keys(localStorage).filter((name) => /token|user/u.test(name)),
    );
    expect(left).toEqual([]);
    // The back button must not show a screen of the ended session.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });

  test('a newer build that one tab finds does not end unsaved work in another (R-22.43)', async ({
    page,
    context,
  }) => {
    const work = new WorkPage(page, false);
    await work.open();
    await work.newEntry.click();
    await work.enter({ Description: 'Typed in the first tab' });
    const second = await context.newPage();
    await offerNewerBuild(second);
    await second.goto('/expenses');
    await expect(second.getByText('A new version is here.', { exact: false })).toBeVisible();
    await expect(account(second, 'member')).toBeVisible();
    await expect(work.dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'Typed in the first tab',
    );
    await work.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(work.record('Typed in the first tab')).toBeVisible();
    // Nothing is unsaved any more: the next look takes the update.
    await showTabUntil(second, second.getByLabel('Username (mail)'));
  });

  test('one cell of the week, filled in both tabs in the same second, gets one record (R-5.11)', async ({
    page,
    context,
    service,
  }) => {
    const second = await context.newPage();
    const cells = await Promise.all(
      [page, second].map(async (tab) => {
        await tab.goto('/work?view=week');
        const cell = tab.getByRole('textbox', { name: /^Thu 19\.11\..*Dienstplan-App/u });
        await cell.fill(tab === page ? '2' : '3');
        return cell;
      }),
    );
    const count = () =>
      service.db.all(
        v.object({ HoursWorked: v.number() }),
        `select * from workRecords where Date = '2026-11-19'`,
      );
    const before = count().length;
    await Promise.all(cells.map(async (cell) => cell.press('Enter')));
    // The later tab says so in a notice or, if it heard of the other one just before Enter, above the grid.
    const word = /(?:^Not saved\. Thu 19\.11\..* meanwhile has|^Meanwhile) [23]\.0 hours .*from elsewhere\./u;
    const isLater = async (tab: Page) => (await tab.getByText(word).count()) > 0;
    await expect.poll(async () => (await isLater(page)) !== (await isLater(second))).toBe(true);
    expect(count()).toHaveLength(before + 1);
    const later = (await isLater(page)) ? page : second;
    await expect(later.getByRole('textbox', { name: /^Thu 19\.11\..*Dienstplan-App/u })).toHaveValue(
      later === page ? '2' : '3',
    );
  });
});
