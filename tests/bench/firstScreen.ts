import type { BrowserContext } from '@playwright/test';
import { bytesAlone, slowPage, staticPaint } from './floor';
import { inTime } from './inTime';
import type { Stage } from './stage';
import { type Floor, type Result, median } from './table';

declare global {
  interface Window {
    bench: { typed?: number; heard?: number; shift: number; largest: number };
  }
}

interface Visit {
  readonly painted: number;
  /** When the largest element of the screen was painted. */
  readonly largest: number;
  /** When a field accepted text that it still has after the app has started. */
  readonly usable: number;
  /** When the app had started. */
  readonly started: number;
  readonly shift: number;
  /** The files that were loaded by then, without the page itself. */
  readonly files: readonly string[];
}

const probe = 'typed-at-once';

/**
 * Runs in the page from its start: types into the first visible field, which exists before the app; notes when the app
 * handles a field, and whether the layout shifts.
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
  const page = await slowPage(context);
  await page.addInitScript(observe, probe);
  await page.goto(url);
  await inTime(
    'the app hears the first field',
    page.waitForFunction(() => window.bench.heard !== undefined),
  );
  // Files that are loaded late, such as the font, must not shift the layout.
  await page.waitForLoadState('networkidle');
  const visit = await page.evaluate((text) => {
    const { typed, heard, shift, largest } = window.bench;
    // A field that loses its text when the app starts was not usable before.
    const isKept = document.querySelector('input')?.value === text;
    const never = Number.POSITIVE_INFINITY;
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? never,
      usable: (isKept ? typed : heard) ?? never,
      largest,
      started: heard ?? never,
      shift,
      files: performance
        .getEntriesByType('resource')
        .filter((file) => file.startTime + file.duration <= (heard ?? 0))
        .map(({ name }) => name),
    };
  }, probe);
  // The second visit must find the service worker of the first one.
  const worker = page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await inTime('the service worker is there', worker);
  await page.close();
  return visit;
}

/** Measures the first and the second visit of the sign-in screen on a slow line and a slow processor. */
export async function measureFirstScreen(stage: Stage, rounds = 5): Promise<Result[]> {
  const cold: Visit[] = [];
  const warm: Visit[] = [];
  const still: Awaited<ReturnType<typeof staticPaint>>[] = [];
  const loaded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    still.push(await staticPaint(stage));
    const context = await stage.visit();
    const first = await open(context, stage.gateway.url);
    cold.push(first);
    warm.push(await open(context, stage.gateway.url));
    await context.close();
    loaded.push(await bytesAlone(stage, first.files));
  }
  const of = (visits: readonly Visit[], key: Exclude<keyof Visit, 'files'>) =>
    median(visits.map((visit) => visit[key]));
  const page: Floor = { of: 'static page', value: median(still.map(({ painted }) => painted)) };
  const bytes: Floor = { of: 'bytes alone', value: median(loaded) };
  const work: Floor = { of: 'work', value: median(still.map((visit) => visit.work)) };
  const figure = (name: string, value: number, floor: Floor, budget: number): Result => ({
    name,
    value,
    unit: 'ms',
    floor,
    budget,
  });
  return [
    figure('first visit, something to see', of(cold, 'painted'), page, 1.3),
    figure('first visit, all of the form to see', of(cold, 'largest'), page, 1.3),
    figure('first visit, the form takes typing', of(cold, 'usable'), page, 1.3),
    figure('first visit, the app has taken over', of(cold, 'started'), bytes, 1.5),
    figure('second visit, the form takes typing', of(warm, 'usable'), page, 0.8),
    figure('second visit, the app has taken over', of(warm, 'started'), work, 10),
    {
      name: 'layout shift, both visits',
      value: of([...cold, ...warm], 'shift'),
      unit: '',
      decimals: 3,
      budget: 0,
    },
  ];
}
