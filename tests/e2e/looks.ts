import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect } from './fixtures';

/**
 * `expectAccessible` in the dark theme and in the light one, for pages that follow the device
 * (`test.use({ theme: 'system' })`): what costs time is the way to a screen, and it is the same in both themes.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', colorScheme);
    // Colours have changed once a frame was drawn with them; what is taken away meanwhile ends its animations early.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(async ({ finished }) => finished));
    });
    await expectAccessible(page);
  }
}
