import { type Locator, type Page, expect } from '@playwright/test';

/** Lets the host offer a newer build from now on. */
export async function offerNewerBuild(page: Page, file = '**/meta.json'): Promise<void> {
  await page.route(file, async (route) =>
    route.fulfill({ json: { buildDate: '2099-01-01T00:00:00.000Z', version: '3.0.1' } }),
  );
}

/**
 * Shows the tab until the page has noticed the newer build. A single time could share the answer to the question that
 * the page asked when it started.
 */
export async function showTabUntil(page: Page, noticed: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(noticed).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
