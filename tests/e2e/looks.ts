import type { Page } from '@playwright/test';
import { type Scan, colourRules, expectAccessible, isScanned } from './accessible';
import { expect } from './fixtures';

/**
 * `expectAccessible` in both themes, for pages that follow the device (`test.use({ theme: 'system' })`). The content is
 * the same in both, so only the colours are checked in the light one.
 */
export async function expectAccessibleInBothThemes(
  page: Page,
  scan: Omit<Scan, 'rules'> = {},
): Promise<void> {
  // Themes only differ by their colours, so one check is enough without axe.
  if (!isScanned(scan)) return expectAccessible(page, scan);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
    // Within size containers, Chromium reports the colours of the previous theme until the next layout, although it
    // paints the right ones.
    await page.evaluate(() => {
      const { style } = document.body;
      style.display = 'none';
      void document.body.offsetHeight;
      style.display = '';
    });
    // After two frames all colours have changed; elements that are removed meanwhile end their animations early.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(async ({ finished }) => finished));
    });
    await expectAccessible(page, colorScheme === 'dark' ? scan : { ...scan, rules: colourRules });
  }
}
