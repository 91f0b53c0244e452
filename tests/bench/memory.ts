import type { Page } from '@playwright/test';
import { inTime } from './inTime';
import { rest, show } from './paint';
import type { Stage } from './stage';
import type { Result } from './table';

/** In an order in which each has another heading than the one before. */
const screens = [
  '/dashboard',
  '/work',
  '/work/account',
  '/expenses',
  '/work/account/absences',
  '/timesheets',
  '/work/account/law',
  '/timesheets/month/2026-10',
  '/customers',
  '/customers/report',
  '/customer/1',
  '/project/1',
  '/employees',
  '/profile',
  '/planner',
  '/planner/kanban/1',
];

/** The memory, nodes and listeners of a page after a garbage collection. */
interface Held {
  /** In MiB. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts what the page holds, without what the browser may throw away. */
export async function memoryOf(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize / 1024 / 1024, nodes, listeners: jsEventListeners };
}

/** Leads the app to a screen, until its heading is there and nothing is left to do. */
async function walk(page: Page, screen: string): Promise<void> {
  const heading = page.locator('main h1').first();
  const before = await heading.textContent();
  await show(page, screen);
  const isOther = (text: string | null) => {
    const now = document.querySelector('main h1')?.textContent ?? '';
    return now !== '' && now !== text;
  };
  await inTime(`${screen} has its heading`, page.waitForFunction(isOther, before));
  await rest(page);
}

/** Measures what a page holds more after its sixth round over all screens than after its second. */
export async function measureMemory(stage: Stage): Promise<Result[]> {
  const context = await stage.visit('manager');
  const page = await context.newPage();
  await page.goto(`${stage.gateway.url}${screens.at(-1)}`);
  const rounds: Held[] = [];
  for (let round = 1; round <= 6; round += 1) {
    for (const screen of screens) {
      await walk(page, screen);
    }
    rounds.push(await memoryOf(page));
  }
  await context.close();
  const more = (of: keyof Held) => (rounds[5]?.[of] ?? Number.NaN) - (rounds[1]?.[of] ?? Number.NaN);
  const name = 'round 6 over all screens after round 2';
  return [
    { name: `${name}, more memory`, value: more('heap'), unit: 'MiB', decimals: 1, budget: 1 },
    { name: `${name}, more nodes`, value: more('nodes'), unit: '', budget: 200 },
    { name: `${name}, more listeners`, value: more('listeners'), unit: '', budget: 50 },
  ];
}
