import type { Page } from '@playwright/test';
import type { Floor, Result } from './table';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** From now on notes every task that keeps the page from answering for 50 ms or more. */
export async function observeTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The longest of them in milliseconds; 0 where there was none. */
export async function longestTask(page: Page): Promise<number> {
  return Math.max(0, ...(await page.evaluate(() => window.longTasks)));
}

/**
 * The longest of several runs, 0 where none had 50 ms: that much is allowed on a day on which the piece of work takes 20 ms,
 * which is at full speed.
 *
 * @param meanwhile what the page has others do
 */
export function longestTaskFigure(meanwhile: string, longest: readonly number[], floor: Floor): Result {
  const name = `${meanwhile}: longest task of the page`;
  return { name, value: Math.max(...longest), unit: 'ms', floor, budget: 2.5 };
}
