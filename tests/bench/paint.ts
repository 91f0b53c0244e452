import type { Locator, Page } from '@playwright/test';
import { inTime } from './inTime';

declare global {
  interface Window {
    /** To be called in a frame; says when it is painted. */
    whenPainted(said: () => void): void;
    nextPaint?: Promise<number>;
    /** What stood on the screen when `awaitContent` had its content painted. */
    paintedMarkup?: string;
  }
}

/** Runs in every page from its first moment. */
export function teachPainted(): void {
  // The frame has ended when a task runs that was posted in it.
  window.whenPainted = (said) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', said, { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
}

/** Prepares the page to tell how long after the next event of this kind something was painted, in milliseconds. */
export async function awaitEvent(page: Page, type: 'click' | 'dblclick' | 'keydown'): Promise<void> {
  await page.evaluate((kind) => {
    window.nextPaint = new Promise((resolve) => {
      addEventListener(
        kind,
        ({ timeStamp }) => {
          requestAnimationFrame(() => window.whenPainted(() => resolve(performance.now() - timeStamp)));
        },
        { once: true, capture: true },
      );
    });
  }, type);
}

/** Until the page has nothing to do: what it still has from the step before is not part of the next one. */
export async function rest(page: Page): Promise<void> {
  const idle = page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
  await inTime('the page comes to rest', idle);
}

/** What has to stand in the page, and how often. */
export interface Content {
  readonly selector: string;
  readonly count: number;
}

/** Prepares the page to tell how long after the next click the content stood painted on the screen, in milliseconds. */
export async function awaitContent(page: Page, content: Content): Promise<void> {
  await page.evaluate(({ selector, count }) => {
    window.nextPaint = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
            else {
              window.whenPainted(() => {
                resolve(performance.now() - timeStamp);
                window.paintedMarkup = document.querySelector('main')?.innerHTML ?? '';
              });
            }
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  }, content);
}

/** What the page was prepared for, in milliseconds. */
export async function tookUntilPaint(page: Page): Promise<number> {
  const told = page.evaluate(async () => window.nextPaint ?? Promise.reject(new Error('nobody waited')));
  return inTime('what the event brings is painted', told);
}

/** Presses a key where the focus is; milliseconds to the next paint. */
export async function timedKey(page: Page, key: string): Promise<number> {
  await awaitEvent(page, 'keydown');
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return tookUntilPaint(page);
}

/** Clicks; milliseconds to the next paint. */
export async function timedClick(
  page: Page,
  target: Locator,
  type: 'click' | 'dblclick' = 'click',
): Promise<number> {
  await awaitEvent(page, type);
  await target[type]();
  return tookUntilPaint(page);
}
