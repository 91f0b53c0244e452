import type { Page } from '@playwright/test';

/**
 * Runs in the page from its first moment: how much has jumped without anybody doing anything, and how wide the page has
 * been, in any frame: a phone zooms out for what runs out of it, and all that is fixed jumps.
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

/** How wide the page has been at most, in pixels. */
export const widestOf = async (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['widest']));

/** How much has jumped, as browsers count it. */
export const shiftOf = async (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));

/**
 * Watches a page that is about to be opened, on a slow processor: what is there for one frame only is seen, too.
 *
 * What lies below a list is held back for three seconds while the list is loading (dashboardPage.module.scss), and may move after
 * them. A machine with too much to do must not count as a service that is late: the three seconds become a minute.
 */
export async function watchSlowly(page: Page): Promise<void> {
  await page.addInitScript(watchShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
}
