import type { Page } from '@playwright/test';
import { markupOf, showMarkup, staticPaint } from './floor';
import { inTime } from './inTime';
import { type Stage, slowNetwork, slowProcessor } from './stage';
import { type Floor, type Result, median } from './table';

declare global {
  interface Window {
    dashboard: {
      /** In milliseconds since the click, as the next two. */
      greeting?: number;
      parts?: number;
      charts?: number;
      /** When the last answer arrived that the parts need. */
      answered: number;
    };
  }
}

/**
 * Runs in the page: notes when, after the next click, the greeting with its skeletons is painted, then all parts except
 * the charts, then the visible charts.
 */
function observeDashboard(): void {
  let since = 0;
  const has = (selector: string, count: number) => document.querySelectorAll(selector).length >= count;
  const steps = [
    ['greeting', () => has('[role="timer"]', 1)],
    [
      'parts',
      () =>
        has('[aria-labelledby="todays-tasks"] article', 1) && has('.tw-bars li', 4) && has('.tw-legend b', 4),
    ],
    ['charts', () => has('.tw-bars canvas', 1)],
  ] as const;
  window.dashboard = { answered: 0 };
  const note = (name: 'greeting' | 'parts' | 'charts') => {
    window.whenPainted(() => {
      window.dashboard[name] = performance.now() - since;
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => /\/(?:evaluation|tasks)\/me/u.test(entry.name))
        .map((entry) => entry.startTime + entry.duration);
      window.dashboard.answered = Math.max(...answers) - since;
    });
  };
  const open = new Set(steps.map(([name]) => name));
  const look = () => {
    for (const [name, isThere] of steps) {
      if (!open.has(name) || !isThere()) continue;
      open.delete(name);
      note(name);
    }
    if (open.size > 0) requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      since = timeStamp;
      performance.clearResourceTimings();
      requestAnimationFrame(look);
    },
    { once: true, capture: true },
  );
}

async function measured(page: Page) {
  const isWhole = page.waitForFunction(
    () => window.dashboard.charts !== undefined && window.dashboard.parts !== undefined,
  );
  await inTime('the dashboard is painted with its charts', isWhole);
  return page.evaluate(() => window.dashboard);
}

/** Opens the work screen and returns the link to the dashboard, whose code is loaded already. */
async function pointAtLink(stage: Stage) {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.waitForLoadState('networkidle');
  return { context, page, link: page.getByRole('link', { name: 'Dashboard', exact: true }) };
}

/** Opens the dashboard by a link whose data were read ahead, and returns the time from the click to its parts. */
async function openByLink(stage: Stage): Promise<number> {
  const { context, page, link } = await pointAtLink(stage);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  await page.evaluate(observeDashboard);
  await link.click();
  const { parts = Number.NaN } = await measured(page);
  await context.close();
  return parts;
}

/**
 * Shows the finished markup of the dashboard without the application; its styles are loaded, but its text was never
 * drawn.
 */
async function showBare(stage: Stage, markup: string): Promise<number> {
  const { context, page, link } = await pointAtLink(stage);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  const took = await showMarkup(page, markup);
  await context.close();
  return took;
}

/** Long enough for greeting and skeletons to be painted before the first answer, in milliseconds. */
const LATE_MS = 2500;

/** Opens the dashboard with a slow service, and returns the time from the last answer to the parts. */
async function openLate(stage: Stage) {
  const { context, page, link } = await pointAtLink(stage);
  await page.route(/\/api\/(?:evaluation|kanban)\//u, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, LATE_MS);
    });
    await route.continue();
  });
  await slowProcessor(page, 4);
  await page.evaluate(observeDashboard);
  await link.click();
  const { parts = Number.NaN, charts = Number.NaN, answered } = await measured(page);
  const markup = await markupOf(page);
  await context.close();
  return { parts: parts - answered, charts: charts - answered, markup };
}

/**
 * Returns the time from "Sign in" to the greeting on a slow line, if the next screen was fetched while the password was
 * typed.
 */
async function signIn(stage: Stage): Promise<number> {
  const context = await stage.visit();
  const page = await context.newPage();
  await page.goto(stage.gateway.url);
  await page.getByLabel('Username').fill('jana.albrecht@nordfeld.example');
  await page.getByLabel('Password', { exact: true }).fill('tagwerk');
  await page.waitForLoadState('networkidle');
  await slowNetwork(await slowProcessor(page, 4));
  await page.evaluate(observeDashboard);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const { greeting = Number.NaN } = await measured(page);
  await context.close();
  return greeting;
}

/** Measures the dashboard, which is the first screen after the sign-in. */
export async function measureDashboard(stage: Stage, rounds = 5): Promise<Result[]> {
  const opened: number[] = [];
  const late: Awaited<ReturnType<typeof openLate>>[] = [];
  const signedIn: number[] = [];
  const bare: number[] = [];
  const still: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await openByLink(stage));
    const opening = await openLate(stage);
    late.push(opening);
    bare.push(await showBare(stage, opening.markup));
    still.push((await staticPaint(stage)).painted);
    signedIn.push(await signIn(stage));
  }
  const markup: Floor = { of: 'its markup', value: median(bare) };
  const page: Floor = { of: 'static page', value: median(still) };
  const figure = (name: string, times: readonly number[], floor: Floor, budget: number): Result => ({
    name: `dashboard: ${name}`,
    value: median(times),
    unit: 'ms',
    floor,
    budget,
  });
  const parts = late.map((opening) => opening.parts);
  const charts = late.map((opening) => opening.charts);
  return [
    figure('last answer to all parts but the charts', parts, markup, 1.5),
    figure('last answer to the charts', charts, markup, 3.2),
    figure('click on a link to all parts', opened, markup, 5),
    figure('"Sign in" on a slow line to the greeting', signedIn, page, 3.5),
  ];
}
