import { type Locator, type Page, expect } from '@playwright/test';

/** More tab stops than there are between any two elements of a screen with few entries. */
const MOST_STOPS = 40;

/**
 * Presses Tab until an element has the focus, as a user without a mouse does. The number of tab stops does not matter
 * here, only that the element can be reached.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${key}`).toBeFocused({ timeout: 1 });
}
