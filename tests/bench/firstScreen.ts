import type { BrowserContext } from '@playwright/test';
import { type Stage, barePage, slowNetwork, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    bench: { typed?: number; heard?: number; shift: number; largest: number };
  }
}

interface Visit {
  readonly painted: number;
  /** The largest thing on the screen was painted. */
  readonly largest: number;
  /** A field takes typing, and what is typed is kept when the app arrives. */
  readonly usable: number;
  /** The app itself is there. */
  readonly started: number;
  readonly shift: number;
}

const probe = 'typed-at-once';

/**
 * Runs in the page from its first moment: types into the first field that can be seen, which the page has before the app;
 * notes when the app listens to one, and whether anything jumps.
 */
function observe(text: string): void {
  window.bench = { shift: 0, largest: 0 };
  new PerformanceObserver((list) => {
    window.bench.largest = list.getEntries().at(-1)?.startTime ?? window.bench.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.bench.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const field = document.querySelector<HTMLInputElement>('input:not([disabled])');
    if (field !== null && window.bench.typed === undefined && field.getClientRects().length > 0) {
      window.bench.typed = performance.now();
      field.focus();
      document.execCommand('insertText', false, text);
    }
    const isHeard = field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
    if (isHeard) window.bench.heard = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function open(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await slowNetwork(await slowProcessor(page, 4));
  await page.addInitScript(observe, probe);
  await page.goto(url);
  await page.waitForFunction(() => window.bench.heard !== undefined);
  // What comes late, the font above all, must not move anything either.
  await page.waitForLoadState('networkidle');
  const visit = await page.evaluate((text) => {
    const { typed, heard, shift, largest } = window.bench;
    // A field that loses what was typed when the app arrives does not take typing before.
    const isKept = document.querySelector('input')?.value === text;
    const never = Number.POSITIVE_INFINITY;
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? never,
      usable: (isKept ? typed : heard) ?? never,
      largest,
      started: heard ?? never,
      shift,
    };
  }, probe);
  // Who comes again finds the service worker of the first visit.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.close();
  return visit;
}

/** When a page without anything is painted: what the line, the browser and this machine take for themselves. */
async function paintBare(context: BrowserContext, stage: Stage): Promise<number> {
  const page = await context.newPage();
  await slowNetwork(await slowProcessor(page, 4));
  await page.goto(stage.gateway.url + barePage);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );
  await page.close();
  return painted;
}

/** The sign-in screen on a slow line and a slow processor, at the first visit and at the second. */
export async function measureFirstScreen(stage: Stage, rounds = 5): Promise<Result[]> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit();
    bare.push(await paintBare(context, stage));
    cold.push(await open(context, stage.gateway.url));
    warm.push(await open(context, stage.gateway.url));
    await context.close();
  }
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return [
    { name: 'a bare static page, something to see', value: median(bare), unit: 'ms' },
    {
      name: 'first visit, something to see',
      value: of(cold, 'painted'),
      budget: median(bare) * 1.2,
      unit: 'ms',
    },
    {
      name: 'first visit, from the first paint to the largest',
      value: median(cold.map(({ painted, largest }) => largest - painted)),
      budget: 0,
      unit: 'ms',
    },
    { name: 'first visit, sign-in takes typing', value: of(cold, 'usable'), budget: 600, unit: 'ms' },
    { name: 'first visit, the app has taken over', value: of(cold, 'started'), unit: 'ms' },
    { name: 'second visit, sign-in takes typing', value: of(warm, 'usable'), budget: 400, unit: 'ms' },
    { name: 'second visit, the app has taken over', value: of(warm, 'started'), unit: 'ms' },
    {
      name: 'layout shift, both visits',
      value: of([...cold, ...warm], 'shift'),
      budget: 0,
      unit: '',
      decimals: 3,
    },
  ];
}
