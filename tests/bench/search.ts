import type { Stage } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    results?: Promise<{ readonly painted: number; readonly frames: number }>;
  }
}

/** Parts of many names, so that every group is full. */
const texts = ['ein', 'ung', 'and', 'ste', 'ier', 'ter', 'sch', 'ren', 'lan', 'ber', 'ent', 'ten', 'ver'];

/**
 * Runs in the page: how long after the end of the answer to what is typed next its results stand painted on the screen,
 * in milliseconds, and in which frame after the answer they do. A frame has been painted when a task runs that was posted
 * in it; the answer's end is what the browser's resource timing says.
 */
function awaitResults(): void {
  performance.clearResourceTimings();
  const begun: number[] = [];
  let isOver = false;
  const follow = (now: number) => {
    begun.push(now);
    if (!isOver) requestAnimationFrame(follow);
  };
  requestAnimationFrame(follow);
  window.results = new Promise((resolve) => {
    let isSearching = false;
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector('[role=listbox][aria-busy=false]') !== null;
      if (!isThere) isSearching = true;
      if (!isThere || !isSearching) return;
      observer.disconnect();
      requestAnimationFrame((frame) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener(
          'message',
          () => {
            isOver = true;
            const now = performance.now();
            const answer = performance
              .getEntriesByType('resource')
              .findLast(({ name }) => name.includes('/data/find/'));
            const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN;
            resolve({
              painted: now - end,
              frames: begun.filter((start) => start > end && start <= frame).length,
            });
          },
          { once: true },
        );
        channel.port1.start();
        channel.port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** The search panel: from the end of an answer to its results on the screen. */
export async function measureSearch(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('admin');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  const field = page.getByRole('combobox', { name: 'Search' });
  // Once before it counts: code that is compiled at the first use is not what is asked about.
  await field.fill('kes');
  await page.getByRole('option', { name: 'Kessler Maschinenbau GmbH' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen: { painted: number; frames: number }[] = [];
  for (const text of texts) {
    await page.evaluate(awaitResults);
    await field.fill(text);
    seen.push(await page.evaluate(async () => window.results ?? Promise.reject(new Error('nobody waited'))));
  }
  await context.close();
  return [
    {
      name: 'from the end of the answer to painted results',
      value: median(seen.map(({ painted }) => painted)),
      budget: 17,
      unit: 'ms',
      decimals: 1,
    },
    {
      name: 'the slowest of them',
      value: Math.max(...seen.map(({ painted }) => painted)),
      unit: 'ms',
      decimals: 1,
    },
    {
      name: 'searches that missed the first frame after their answer',
      value: seen.filter(({ frames }) => frames > 1).length,
      unit: `of ${texts.length}`,
    },
  ];
}
