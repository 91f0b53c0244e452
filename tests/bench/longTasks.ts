import type { Page } from '@playwright/test';
import type { Floor, Result } from './table';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Starts to record tasks that block the page for 50 ms or more. */
export async function observeTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The longest recorded task in milliseconds; 0 if there was none. */
export async function longestTask(page: Page): Promise<number> {
  return Math.max(0, ...(await page.evaluate(() => window.longTasks)));
}

/**
 * The longest task of several runs; 0 if none took 50 ms. At full speed, when the piece of work takes 20 ms, 50 ms are
 * allowed.
 *
 * @param meanwhile describes the work that the page has delegated
 */
export function longestTaskFigure(meanwhile: string, longest: readonly number[], floor: Floor): Result {
  const name = `${meanwhile}: longest task of the page`;
  return { name, value: Math.max(...longest), unit: 'ms', floor, budget: 2.5 };
}
