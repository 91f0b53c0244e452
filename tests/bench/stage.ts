import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, type Page, chromium } from '@playwright/test';
import { type AccountName, guidOf } from '../accounts';
import { buildInto } from '../build/earlierBuild';
import { browserFlags, findBrowser } from '../e2e/browser';
import { type Gateway, startGateway } from '../e2e/gateway';
import { sessionEntries, setClock, storageOf } from '../e2e/visitor';
import { seedWorkRecords } from '../service/seed/manyRecords';
import { type RunningServer, startServer } from '../service/server';
import { testToday } from '../today';
import { teachPainted } from './paint';
import { staticPages } from './staticPages';

/**
 * The environment of the measurements: the production build compressed as on a web host, the reference service, a
 * browser.
 */
export interface Stage {
  /** The folder of the build. */
  readonly dist: string;
  readonly browser: Browser;
  readonly gateway: Gateway;
  readonly server: RunningServer;
  /** Opens a browser context without history; with an account, it has a session from the start. */
  visit(account?: AccountName): Promise<BrowserContext>;
  /** Closes the contexts that a failed measurement has left open, so that they do not slow down the next one. */
  endVisits(): Promise<void>;
  end(): Promise<void>;
}

const buildNow = () =>
  buildInto(mkdtempSync(path.join(tmpdir(), 'tagwerk-bench-')), path.resolve(import.meta.dirname, '../..'));

/** The headers of a build without Trusted Types, which refuse the markup that the floors write. */
const headersForFloors = (dist: string) =>
  readFileSync(path.join(dist, '_headers'), 'utf8').replaceAll(
    /; (?:require-trusted-types-for|trusted-types) [^;\n]*/gu,
    '',
  );

/** @param manyRecords the number of records that are added to the member's in the seed */
export async function setStage(manyRecords = 2000): Promise<Stage> {
  const given = process.env['TAGWERK_DIST'];
  const dist = given ?? buildNow();
  const gateway = await startGateway(dist, {
    isCompressed: true,
    pages: { ...staticPages(dist), '/_headers': headersForFloors(dist) },
  });
  const server = await startServer({ today: testToday });
  gateway.connect(server);
  if (manyRecords > 0) seedWorkRecords(server.service, guidOf(server.service, 'member'), manyRecords);
  const browser: Browser = await chromium.launch({
    executablePath: await findBrowser(),
    // A service worker is not registered behind the bench's own certificate otherwise.
    args: [...browserFlags, '--ignore-certificate-errors'],
  });

  return {
    dist,
    browser,
    gateway,
    server,
    visit: async (account) => {
      const session = account === undefined ? {} : await sessionEntries(server.service, account);
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        storageState: storageOf(gateway.url, { language: 'en', theme: 'light', ...session }),
      });
      // tsx adds calls of this helper to the functions that it compiles, and a page does not have it.
      await context.addInitScript('globalThis.__name = (named) => named');
      await context.addInitScript(teachPainted);
      await setClock(context);
      return context;
    },
    endVisits: async () => {
      for (const context of browser.contexts()) await context.close();
    },
    end: async () => {
      await browser.close();
      await gateway.close();
      await server.close();
      if (given === undefined) rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms for a round trip, as on a phone in a train. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Slows the processor down, to the speed of a cheap phone. */
export async function slowProcessor(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}
