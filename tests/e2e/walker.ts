import { type Locator, type Page, expect } from '@playwright/test';
import type { Way } from './hand';

/** More stops than a screen with a full list has. */
const MOST_STOPS = 150;

/** Goes from the focus to something by Tab, or back to it by Shift+Tab, as somebody without a mouse does. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const place = activeElement?.compareDocumentPosition(element) ?? 0;
      return place & Node.DOCUMENT_POSITION_PRECEDING && !(place & Node.DOCUMENT_POSITION_CONTAINS)
        ? 'Shift+Tab'
        : 'Tab';
    });
    if (way === 'there') return;
    await page.keyboard.press(way);
  }
  await expect(target, 'reached by keyboard').toBeFocused({ timeout: 1 });
}

/** Somebody who goes through the app in one way only: by mouse, by keyboard alone, or with a finger. */
export class Walker {
  readonly page: Page;
  readonly way: Way;

  constructor(page: Page, way: Way) {
    this.page = page;
    this.way = way;
  }

  get isKeyboard(): boolean {
    return this.way === 'keyboard';
  }

  get isTouch(): boolean {
    return this.way === 'touch';
  }

  /** Presses a button or follows a link. */
  async press(target: Locator): Promise<void> {
    if (this.way === 'mouse') return target.click();
    if (this.way === 'touch') return target.tap();
    await reach(this.page, target);
    return this.page.keyboard.press('Enter');
  }

  /** Goes to a field. */
  async goTo(field: Locator): Promise<void> {
    if (this.isKeyboard) await reach(this.page, field);
    else await this.press(field);
    await expect(field).toBeFocused();
  }

  /** Puts a text in the place of what a field holds. */
  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.keys('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** A day: typed, or on a touch device taken from the device's own picker, which lies over the field. */
  async writeDay(field: Locator, typed: string, day: string): Promise<void> {
    if (this.isTouch) await field.fill(day);
    else await this.write(field, typed);
  }

  async keys(...all: string[]): Promise<void> {
    for (const key of all) await this.page.keyboard.press(key);
  }

  /** A key where there is a keyboard, else the button that does the same. */
  async keyOr(key: string, button: Locator): Promise<void> {
    if (this.isKeyboard) await this.keys(key);
    else await this.press(button);
  }
}
