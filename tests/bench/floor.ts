import type { BrowserContext, Page } from '@playwright/test';
import { inTime } from './inTime';
import { awaitEvent, rest, timedKey, tookUntilPaint } from './paint';
import { type Stage, slowNetwork, slowProcessor } from './stage';
import { quietBytes, staticSignIn } from './staticPages';
import { type Floor, median } from './table';

declare global {
  interface Window {
    bytes?: Promise<number>;
  }
}

/**
 * Floors with which the figures are compared. The speed of machines differs by half and more from day to day, so
 * milliseconds alone mean little. The browser's own time, or that of a fixed piece of work, is measured in the same run
 * and varies with the machine.
 */

/** The markup of a finished screen, which can be shown without the application. */
export async function markupOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => main.innerHTML);
}

/** The markup at the moment when `awaitContent` saw its content painted, without later changes. */
export async function paintedMarkupOf(page: Page): Promise<string> {
  return page.evaluate(() => window.paintedMarkup ?? Promise.reject(new Error('nothing was awaited')));
}

/**
 * Replaces the current screen by the markup of a finished one, at once and without the application.
 *
 * @returns milliseconds until it is painted
 */
export async function showMarkup(page: Page, markup: string): Promise<number> {
  await awaitEvent(page, 'click');
  await page.getByRole('main').evaluate((main: HTMLElement, html) => {
    const put = () => {
      main.innerHTML = html;
    };
    main.addEventListener('click', put, { once: true });
    main.click();
  }, markup);
  return tookUntilPaint(page);
}

/**
 * Measures typing into an additional field of the current page, which has no listeners: from a key to the next paint.
 */
export async function bareField(page: Page): Promise<Floor> {
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'bare';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(field);
    field.focus();
  });
  const times: number[] = [];
  for (const key of 'abcdefghijklmno') times.push(await timedKey(page, key));
  await page.evaluate(() => document.querySelector('#bare')?.remove());
  return { of: 'bare field', value: median(times) };
}

/**
 * Runs in the page: sorts, serialises and parses texts, and lays some of them out where the app's styles have no
 * effect.
 */
function work(): void {
  const host = document.createElement('div');
  host.style.cssText = 'all: initial; position: fixed; inset: 0; contain: strict; z-index: 9999';
  const inside = host.attachShadow({ mode: 'open' });
  const begin = () => {
    let seed = 1;
    const texts = Array.from({ length: 14_000 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return `text ${seed}`;
    });
    const sorted: unknown = JSON.parse(JSON.stringify(texts.toSorted()));
    const shown = Array.isArray(sorted) ? sorted.slice(0, 400) : [];
    inside.innerHTML = shown.map((text) => `<p><b>${text}</b> <i>of</i> <span>${text}</span></p>`).join('');
  };
  host.addEventListener('click', begin, { once: true });
  host.id = 'piece-of-work';
  document.body.append(host);
  host.click();
}

/**
 * Measures a fixed piece of work on the current page at its processor speed, for figures without comparable markup. It
 * takes about 20 ms at full speed.
 */
export async function pieceOfWork(page: Page): Promise<Floor> {
  await page.waitForLoadState('networkidle');
  await rest(page);
  const times: number[] = [];
  for (let round = 0; round < 13; round += 1) {
    await awaitEvent(page, 'click');
    await page.evaluate(work);
    times.push(await tookUntilPaint(page));
    await page.evaluate(() => document.querySelector('#piece-of-work')?.remove());
  }
  // The first two are left out, because code is still being compiled.
  return { of: 'work', value: median(times.slice(2)) };
}

/** A page with a slow line and a slow processor. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowNetwork(await slowProcessor(page, 4));
  return page;
}

/** Measures the first paint of the sign-in form without scripts, and a fixed piece of work on that page. */
export async function staticPaint(stage: Stage) {
  const context = await stage.visit();
  const page = await slowPage(context);
  // A page that requests frames is painted earlier, and the bench requests them on the app's page to look for a field.
  await page.addInitScript(() => {
    const follow = () => requestAnimationFrame(follow);
    follow();
  });
  await page.goto(stage.gateway.url + staticSignIn);
  const painted = page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  await inTime('the static page is painted', painted);
  const value = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { value: workTook } = await pieceOfWork(page);
  await context.close();
  return { painted: value, work: workTook };
}

/** Measures how long the app's page and files take on a slow line if all are requested at once. */
export async function bytesAlone(stage: Stage, files: readonly string[]): Promise<number> {
  const context = await stage.visit();
  const page = await slowPage(context);
  await page.addInitScript((addresses) => {
    const get = async (address: string) => (await fetch(address)).arrayBuffer();
    const complete = new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
    window.bytes = Promise.all([complete, ...addresses.map(get)]).then(() => performance.now());
  }, files);
  await page.goto(stage.gateway.url + quietBytes);
  const took = await inTime(
    "the app's files are there",
    page.evaluate(async () => window.bytes ?? Promise.reject(new Error('nobody asked for them'))),
  );
  await context.close();
  return took;
}
