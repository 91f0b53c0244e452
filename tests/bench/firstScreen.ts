import type { BrowserContext } from '@playwright/test';
import { type Stage, slowNetwork, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    bench: { typed?: number; heard?: number; shift: number };
  }
}

interface Visit {
  readonly painted: number;
  /** A field takes typing, and what is typed is kept when the app arrives. */
  readonly usable: number;
  /** The app itself is there. */
  readonly started: number;
  readonly shift: number;
}

const probe = 'typed-at-once';

/**
 * Runs in the page from its first moment: types into the first field that can be seen, which the outline has already;
 * notes when the app listens to one, and whether anything jumps.
 */
function observe(text: string): void {
  window.bench = { shift: 0 };
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
    const { typed, heard, shift } = window.bench;
    // A field that loses what was typed when the app arrives does not take typing before.
    const isKept = document.querySelector('input')?.value === text;
    const never = Number.POSITIVE_INFINITY;
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? never,
      usable: (isKept ? typed : heard) ?? never,
      started: heard ?? never,
      shift,
    };
  }, probe);
  await page.close();
  return visit;
}

/** The sign-in screen on a slow line and a slow processor, at the first visit and at the second. */
export async function measureFirstScreen(stage: Stage, rounds = 5): Promise<Result[]> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await stage.visit();
    cold.push(await open(context, stage.gateway.url));
    warm.push(await open(context, stage.gateway.url));
    await context.close();
  }
  const of = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]));
  return [
    { name: 'first visit, something to see', value: of(cold, 'painted'), budget: 500, unit: 'ms' },
    { name: 'first visit, sign-in takes typing', value: of(cold, 'usable'), budget: 1200, unit: 'ms' },
    { name: 'first visit, the app has taken over', value: of(cold, 'started'), unit: 'ms' },
    { name: 'second visit, sign-in takes typing', value: of(warm, 'usable'), budget: 500, unit: 'ms' },
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
