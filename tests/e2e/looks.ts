import type { Page } from '@playwright/test';
import { type Scan, colourRules, expectAccessible, isScanned } from './accessible';
import { expect } from './fixtures';

/**
 * `expectAccessible` in the dark theme and in the light one, for pages that follow the device
 * (`test.use({ theme: 'system' })`): the way to a screen is the same in both, and of the light one only colours are left
 * to be looked at.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  scan: Omit<Scan, 'rules'> = {},
): Promise<void> {
  // Themes differ in nothing but colours.
  if (!isScanned(scan)) return expectAccessible(page, scan);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
    // Within size containers Chromium hands out the colours of the theme before until it lays them out anew, although it
    // paints the right ones.
    await page.evaluate(() => {
      const { style } = document.body;
      style.display = 'none';
      void document.body.offsetHeight;
      style.display = '';
    });
    // Colours have changed once a frame was drawn with them; what is taken away meanwhile ends its animations early.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(async ({ finished }) => finished));
    });
    await expectAccessible(page, colorScheme === 'dark' ? scan : { ...scan, rules: colourRules });
  }
}
