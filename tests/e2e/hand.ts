import type { Locator, Page } from '@playwright/test';

/** How somebody works: with the mouse, by keyboard alone, or with a finger. */
export type Way = 'mouse' | 'keyboard' | 'touch';

/** Counts what a hand does besides the words and values themselves: clicks, taps and keys. */
export class Hand {
  readonly #page: Page;
  readonly #isTouch: boolean;
  #count = 0;

  constructor(page: Page, isTouch: boolean) {
    this.#page = page;
    this.#isTouch = isTouch;
  }

  get count(): number {
    return this.#count;
  }

  /** One click, or one tap. */
  async press(target: Locator): Promise<void> {
    this.#count += 1;
    await (this.#isTouch ? target.tap() : target.click());
  }

  /** A list that is opened, and one of its entries: two presses. */
  async choose(list: Locator, label: string): Promise<void> {
    this.#count += 1;
    await this.press(list);
    await list.selectOption({ label });
  }

  /** One key, or keys pressed together. */
  async key(keys: string): Promise<void> {
    this.#count += 1;
    await this.#page.keyboard.press(keys);
  }

  /** Words and values: they are what is wanted, and do not count. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }
}
