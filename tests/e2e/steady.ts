import type { Page } from '@playwright/test';

/**
 * Runs in the page from its start: records the layout shift without user input, and the greatest width of the page in
 * any frame, because a phone zooms out to fit wide content, which moves all fixed elements.
 */
function watchShifts(): void {
  let shift = 0;
  let widest = 0;
  const look = () => {
    widest = Math.max(widest, document.documentElement.scrollWidth);
    document.documentElement.dataset['widest'] = String(widest);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
    document.documentElement.dataset['shift'] = String(shift);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The greatest width of the page, in pixels. */
export const widestOf = async (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['widest']));

/** The layout shift, as browsers measure it. */
export const shiftOf = async (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

/**
 * Watches a page from its start on a slow processor, so that content of a single frame is noticed, too.
 *
 * The content below a list is held back for three seconds while the list is loading (dashboardPage.module.scss), and may
 * move after them. A machine with too much to do must not count as a service that is late: the three seconds become a
 * minute.
 */
export async function watchSlowly(page: Page): Promise<void> {
  await page.addInitScript(watchShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}
