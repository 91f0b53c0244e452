import type { Page } from '@playwright/test';
import { inTime } from './inTime';
import { rest, show } from './paint';
import type { Stage } from './stage';
import type { Result } from './table';

/** All screens of a manager, in an order in which each has another heading than the one before. */
export const screens = [
  '/dashboard',
  '/work',
  '/work/account',
  '/work?view=week',
  '/work/import',
  '/work?view=calendar',
  '/expenses',
  '/work/account/absences',
  '/timesheets',
  '/work/account/law',
  '/timesheets/payroll?month=2026-10',
  '/timesheets/month/2026-10',
  '/customers',
  '/customers/report',
  '/customers/service-records',
  '/customers/service-records/new?customer=1&from=2026-10-01&to=2026-10-31',
  '/customer/1',
  '/project/1',
  '/employees',
  '/profile',
  '/about',
  '/planner',
  '/planner/kanban/1',
];

/** The memory, nodes and listeners of a page after a garbage collection. */
interface Held {
  /** In MiB, without what V8 compiles, which grows for ten rounds while functions are used often enough. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

/** The part of a heap snapshot that is read here: of each node `node_fields` in turn, in one long list. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [types: readonly string[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Whether V8 made a node by itself, when it compiled the code. An app leaks objects, texts and closures. */
const isCompiled = (type: string | undefined) => type === 'code' || type === 'object shape';

function bytesOf({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const fields = meta.node_fields;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!isCompiled(meta.node_types[0][nodes[node + typeAt] ?? Number.NaN]))
      bytes += nodes[node + sizeAt] ?? Number.NaN;
  return bytes;
}

/** Counts what the page holds, without what the browser may throw away. */
export async function memoryOf(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  // Some objects are free only after a second collection. A snapshot begins with another one.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters');
  await session.detach();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- V8 writes this format
  const heap = bytesOf(JSON.parse(chunks.join('')) as HeapSnapshot) / 1024 / 1024;
  return { heap, nodes, listeners: jsEventListeners, documents };
}

/** Leads the app to a screen, until its heading is there and nothing is left to do. */
export async function walk(page: Page, screen: string): Promise<void> {
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
    // The first round loads what belongs to the screens.
    if (round === 2 || round === 6) rounds.push(await memoryOf(page));
  }
  await context.close();
  const more = (of: keyof Held) => (rounds[1]?.[of] ?? Number.NaN) - (rounds[0]?.[of] ?? Number.NaN);
  const name = 'round 6 over all screens after round 2';
  return [
    { name: `${name}, more memory`, value: more('heap'), unit: 'MiB', decimals: 2, budget: 0.5 },
    { name: `${name}, more nodes`, value: more('nodes'), unit: '', budget: 200 },
    { name: `${name}, more listeners`, value: more('listeners'), unit: '', budget: 50 },
  ];
}
