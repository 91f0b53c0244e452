import type { Locator, Page } from '@playwright/test';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    nextPaint?: Promise<number>;
  }
}

/** Prepares the page to tell how long after the next event of this kind something was painted, in milliseconds. */
export async function awaitEvent(page: Page, type: 'click' | 'dblclick' | 'keydown'): Promise<void> {
  await page.evaluate((kind) => {
    window.nextPaint = new Promise((resolve) => {
      addEventListener(
        kind,
        ({ timeStamp }) => {
          // The frame in which the event's work is painted has ended when a task runs that was posted in it.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => resolve(performance.now() - timeStamp), {
              once: true,
            });
            channel.port1.start();
            channel.port2.postMessage(undefined);
          });
        },
        { once: true, capture: true },
      );
    });
  }, type);
}

/** How long it took, in milliseconds. */
export async function tookUntilPaint(page: Page): Promise<number> {
  return page.evaluate(async () => window.nextPaint ?? Promise.reject(new Error('nobody waited')));
}

/** Presses a key where the focus is; milliseconds to the next paint. */
export async function timedKey(page: Page, key: string): Promise<number> {
  await awaitEvent(page, 'keydown');
  await page.keyboard.press(key);
  return tookUntilPaint(page);
}

async function timed(page: Page, type: 'click' | 'dblclick', target: Locator): Promise<number> {
  await awaitEvent(page, type);
  await (type === 'click' ? target.click() : target.dblclick());
  return tookUntilPaint(page);
}

interface Interaction {
  readonly name: string;
  readonly run: (page: Page) => Promise<number>;
}

const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Copy' }) });

const interactions: readonly Interaction[] = [
  {
    name: 'page turn',
    run: async (page) => {
      const before = await rows(page).first().textContent();
      const took = await timed(page, 'click', page.getByRole('button', { name: 'Next' }));
      await page.waitForFunction((text) => {
        const row = [...document.querySelectorAll('tr')].find((candidate) =>
          candidate.querySelector('button'),
        );
        return row !== undefined && row.textContent !== text;
      }, before);
      return took;
    },
  },
  {
    name: 'opening the dialog',
    run: async (page) => {
      const took = await timed(page, 'click', page.getByRole('button', { name: 'New Entry' }));
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      return took;
    },
  },
  {
    name: 'entering inline edit',
    run: async (page) => {
      const took = await timed(page, 'dblclick', rows(page).nth(2).getByRole('cell').nth(3));
      await page.getByRole('textbox', { name: 'Description' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Description' }).waitFor({ state: 'hidden' });
      return took;
    },
  },
];

/** The work screen of somebody with 2,000 records: from an event to the next paint. */
export async function measureInteractions(stage: Stage, rounds = 9): Promise<Result[]> {
  const results: Result[] = [];
  const context = await stage.visit('member');
  for (const { factor, budget, label } of [
    { factor: 1, budget: 50, label: '' },
    { factor: 4, budget: 150, label: ', 4x slower' },
  ]) {
    const page = await context.newPage();
    await page.goto(`${stage.gateway.url}/work`);
    await rows(page).nth(5).waitFor();
    await slowProcessor(page, factor);
    for (const { name, run } of interactions) {
      // Once before it counts: code that is fetched or compiled at the first use is the other table's matter.
      await run(page);
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await run(page));
      results.push({ name: name + label, value: median(times), budget, unit: 'ms' });
    }
    await page.close();
  }
  await context.close();
  return results;
}
