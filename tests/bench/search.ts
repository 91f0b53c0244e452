import type { Page } from '@playwright/test';
import { pieceOfWork } from './floor';
import { inTime } from './inTime';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    results?: Promise<number>;
  }
}

/** Parts of many names, so that each search has results in every group. */
const texts = ['ein', 'ung', 'and', 'ste', 'ier', 'ter', 'sch', 'ren', 'lan', 'ber', 'ent', 'ten', 'ver'];

/**
 * Runs in the page: measures the time from the end of the next search's answer until its results are painted, in
 * milliseconds. The end of the answer is that of the browser's resource timing.
 */
function awaitResults(): void {
  performance.clearResourceTimings();
  window.results = new Promise((resolve) => {
    let isSearching = false;
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector('[role=listbox][aria-busy=false]') !== null;
      if (!isThere) isSearching = true;
      if (!isThere || !isSearching) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        window.whenPainted(() => {
          const answer = performance
            .getEntriesByType('resource')
            .findLast(({ name }) => name.includes('/data/find/'));
          resolve(performance.now() - (answer ? answer.startTime + answer.duration : Number.NaN));
        });
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

async function searchOnce(page: Page, text: string): Promise<number> {
  await page.evaluate(awaitResults);
  await page.getByRole('combobox', { name: 'Search' }).fill(text);
  const told = page.evaluate(async () => window.results ?? Promise.reject(new Error('nobody waited')));
  return inTime(`results for "${text}" are painted`, told);
}

/** Measures the search panel: from the end of an answer to its painted results. */
export async function measureSearch(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('admin');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await slowProcessor(page, 4);
  await page.keyboard.press('/');
  await page.getByRole('option').first().waitFor();
  // The first search is not counted, because the code is still being compiled.
  await page.getByRole('combobox', { name: 'Search' }).fill('kes');
  await page.getByRole('option', { name: 'Kessler Maschinenbau GmbH' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const text of texts) times.push(await searchOnce(page, text));
  await page.keyboard.press('Escape');
  const floor = await pieceOfWork(page);
  await context.close();
  return [
    { name: 'search: the answer to painted results', value: median(times), unit: 'ms', floor, budget: 0.65 },
  ];
}
