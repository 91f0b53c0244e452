import type { Page } from '@playwright/test';
import { accounts } from '../accounts';
import { expect, pathOf, test } from './fixtures';

test.use({ signedInAs: 'member' });

/**
 * Goes to the dashboard by its link, which is hidden by the page on a phone. When the dashboard requests its tasks, the
 * cache has removed the list; a user who returns earlier sees the cached list, and nothing is requested.
 */
async function leave(page: Page): Promise<void> {
  const asked = page.waitForResponse(/\/kanban\/tasks\/me/u);
  await page
    .locator('a[href="/dashboard"]')
    .first()
    .evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
  await asked;
}

test('Back restores page and scroll position of the work screen (R-1.16)', async ({ page }) => {
  await page.goto('/work');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const address = pathOf(page);
  expect(address).not.toBe('/work');
  const entry = page.getByText(/^Entries 21 to 40$/u);
  await entry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await leave(page);
  await page.goBack();
  expect(pathOf(page)).toBe(address);
  await expect(entry).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
});

test('Back to a page that has become shorter scrolls to its end (R-1.16)', async ({ page, service }) => {
  await page.goto('/work');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const entry = page.getByText(/^Entries 21 to 40$/u);
  await entry.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await leave(page);
  // Deletes two entries of the second page in the meantime.
  service.db.run(
    `delete from workRecords where Id in (
       select Id from workRecords where guid = (select guid from users where mail = ?) order by Date, Id
       limit (select count(*) - 38 from workRecords where guid = (select guid from users where mail = ?)))`,
    accounts.member.mail,
    accounts.member.mail,
  );
  await page.goBack();
  await expect(page.getByText(/^Entries 21 to 38$/u)).toBeVisible();
  const left = async () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(3);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before);
});

test('Back from a board creates the task whose title was being typed, as a press elsewhere does (R-24.102)', async ({
  page,
}) => {
  await page.goto('/planner');
  await page.getByRole('link', { name: 'MES-Einführung Werk 2' }).click();
  await page.getByRole('button', { name: 'Add task: Ideen' }).click();
  await page.getByRole('textbox', { name: 'New task: Ideen' }).fill('Typed before the swipe');
  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/tasks'),
  );
  await page.goBack();
  expect((await created).postDataJSON()).toMatchObject({ title: 'Typed before the swipe' });
  expect(pathOf(page)).toBe('/planner');
});
