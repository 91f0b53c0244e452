import type { BrowserContext, Page } from '@playwright/test';
import { guidOf } from '../accounts';
import type { Service } from '../service/service';
import { isLargeSuite } from '../suite';
import { testNow } from '../today';
import { expect, sameEverywhere, takenOver, test } from './fixtures';
import { quietAddress } from './gateway';

/** Longer than an answer counts as fresh, and than the cache keeps what no screen shows. */
const LONG_MS = 61_000;
/** How often the app looks whether the device was asleep (`ageWatch.ts`). */
const TICK_MS = 10_000;

/** Address and heading of each screen, and what it asks for again while it is open. */
type Screen = readonly [address: string, heading: string, ...calls: string[]];

function screensOf(service: Service): readonly Screen[] {
  const own = guidOf(service, 'admin');
  const other = guidOf(service, 'newcomer');
  const board = ['/kanban/boards/1/buckets', '/kanban/boards/1/tasks'];
  return [
    [
      '/dashboard',
      'Good morning, Anke',
      '/kanban/tasks/me',
      '/evaluation/me/time',
      '/evaluation/me/customer',
    ],
    ['/work', 'Working Time Management', '/workrecords'],
    ['/work?view=week', 'Working Time Management', '/workrecords'],
    // These three read the user's records once, and then only what is new.
    ['/work/account', 'My time account'],
    ['/work/account/absences', 'My time account'],
    ['/work/account/law', 'My time account'],
    ['/expenses', 'Expenses', '/expenses'],
    ['/timesheets', 'Time Sheets', '/sheet/time'],
    ['/timesheets/month/2026-11', 'November 2026', '/sheet/time', '/workrecords', '/expenses'],
    ['/planner', 'Planner', '/kanban', '/kanban/tasks/me'],
    ['/planner/kanban/1', 'Kessler Maschinenbau GmbH', '/kanban/boards/1', ...board],
    [
      '/planner/kanban/1?task=1',
      'Kessler Maschinenbau GmbH',
      '/kanban/tasks/1/comments',
      '/kanban/tasks/1/details',
    ],
    ['/customers', 'Customers', '/customers'],
    // It keeps whole months on the device, and compares them in the background.
    ['/customers/report', 'Reporting'],
    ['/customer/2', 'Kessler Maschinenbau GmbH', '/customer/2', '/customer/2/evaluation'],
    ['/project/5', 'MES-Einführung Werk 2', '/project/5', '/project/5/evaluation'],
    ['/employees', 'Employee Network', '/users'],
    [`/employee/${other}`, 'Frieda Wolff', `/users/${other}`],
    ['/profile', 'Anke Petersen', `/users/${own}`],
  ];
}

/** Goes to a screen as a link does, without a reload. */
async function show(page: Page, [address, heading]: Screen): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await stands(page, heading);
}

/** The screen has its data; a crash has another heading, and so has a screen that could not be loaded. */
async function stands(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeAttached();
  await expect(page.locator('[aria-busy="true"], .is-skeleton')).toHaveCount(0);
}

/** Time passes without any timer, as while a device sleeps. */
async function passTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + LONG_MS);
}

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

const causes: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<void>>> = {
  'the network was gone and is back': async (_page, context) => {
    await context.setOffline(true);
    await context.setOffline(false);
  },
  'another tab has saved something': async (page, context) => {
    const other = context.pages().find((one) => one !== page);
    await other?.evaluate(() => {
      const channel = new BroadcastChannel('tagwerk-changes');
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage('changed');
    });
  },
  'the laptop was asleep': async (page) => {
    await passTime(page);
    await page.clock.runFor(TICK_MS);
  },
  'the tab was hidden for long': async (page) => {
    await setVisibility(page, 'hidden');
    await passTime(page);
    await setVisibility(page, 'visible');
  },
};

test.use({ signedInAs: 'admin', hasOwnContext: true });

for (const [cause, happens] of Object.entries(causes)) {
  test(`no screen crashes, open or opened again, and each open one asks again after ${cause} (R-14.41, R-14.42)`, async ({
    page,
    context,
    service,
    trouble,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, sameEverywhere);
    test.setTimeout(180_000);
    trouble.allow(/ERR_INTERNET_DISCONNECTED/u);
    const screens = screensOf(service);
    const other = await context.newPage();
    await other.goto(`${baseURL}${quietAddress}`);
    await page.clock.install({ time: testNow });
    await page.goto('/dashboard');
    await takenOver(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));

    for (const screen of screens) await show(page, screen);
    await happens(page, context);
    // The cache still has what these screens showed before.
    for (const screen of screens) await show(page, screen);
    for (const screen of screens) {
      const [, heading, ...calls] = screen;
      await show(page, screen);
      asked.clear();
      await happens(page, context);
      for (const call of calls) await expect.poll(() => [...asked], screen[0]).toContain(`/api${call}`);
      await stands(page, heading);
    }
    if (!isLargeSuite) return;
    // Nor do they with an empty cache.
    await page.clock.fastForward(LONG_MS);
    for (const screen of screens) await show(page, screen);
  });
}

test('without a network and a service worker the first move of a visit waits like any other (R-14.50)', async ({
  page,
  context,
  trouble,
  isMobile,
}) => {
  test.skip(isMobile, sameEverywhere);
  trouble.allow(/ERR_INTERNET_DISCONNECTED/u);
  await page.goto('/planner/kanban/1');
  // The code that saves is fetched after the screen.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('saver')),
  );
  const card = page.getByRole('button', { description: /Press Space to lift/u }).first();
  const title = await card.innerText();
  await context.setOffline(true);
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('waits');
});
