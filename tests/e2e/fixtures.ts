import { type Page, test as base, expect } from '@playwright/test';
import type { AccountName } from '../accounts';
import { type RunningServer, startServer } from '../service/server';
import type { Service } from '../service/service';
import { testClock, testToday } from '../today';
import { browserFlags } from './browser';
import { type Gateway, startGateway } from './gateway';
import { type Settings, remember, sessionEntries, setClock, store } from './visitor';
import { WarmContext } from './warmContext';
import { type Witness, watch } from './witness';

export { expect } from '@playwright/test';
export { expectAccessible } from './accessible';

/** Set by `test.use({ language: 'de', theme: 'dark', signedInAs: 'manager' })`. */
export interface Options {
  readonly language: Settings['language'];
  readonly theme: Settings['theme'];
  /** The user who is signed in when the test begins; `nobody` sees the sign-in screen. */
  readonly signedInAs: AccountName | 'nobody';
  /** Further entries of local storage, such as the session of a calendar's provider. */
  readonly remembered: Readonly<Record<string, string>>;
  /**
   * For changes that cannot be reverted: a service worker, no network, a slow processor, permissions, scripts of the
   * test.
   */
  readonly hasOwnContext: boolean;
}

interface Fixtures {
  /** The reference service of this test: `service.db`, `service.expireTokens()`, `service.mails()`. */
  readonly service: Service;
  readonly trouble: Witness;
  /** Stores a session as signing in would; the next `goto` is signed in. */
  readonly signIn: (name: AccountName) => Promise<void>;
}

interface WorkerFixtures {
  readonly gateway: Gateway;
  readonly warm: WarmContext;
}

interface Internals {
  readonly server: RunningServer;
}

/**
 * Playwright's test with the app. `page` has the date of the tests, English texts and the light theme, and fails the
 * test for any console error or warning, page error, failed request or request to another host.
 */
export const test = base.extend<Options & Fixtures & Internals, WorkerFixtures>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  signedInAs: ['nobody', { option: true }],
  remembered: [{}, { option: true }],
  hasOwnContext: [false, { option: true }],

  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture depends on
    async ({}, give) => {
      const gateway = await startGateway(process.env['TAGWERK_DIST'] ?? 'dist');
      await give(gateway);
      await gateway.close();
    },
    { scope: 'worker' },
  ],

  server: async ({ gateway }, give) => {
    const server = await startServer({ today: testToday, now: testClock() });
    gateway.connect(server);
    await give(server);
    await gateway.disconnect();
    await server.close();
  },

  service: async ({ server }, give) => give(server.service),

  baseURL: async ({ gateway }, give) => give(gateway.url),

  warm: [
    async ({ browser }, give) => {
      const warm = new WarmContext(browser);
      await give(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      gateway,
      warm,
      service,
      language,
      theme,
      signedInAs,
      remembered,
      hasOwnContext,
      viewport,
      isMobile,
      locale,
    },
    give,
    { errors },
  ) => {
    const context = hasOwnContext
      ? await browser.newContext()
      : await warm.take({ viewport, isMobile, locale });
    const clock = await setClock(context);
    const [page = await context.newPage()] = context.pages();
    const session = signedInAs === 'nobody' ? {} : await sessionEntries(service, signedInAs);
    await remember(page, gateway.url, { language, theme, ...session, ...remembered });
    await give(context);
    if (hasOwnContext) await context.close();
    else if (errors.length > 0) await warm.close();
    else {
      await clock.dispose();
      await warm.clear(gateway.url);
    }
  },

  page: async ({ context }, give) => {
    const [page] = context.pages();
    if (!page) throw new Error('the context has no page');
    await give(page);
  },

  trouble: [
    async ({ context, gateway }, give, { errors }) => {
      const witness = watch(context, gateway.url);
      await give(witness);
      // A test that failed half-way may not have come to the trouble that it announced.
      const problems =
        errors.length > 0 ? witness.surprises() : [...witness.surprises(), ...witness.missing()];
      expect(problems, 'what went wrong around the page').toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, gateway, service }, give) =>
    give(async (name) => store(context, gateway.url, await sessionEntries(service, name))),
});

/** `test.use(wholeBrowser)` at the top of a file whose tests open a PDF, which the quick browser cannot show. */
export const wholeBrowser = {
  launchOptions: { executablePath: process.env['TAGWERK_WHOLE_BROWSER'] ?? '', args: browserFlags },
};

/** The reason why a test runs at desktop size only: `test.skip(isMobile, sameEverywhere)`. */
export const sameEverywhere = 'nothing of it depends on the device';

/**
 * Skips two of the four pairs of device and language, because they find nothing new: long German words need the narrow
 * screen, English ones the wide one. For tests of whole screens, to be called within `describe`.
 */
export function germanOnPhones(language: Settings['language']): void {
  test.skip(({ isMobile }) => isMobile !== (language === 'de'), 'German on phones, English on desktops');
}

/** The current address without the host. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits until the app has replaced the first screen of `index.html` (`src/app/first-screen`). */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-first-screen');
}

/**
 * Opens a screen and waits until it has what it asked for.
 *
 * @param shows a text of the loaded data. A check of an empty screen would pass, because there is nothing to find fault with
 */
export async function openScreen(page: Page, address: string, shows: string | RegExp): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .is-skeleton')).toHaveCount(0);
}
