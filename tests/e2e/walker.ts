import { type Locator, type Page, expect } from '@playwright/test';
import type { Way } from './hand';

/** More tab stops than a screen with a full list has. */
const MOST_STOPS = 150;

/** Presses Tab or Shift+Tab until the element has the focus, as a user without a mouse does. */
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

/** A user who only uses one kind of input: mouse, keyboard or touch. */
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

  /** Clicks a button or follows a link. */
  async press(target: Locator): Promise<void> {
    if (this.way === 'mouse') return target.click();
    if (this.way === 'touch') return target.tap();
    await reach(this.page, target);
    return this.page.keyboard.press('Enter');
  }

  /** Focuses a field. */
  async goTo(field: Locator): Promise<void> {
    if (this.isKeyboard) await reach(this.page, field);
    else await this.press(field);
    await expect(field).toBeFocused();
  }

  /** Replaces the text of a field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.goTo(field);
    await this.keys('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Types a day, or on a touch device sets it in the device's own picker, which covers the field. */
  async writeDay(field: Locator, typed: string, day: string): Promise<void> {
    if (this.isTouch) await field.fill(day);
    else await this.write(field, typed);
  }

  async keys(...all: string[]): Promise<void> {
    for (const key of all) await this.page.keyboard.press(key);
  }

  /** Presses a key if there is a keyboard, and otherwise the button with the same effect. */
  async keyOr(key: string, button: Locator): Promise<void> {
    if (this.isKeyboard) await this.keys(key);
    else await this.press(button);
  }
}
