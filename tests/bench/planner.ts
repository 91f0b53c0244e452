import type { BrowserContext, Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { seedBoard } from '../service/seed/manyTasks';
import { openBareBoard } from './bareBoardPage';
import { awaitContent, timeContent } from './content';
import { type DragTimes, measureDrags } from './dragging';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

declare global {
  interface Window {
    ready?: number;
  }
}

const buckets = 8;
const title = 'Großer Plan';
const visits = 10;

/** Runs in the page from its first moment: notes when the cards of a board stand painted on the screen. */
function observeCards(): void {
  const look = () => {
    if (document.querySelectorAll('.tw-task.is-card').length < 20) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => (window.ready = performance.now()), { once: true });
    channel.port1.start();
    channel.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

async function openBoard(context: BrowserContext, address: string): Promise<{ page: Page; ready: number }> {
  const page = await context.newPage();
  await page.addInitScript(observeCards);
  await slowProcessor(page, 4);
  await page.goto(address);
  await page.waitForFunction(() => window.ready !== undefined);
  const ready = await page.evaluate(() => window.ready ?? Number.POSITIVE_INFINITY);
  return { page, ready };
}

/**
 * Until the page has nothing to do: what it still has from the step before, which nobody waits for, is not part of the
 * next one.
 */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );
}

async function openDialogOnce(page: Page, at: number): Promise<number> {
  const card = page.locator('.tw-task.is-card .ttl').nth(at);
  await card.scrollIntoViewIfNeeded();
  await rest(page);
  await page.evaluate(awaitContent, { selector: '[role="dialog"] select', count: 1 });
  await card.click();
  const took = await timeContent(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return took;
}

/**
 * From the click in the hub to the board, which nobody has opened since the page was loaded.
 *
 * @param isAhead the pointer rests on its link before it is pressed, which reads the board; on a phone there is none
 */
async function openFromHub(stage: Stage, isAhead: boolean): Promise<number> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  // The code is there in either case: whoever comes back to the hub has opened a board before.
  if (!isAhead) await page.route('**/api/kanban/boards/**', async (route) => route.abort());
  await page.goto(`${stage.gateway.url}/planner`);
  const link = page.getByRole('link', { name: title });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await rest(page);
  await page.unrouteAll();
  await slowProcessor(page, 4);
  await page.evaluate(awaitContent, { selector: '.tw-task.is-card', count: 20 });
  await link.click();
  const took = await timeContent(page);
  await context.close();
  return took;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

/** How much more memory the page holds after ten visits of the board than after the first, in MiB. */
async function growthOf(page: Page): Promise<number> {
  const visit = async () => {
    await page.getByRole('link', { name: title }).click();
    await page.locator('.tw-task.is-card').nth(20).waitFor();
    await page.getByRole('link', { name: 'Planner' }).first().click();
    await page.getByRole('link', { name: title }).waitFor();
  };
  await page.getByRole('link', { name: 'Planner' }).first().click();
  await visit();
  await visit();
  const before = await heapOf(page);
  for (let count = 0; count < visits; count += 1) await visit();
  return (await heapOf(page)) - before;
}

const elementsOf = async (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

async function measureBare(stage: Stage): Promise<DragTimes> {
  const context = await stage.visit('member');
  const page = await openBareBoard(context);
  await slowProcessor(page, 4);
  const times = await measureDrags(page, page.locator('.card').nth(1));
  await context.close();
  return times;
}

/** A board too large to render whole: what its growth costs. */
async function measureLarger(stage: Stage, count: number): Promise<Result[]> {
  const owner = guidOf(stage.server.service, 'member');
  const id = seedBoard(stage.server.service, owner, { title: `Plan ${count}`, buckets, count });
  const context = await stage.visit('member');
  const address = `${stage.gateway.url}/planner/kanban/${id}`;
  await (await openBoard(context, address)).page.close();
  const { page, ready } = await openBoard(context, address);
  const elements = await elementsOf(page);
  const { pickUp, frame } = await measureDrags(page, page.locator('.tw-task.is-card').nth(1), 3);
  await context.close();
  const name = `${count.toLocaleString('en')} tasks`;
  return [
    { name: `${name}: with the start of the app, again`, value: ready, unit: 'ms' },
    { name: `${name}: elements`, value: elements, unit: '' },
    { name: `${name}: picking a card up`, value: pickUp, unit: 'ms' },
    { name: `${name}: moving it, 95 % of the frames`, value: frame, unit: 'ms' },
  ];
}

/** A board with 8 buckets and 1,000 tasks, the processor 4x slower. */
export async function measurePlanner(stage: Stage, rounds = 5): Promise<Result[]> {
  const owner = guidOf(stage.server.service, 'member');
  const id = seedBoard(stage.server.service, owner, { title, buckets, count: 1000 });
  const address = `${stage.gateway.url}/planner/kanban/${id}`;
  const fromHub: number[] = [];
  const unread: number[] = [];
  const first: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    fromHub.push(await openFromHub(stage, true));
    unread.push(await openFromHub(stage, false));
    const context = await stage.visit('member');
    const cold = await openBoard(context, address);
    await cold.page.close();
    first.push(cold.ready);
    again.push((await openBoard(context, address)).ready);
    await context.close();
  }
  const context = await stage.visit('member');
  const { page } = await openBoard(context, address);
  await page.waitForLoadState('networkidle');
  const elements = await elementsOf(page);
  const dialogs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) dialogs.push(await openDialogOnce(page, round));
  const drags = await measureDrags(page, page.locator('.tw-task.is-card').nth(1));
  const growth = await growthOf(page);
  await context.close();
  const bare = await measureBare(stage);
  return [
    { name: 'board with 1,000 tasks, opened from the hub', value: median(fromHub), budget: 800, unit: 'ms' },
    { name: 'the same, nothing of it read before', value: median(unread), budget: 800, unit: 'ms' },
    { name: 'with the start of the app, first visit', value: median(first), unit: 'ms' },
    { name: 'with the start of the app, again', value: median(again), unit: 'ms' },
    { name: 'elements', value: elements, budget: 1500, unit: '' },
    { name: 'dialog of a task', value: median(dialogs.slice(1)), budget: 170, unit: 'ms' },
    { name: 'bare board: picking a card up', value: bare.pickUp, unit: 'ms' },
    { name: 'picking a card up', value: drags.pickUp, budget: bare.pickUp * 1.2, unit: 'ms' },
    { name: 'bare board: moving it, 95 % of the frames', value: bare.frame, unit: 'ms' },
    { name: 'moving it, 95 % of the frames', value: drags.frame, budget: bare.frame * 1.2, unit: 'ms' },
    { name: `memory after ${visits} visits, more`, value: growth, budget: 2, unit: 'MiB', decimals: 1 },
    ...(await measureLarger(stage, 5000)),
  ];
}
