import type { Page } from '@playwright/test';

declare global {
  interface Window {
    content?: Promise<number>;
  }
}

/** What has to stand in the page, and how often. */
export interface Content {
  readonly selector: string;
  readonly count: number;
}

/**
 * Runs in the page: how long after the next click the content stands painted on the screen, in milliseconds. The frame
 * in which it is painted has ended when a task runs that was posted in it.
 */
export function awaitContent({ selector, count }: Content): void {
  window.content = new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelectorAll(selector).length < count) {
            requestAnimationFrame(look);
            return;
          }
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp), {
            once: true,
          });
          channel.port1.start();
          channel.port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

/** What `awaitContent` has found, in milliseconds. */
export const timeContent = async (page: Page): Promise<number> =>
  page.evaluate(async () => window.content ?? Promise.reject(new Error('nobody waited')));
