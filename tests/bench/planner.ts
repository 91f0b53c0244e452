import type { BrowserContext, Page } from '@playwright/test';
import { guidOf } from '../accounts';
import { seedBoard } from '../service/seed/manyTasks';
import { openBareBoard } from './bareBoardPage';
import { type DragTimes, measureDrags } from './dragging';
import { paintedMarkupOf, pieceOfWork, showMarkup } from './floor';
import { memoryOf } from './memory';
import { awaitContent, rest, tookUntilPaint } from './paint';
import { type Stage, slowProcessor } from './stage';
import { type Result, median } from './table';

/** The drag library's attributes of a card and of its title. */
const card = '[data-rfd-draggable-id]';
const handle = '[data-rfd-drag-handle-draggable-id]';

const buckets = 8;
const title = 'Großer Plan';
const visits = 10;

async function openBoard(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await slowProcessor(page, 4);
  await page.goto(address);
  await page.locator(card).nth(19).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function openDialogOnce(page: Page, at: number): Promise<number> {
  const opener = page.locator(handle).nth(at);
  await opener.scrollIntoViewIfNeeded();
  await rest(page);
  await awaitContent(page, { selector: '[role="dialog"] select', count: 1 });
  await opener.click();
  const took = await tookUntilPaint(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return took;
}

/** Opens the hub, with the pointer on the link of a board that was not opened since the page was loaded. */
async function pointAtLink(stage: Stage, isAhead: boolean) {
  const context = await stage.visit('member');
  const page = await context.newPage();
  // The board's code is loaded in either case, as for a user who has opened a board before.
  if (!isAhead) await page.route('**/api/kanban/boards/**', async (route) => route.abort());
  await page.goto(`${stage.gateway.url}/planner`);
  const link = page.getByRole('link', { name: title });
  await link.hover();
  await page.waitForLoadState('networkidle');
  await rest(page);
  await page.unrouteAll();
  await slowProcessor(page, 4);
  return { context, page, link };
}

/**
 * Measures the time from a click in the hub to the painted board, and returns the markup of the board, too.
 *
 * @param isAhead whether the board was read ahead by hovering over its link, which is not possible on a phone
 */
async function openFromHub(stage: Stage, isAhead: boolean) {
  const { context, page, link } = await pointAtLink(stage, isAhead);
  await awaitContent(page, { selector: card, count: 20 });
  await link.click();
  const took = await tookUntilPaint(page);
  const markup = await paintedMarkupOf(page);
  await context.close();
  return { took, markup };
}

/** Shows the markup of the finished board without the application. */
async function showBoard(stage: Stage, markup: string): Promise<number> {
  const { context, page } = await pointAtLink(stage, true);
  const took = await showMarkup(page, markup);
  await context.close();
  return took;
}

/** The growth of the page's memory during ten visits of the board after the first ones, in MiB. */
async function growthOf(page: Page): Promise<number> {
  const visit = async () => {
    await page.getByRole('link', { name: title }).click();
    await page.locator(card).nth(20).waitFor();
    await page.getByRole('link', { name: 'Planner' }).first().click();
    await page.getByRole('link', { name: title }).waitFor();
  };
  await page.getByRole('link', { name: 'Planner' }).first().click();
  await visit();
  await visit();
  const before = (await memoryOf(page)).heap;
  for (let count = 0; count < visits; count += 1) await visit();
  return (await memoryOf(page)).heap - before;
}

async function measureBare(stage: Stage): Promise<DragTimes> {
  const context = await stage.visit('member');
  const page = await openBareBoard(context);
  await slowProcessor(page, 4);
  const times = await measureDrags(page, page.locator('.card').nth(1));
  await context.close();
  return times;
}

/**
 * Measures picking up a card of a larger board, which must not take longer, because only a part of a board is rendered.
 */
async function pickUpLarger(stage: Stage, count: number): Promise<number> {
  const owner = guidOf(stage.server.service, 'member');
  const id = seedBoard(stage.server.service, owner, { title: `Plan ${count}`, buckets, count });
  const context = await stage.visit('member');
  const page = await openBoard(context, `${stage.gateway.url}/planner/kanban/${id}`);
  const { pickUp } = await measureDrags(page, page.locator(card).nth(1), 3);
  await context.close();
  return pickUp;
}

/** Measures opening a board from the hub, and the same markup without the application. */
async function measureOpening(stage: Stage, rounds: number): Promise<Result[]> {
  const read: number[] = [];
  const unread: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { took, markup } = await openFromHub(stage, true);
    read.push(took);
    bare.push(await showBoard(stage, markup));
    unread.push((await openFromHub(stage, false)).took);
  }
  const floor = { of: 'its markup', value: median(bare) };
  return [
    { name: 'board with 1,000 tasks, from the hub', value: median(read), unit: 'ms', floor, budget: 4.2 },
    { name: 'the same, nothing of it read before', value: median(unread), unit: 'ms', floor, budget: 5.6 },
  ];
}

/** Measures a board with 8 buckets and 1,000 tasks. */
export async function measurePlanner(stage: Stage, rounds = 5): Promise<Result[]> {
  const owner = guidOf(stage.server.service, 'member');
  const id = seedBoard(stage.server.service, owner, { title, buckets, count: 1000 });
  const opening = await measureOpening(stage, rounds);
  const context = await stage.visit('member');
  const page = await openBoard(context, `${stage.gateway.url}/planner/kanban/${id}`);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const dialogs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) dialogs.push(await openDialogOnce(page, round));
  const drags = await measureDrags(page, page.locator(card).nth(1));
  const work = await pieceOfWork(page);
  const growth = await growthOf(page);
  await context.close();
  const larger = await pickUpLarger(stage, 5000);
  const bare = await measureBare(stage);
  const pickUp = { unit: 'ms', floor: { of: 'bare board', value: bare.pickUp }, budget: 1.25 } as const;
  const frame = { unit: 'ms', floor: { of: 'bare board', value: bare.frame }, budget: 1.25 } as const;
  return [
    ...opening,
    { name: 'elements of the board', value: elements, unit: '', budget: 1500 },
    { name: 'dialog of a task', value: median(dialogs.slice(1)), unit: 'ms', floor: work, budget: 2.7 },
    { name: 'picking a card up', value: drags.pickUp, ...pickUp },
    { name: 'picking a card up among 5,000', value: larger, ...pickUp },
    { name: 'moving it, 95 % of the frames', value: drags.frame, ...frame },
    { name: `memory after ${visits} visits, more`, value: growth, unit: 'MiB', decimals: 1, budget: 2 },
  ];
}
