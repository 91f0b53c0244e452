import type { Locator, Page } from '@playwright/test';

/** The input of a user: mouse, keyboard only, or touch. */
export type Way = 'mouse' | 'keyboard' | 'touch';

/** Counts a user's clicks, taps and keys, without those for texts and values. */
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

  /** Counts one click or tap. */
  async press(target: Locator): Promise<void> {
    this.#count += 1;
    await (this.#isTouch ? target.tap() : target.click());
  }

  /** Counts two clicks: opening a list and choosing one of its entries. */
  async choose(list: Locator, label: string): Promise<void> {
    this.#count += 1;
    await this.press(list);
    await list.selectOption({ label });
  }

  /** Counts one key, or keys pressed together. */
  async key(keys: string): Promise<void> {
    this.#count += 1;
    await this.#page.keyboard.press(keys);
  }

  /** Types a text or value, which is not counted because the user wants to enter it. */
  async write(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }
}
