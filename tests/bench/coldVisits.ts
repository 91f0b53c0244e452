import path from 'node:path';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { AccountName } from '../accounts';
import { sessionEntries, setClock, storageOf } from '../e2e/visitor';
import type { Host } from './coldHosts';
import { inTime } from './inTime';
import { teachPainted } from './paint';
import { type Stage, slowNetwork, slowProcessor } from './stage';
import { quietBytes } from './staticPages';

/** A screen that people open every day, and what its first row is. */
export interface Opened {
  readonly name: string;
  readonly address: string;
  readonly row: string;
  readonly account?: AccountName;
  /** In KiB. */
  readonly most: number;
}

declare global {
  interface Window {
    cold: { row: number; blocked: number };
  }
}

/** One file or call until the first row. */
interface Request {
  readonly name: string;
  /** In milliseconds from the start of the visit. */
  readonly asked: number;
  readonly came: number;
  readonly bytes: number;
}

export interface Visit {
  /** Milliseconds until the first row is painted. */
  readonly row: number;
  /** Milliseconds until then by which tasks were longer than 50 ms. */
  readonly blocked: number;
  readonly requests: readonly Request[];
}

/** Runs in the page from its start: notes when the first row is painted, and the long tasks until then. */
function observe(selector: string): void {
  performance.setResourceTimingBufferSize(2000);
  window.cold = { row: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (window.cold.row === 0 || startTime < window.cold.row) window.cold.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const isThere = [...document.querySelectorAll(selector)].some((row) => row.getClientRects().length > 0);
    if (isThere)
      window.whenPainted(() => {
        window.cold.row = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function visitor(stage: Stage, { gateway, server }: Host, account: AccountName, hasWorker: boolean) {
  const { token = '', user = '' } = await sessionEntries(server.service, account);
  const context = await stage.browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    ignoreHTTPSErrors: true,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    storageState: storageOf(gateway.url, {
      language: 'en',
      theme: 'light',
      token,
      // With the role of the last visit, as the app stores it: the report would wait for it otherwise.
      user: JSON.stringify({ ...JSON.parse(user), verifiedRole: account }),
    }),
  });
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(teachPainted);
  await setClock(context);
  return context;
}

async function open(page: Page, { name, gateway }: Host, { address, row }: Opened): Promise<Visit> {
  await page.addInitScript(observe, row);
  await page.goto(gateway.url + address, { waitUntil: 'commit' });
  await inTime(
    `the first row of ${address} in ${name} is painted`,
    page.waitForFunction(() => window.cold.row > 0),
  );
  return page.evaluate(() => ({
    ...window.cold,
    requests: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => ({
        name: entry.name,
        asked: entry.startTime,
        came: 'responseEnd' in entry ? Number(entry.responseEnd) : 0,
        bytes: 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0,
      }))
      .filter(({ asked }) => asked < window.cold.row),
  }));
}

async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowNetwork(await slowProcessor(page, 4));
  return page;
}

/** Opens a screen without history, on a slow line and a slow processor. */
export async function visit(stage: Stage, host: Host, opened: Opened): Promise<Visit> {
  const context = await visitor(stage, host, opened.account ?? 'member', false);
  const result = await open(await slowed(context), host, opened);
  await context.close();
  return result;
}

/** Runs in the page: whether the service worker and all that the page adds when it is idle are there. */
async function isKept(): Promise<boolean> {
  await navigator.serviceWorker.ready;
  const listed = await fetch('/parts.txt');
  // A build without this list has a worker that fetches everything itself.
  const parts = listed.ok ? (await listed.text()).split('\n') : [];
  const kept = await Promise.all(parts.map(async (part) => caches.match(`/${part}`)));
  return kept.every((file) => file !== undefined);
}

/** Opens a screen once at full speed, until the service worker has finished. Later visits belong to its context. */
export async function firstVisit(stage: Stage, host: Host, opened: Opened): Promise<BrowserContext> {
  const context = await visitor(stage, host, opened.account ?? 'member', true);
  const page = await context.newPage();
  await open(page, host, opened);
  await inTime('the service worker has finished', page.waitForFunction(isKept, null, { polling: 500 }));
  await page.close();
  return context;
}

/** Opens a screen again in the context of a first visit, on a slow line and a slow processor. */
export async function visitAgain(context: BrowserContext, host: Host, opened: Opened): Promise<Visit> {
  const page = await slowed(context);
  const result = await open(page, host, opened);
  if (!(await page.evaluate(() => navigator.serviceWorker.controller !== null)))
    throw new Error('the service worker did not answer');
  await page.close();
  return result;
}

/**
 * Lists the files that were loaded until the first row, with the file that requested each of them and the share of it that
 * ran. This needs a visit of its own, because recording it slows the page down.
 */
export async function trace(stage: Stage, host: Host, opened: Opened): Promise<string> {
  const context = await visitor(stage, host, opened.account ?? 'member', false);
  const page = await context.newPage();
  const session: CDPSession = await page.context().newCDPSession(page);
  await slowNetwork(session);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  const by = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const from =
      initiator.url ?? initiator.stack?.callFrames[0]?.url ?? initiator.stack?.parent?.callFrames[0]?.url;
    if (!by.has(request.url))
      by.set(request.url, `${initiator.type} ${from === undefined ? '' : path.basename(from)}`);
  });
  const { requests, row: painted } = await open(page, host, opened);
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ran = new Map(
    result.map(({ url, functions }) => {
      const all = functions.map(({ ranges: [range] }) => range).filter((range) => range !== undefined);
      const whole = Math.max(1, ...all.map(({ endOffset }) => endOffset));
      const idle = all
        .filter(({ count }) => count === 0)
        .reduce((sum, { startOffset, endOffset }) => sum + endOffset - startOffset, 0);
      return [url, `${Math.max(0, Math.round((1 - idle / whole) * 100))} %`];
    }),
  );
  await context.close();
  const lines = requests
    .toSorted((a, b) => a.asked - b.asked)
    .map(({ name, asked, came, bytes }) =>
      [
        String(Math.round(asked)).padStart(6),
        came > 0 && came <= painted ? String(Math.round(came)).padStart(6) : '     …',
        (bytes / 1024).toFixed(1).padStart(7),
        (ran.get(name) ?? (name.endsWith('.js') ? 'not run' : '')).padStart(8),
        ` ${name.replace(host.gateway.url, '')}`.padEnd(64),
        by.get(name) ?? '',
      ].join(''),
    );
  return [` asked  came    KiB     ran  file, asked by (row after ${Math.round(painted)} ms)`, ...lines].join(
    '\n',
  );
}

/** How long the same bytes take if all are asked for by the page itself. */
export async function bytesAlone(stage: Stage, host: Host, { requests }: Visit): Promise<number> {
  const context = await visitor(stage, host, 'member', false);
  const page = await slowed(context);
  const files = requests.map(({ name }) => name).filter((name) => name.includes('/assets/'));
  await page.addInitScript((addresses) => {
    const get = async (address: string) => (await fetch(address)).arrayBuffer();
    const complete = new Promise((resolve) => {
      addEventListener('DOMContentLoaded', resolve, { once: true });
    });
    window.bytes = Promise.all([complete, ...addresses.map(get)]).then(() => performance.now());
  }, files);
  await page.goto(host.gateway.url + quietBytes);
  const took = await inTime(
    'the bytes are there',
    page.evaluate(async () => window.bytes ?? Promise.reject(new Error('nobody asked for them'))),
  );
  await context.close();
  return took;
}
