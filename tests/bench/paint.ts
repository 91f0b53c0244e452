import type { Locator, Page } from '@playwright/test';
import { inTime } from './inTime';

declare global {
  interface Window {
    /** To be called in a frame; calls back when the frame is painted. */
    whenPainted(said: () => void): void;
    nextPaint?: Promise<number>;
    /** The markup of the screen when `awaitContent` saw its content painted. */
    paintedMarkup?: string;
  }
}

/** Runs in every page from its start. */
export function teachPainted(): void {
  // A task posted during a frame runs after the frame has ended.
  window.whenPainted = (said) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', said, { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
}

/** Prepares the page to measure the time from the next event of this type to the next paint, in milliseconds. */
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

/**
 * Waits until the page is at rest, so that work of the last step is not counted for the next one: until nothing comes
 * between twenty messages that it sends to itself. The browser's own idle callbacks may not come while it draws no frames.
 */
export async function rest(page: Page): Promise<void> {
  const calm = page.evaluate(async () => {
    const wait = async (ask: (done: () => void) => void) => new Promise<void>(ask);
    let sent = 0;
    while (sent < 20) {
      // React yields for a moment every 5 ms while it renders what may wait.
      if (sent === 0) await wait((done) => setTimeout(done, 50));
      const asked = performance.now();
      await wait((done) => window.whenPainted(done));
      sent = performance.now() - asked < 4 ? sent + 1 : 0;
    }
  });
  await inTime('the page comes to rest', calm);
}

/** Leads the app to another address without loading the page again. */
export async function show(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** A selector, and how many elements must match it. */
export interface Content {
  readonly selector: string;
  readonly count: number;
}

/** Prepares the page to measure the time from the next click until the content is painted, in milliseconds. */
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

/** How long a list or a board waits after a letter, which is no work. */
export const TYPING_MS = 120;

/**
 * Prepares the page to measure the time from the next event of this type until another text is painted in an element,
 * in milliseconds.
 */
export async function awaitText(
  page: Page,
  type: 'input' | 'change' | 'click',
  selector: string,
): Promise<void> {
  await page.evaluate(
    ([kind, place]) => {
      const textNow = () => document.querySelector(place)?.textContent ?? '';
      const before = textNow();
      window.nextPaint = new Promise((resolve) => {
        addEventListener(
          kind,
          ({ timeStamp }) => {
            const look = () => {
              if (textNow() === before || textNow() === '') requestAnimationFrame(look);
              else window.whenPainted(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
    },
    [type, selector] as const,
  );
}

/** On a page at rest: the milliseconds from such an event, which `act` causes, until that text is painted. */
export async function timedText(
  page: Page,
  type: 'input' | 'change' | 'click',
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await rest(page);
  await awaitText(page, type, selector);
  await act();
  return tookUntilPaint(page);
}

/** The time for which the page was prepared, in milliseconds. */
export async function tookUntilPaint(page: Page): Promise<number> {
  const told = page.evaluate(async () => window.nextPaint ?? Promise.reject(new Error('nobody waited')));
  return inTime('what the event brings is painted', told);
}

/** Presses a key at the focus; returns the milliseconds to the next paint. */
export async function timedKey(page: Page, key: string): Promise<number> {
  await awaitEvent(page, 'keydown');
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return tookUntilPaint(page);
}

/** Clicks; returns the milliseconds to the next paint. */
export async function timedClick(
  page: Page,
  target: Locator,
  type: 'click' | 'dblclick' = 'click',
): Promise<number> {
  await awaitEvent(page, type);
  await target[type]();
  return tookUntilPaint(page);
}
