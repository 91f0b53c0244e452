import type { Page } from '@playwright/test';
import { awaitEvent, timedKey, tookUntilPaint } from './interactions';
import { median } from './table';

/**
 * What the browser alone needs on the machine of the run. Machines differ by half and more from day to day, so that
 * milliseconds say little without it, and no application can be quicker than this.
 */

/** The finished markup of a screen, to be shown without the application. */
export async function markupOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => main.innerHTML);
}

/**
 * Puts the finished markup of a screen in the place of the one that is shown, in one go and with no script behind it.
 *
 * @returns milliseconds until it is painted
 */
export async function showMarkup(page: Page, markup: string): Promise<number> {
  await awaitEvent(page, 'click');
  await page.getByRole('main').evaluate((main: HTMLElement, html) => {
    const put = () => {
      main.innerHTML = html;
    };
    main.addEventListener('click', put, { once: true });
    main.click();
  }, markup);
  return tookUntilPaint(page);
}

/**
 * Types into a field of its own on the page that is shown, which nothing listens to.
 *
 * @returns milliseconds from a key to the next paint, the median of 15 keys
 */
export async function typeIntoBareField(page: Page): Promise<number> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'bare';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(field);
    field.focus();
  });
  const times: number[] = [];
  for (const key of 'abcdefghijklmno') times.push(await timedKey(page, key));
  await page.evaluate(() => document.querySelector('#bare')?.remove());
  return median(times);
}
