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
  /** The largest thing on the screen was painted. */
  readonly largest: number;
  /** A field takes typing, and what is typed is kept when the app arrives. */
  readonly usable: number;
  /** The app itself is there. */
  readonly started: number;
  readonly shift: number;
  /** What had come by then, without the page itself. */
  readonly files: readonly string[];
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
  const page = await slowPage(context);
  await page.addInitScript(observe, probe);
  await page.goto(url);
  await inTime(
    'the app hears the first field',
    page.waitForFunction(() => window.bench.heard !== undefined),
  );
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
      files: performance
        .getEntriesByType('resource')
        .filter((file) => file.startTime + file.duration <= (heard ?? 0))
        .map(({ name }) => name),
    };
  }, probe);
  // Who comes again finds the service worker of the first visit.
  const worker = page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await inTime('the service worker is there', worker);
  await page.close();
  return visit;
}

/** The sign-in screen on a slow line and a slow processor, at the first visit and at the second. */
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
