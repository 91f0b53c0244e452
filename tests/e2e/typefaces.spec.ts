import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ signedInAs: 'member' });

/** Resolves when all fonts of the page are loaded; its limit is that of the test, because they come when it is idle. */
const untilLoaded = async (page: Page) =>
  page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'));

test('every font is loaded before a page needs it, so that no page is laid out twice', async ({ page }) => {
  await page.goto('/work');
  await page.locator('[data-record]').first().waitFor();
  await untilLoaded(page);
});

test.describe('over a slow line', () => {
  test.use({ hasOwnContext: true });

  for (const width of [1440, 390])
    test(`the app’s font comes after the first row, for the next visit, and moves nothing at ${width} px (R-1.79)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 1000;
      });
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/workrecords', async (route) => {
        await held;
        await route.continue();
      });
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.goto('/work');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('load');
      expect(fonts).toEqual([]);
      answer();
      await page.locator('[data-record]').first().waitFor();
      await untilLoaded(page);
      expect(fonts.filter((url) => url.includes('geist-latin-wght'))).toHaveLength(1);
      // Text keeps the width that it had before.
      const widths = await page.evaluate(() =>
        ['', '"Geist Fallback"', '"Geist Variable"'].map((font) => {
          const text = document.createElement('span');
          text.textContent = 'Tagwerk, 9.30 h';
          text.style.fontFamily = font;
          document.body.append(text);
          const shown = text.getBoundingClientRect().width;
          text.remove();
          return shown;
        }),
      );
      expect(widths[0]).toBe(widths[1]);
      expect(widths[0]).not.toBe(widths[2]);
    });
});
