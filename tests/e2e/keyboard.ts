import { type Locator, type Page, expect } from '@playwright/test';

/** More stops than lie between any two places of a screen with few entries. */
const MOST_STOPS = 40;

/**
 * Goes on by Tab until something has the focus, as somebody without a mouse does. How many stops lie between is the
 * screen's business; that it is reached at all is the user's.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${key}`).toBeFocused({ timeout: 1 });
}
