import type { Page } from '@playwright/test';
import { markupOf, showMarkup } from './floor';
import { type Stage, slowNetwork, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    dashboard: {
      /** Since the click. */
      greeting?: number;
      parts?: number;
      charts?: number;
      /** When the last answer that the parts wait for had come. */
      answered: number;
    };
  }
}

/**
 * Runs in the page: notes when, after the next press, the greeting with its skeletons is painted, then all parts but the
 * charts, then the charts that are in sight. A frame has been painted when a task runs that was posted in it.
 */
function observeDashboard(): void {
  let since = 0;
  const has = (selector: string, count: number) => document.querySelectorAll(selector).length >= count;
  const steps = [
    ['greeting', () => has('.tw-hello h1', 1)],
    [
      'parts',
      () => has('.tw-today .tw-task:not(.is-skeleton)', 1) && has('.tw-bars li', 4) && has('.tw-legend b', 4),
    ],
    ['charts', () => has('.tw-bars canvas', 1)],
  ] as const;
  window.dashboard = { answered: 0 };
  const note = (name: 'greeting' | 'parts' | 'charts') => {
    const channel = new MessageChannel();
    channel.port1.addEventListener(
      'message',
      () => {
        window.dashboard[name] = performance.now() - since;
        const answers = performance
          .getEntriesByType('resource')
          .filter((entry) => /\/(?:evaluation|tasks)\/me/u.test(entry.name));
        window.dashboard.answered =
          Math.max(
            ...answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
          ) - since;
      },
      { once: true },
    );
    channel.port1.start();
    channel.port2.postMessage(undefined);
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
  await page.waitForFunction(
    () => window.dashboard.charts !== undefined && window.dashboard.parts !== undefined,
  );
  return page.evaluate(() => window.dashboard);
}

/** On the work screen, with the pointer on the link to the dashboard, whose code is there. */
async function pointAtLink(stage: Stage) {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}/work`);
  await page.waitForLoadState('networkidle');
  return { context, page, link: page.getByRole('link', { name: 'Dashboard', exact: true }) };
}

/** By a link whose answers have been read ahead: what a user waits for after the click. */
async function openByLink(stage: Stage) {
  const { context, page, link } = await pointAtLink(stage);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  await page.evaluate(observeDashboard);
  await link.click();
  const { parts = 0, charts = 0 } = await measured(page);
  await context.close();
  return { parts, charts };
}

/** The finished dashboard, put there without the application; the styles are there, its words were never drawn. */
async function showBare(stage: Stage, markup: string): Promise<number> {
  const { context, page, link } = await pointAtLink(stage);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await slowProcessor(page, 4);
  const took = await showMarkup(page, markup);
  await context.close();
  return took;
}

/** Long enough for greeting and skeletons to stand there before anything is answered. */
const LATE_MS = 2500;

/** From a service that takes its time: what the parts take once the last answer has come. */
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
  const { parts = 0, charts = 0, answered } = await measured(page);
  const markup = await markupOf(page);
  await context.close();
  return { parts: parts - answered, charts: charts - answered, markup };
}

/** From pressing "Sign in" on a slow line, when what follows was fetched while the password was typed. */
async function signIn(stage: Stage) {
  const context = await stage.visit();
  const page = await context.newPage();
  await page.goto(stage.gateway.url);
  await page.getByLabel('Username').fill('jana.albrecht@nordfeld.example');
  await page.getByLabel('Password', { exact: true }).fill('tagwerk');
  await page.waitForLoadState('networkidle');
  await slowNetwork(await slowProcessor(page, 4));
  await page.evaluate(observeDashboard);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const { greeting = 0, parts = 0, charts = 0 } = await measured(page);
  await context.close();
  return { greeting, parts, charts };
}

/** The first screen after signing in. */
export async function measureDashboard(stage: Stage, rounds = 5): Promise<Result[]> {
  const opened: Awaited<ReturnType<typeof openByLink>>[] = [];
  const late: Awaited<ReturnType<typeof openLate>>[] = [];
  const signedIn: Awaited<ReturnType<typeof signIn>>[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    opened.push(await openByLink(stage));
    const opening = await openLate(stage);
    late.push(opening);
    bare.push(await showBare(stage, opening.markup));
    signedIn.push(await signIn(stage));
  }
  const ms = { unit: 'ms' };
  return [
    { name: 'its finished markup alone, put there in one go, 4x slower', value: median(bare), ...ms },
    {
      name: 'parts but the charts, after the last answer, 4x slower',
      value: median(late.map(({ parts }) => parts)),
      budget: 100,
      ...ms,
    },
    {
      name: 'charts, after the last answer, 4x slower',
      value: median(late.map(({ charts }) => charts)),
      budget: 300,
      ...ms,
    },
    {
      name: 'from the click on a link to all parts, 4x slower',
      value: median(opened.map(({ parts }) => parts)),
      ...ms,
    },
    {
      name: 'from the click on a link to the charts, 4x slower',
      value: median(opened.map(({ charts }) => charts)),
      ...ms,
    },
    {
      name: 'from "Sign in" to greeting and skeletons, slow line, 4x slower',
      value: median(signedIn.map(({ greeting }) => greeting)),
      budget: 700,
      ...ms,
    },
    { name: 'from "Sign in" to all parts', value: median(signedIn.map(({ parts }) => parts)), ...ms },
    { name: 'from "Sign in" to the charts', value: median(signedIn.map(({ charts }) => charts)), ...ms },
  ];
}
