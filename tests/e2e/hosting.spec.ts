import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type AccountName, accounts } from '../accounts';
import { expect, test as base, pathOf, sameEverywhere, takenOver } from './fixtures';
import { startGateway } from './gateway';
import { waitUntilAnswerIsKept, waitUntilKept } from './keptFiles';
import { offerNewerBuild, showTabUntil } from './newerBuild';
import { signOut } from './pages/accountMenu';

/**
 * One origin with two deployments of one build, at `/` as it was built and at `/b/` by the host program with settings of
 * another company, and with a foreign app at `/other/`.
 */
const second = {
  VITE_BASE_PATH: '/b/',
  VITE_COMPANY_NAME: 'Zweite GmbH',
  VITE_IMPRINT_URL: 'https://zweite.example/',
};

function makeSites(dist: string, folder: string): readonly string[] {
  const settings = path.join(folder, 'settings.json');
  writeFileSync(settings, JSON.stringify(second));
  const program = path.join(dist, 'host/host.mjs');
  execFileSync('node', [program, '--dist', dist, '--settings', settings, '--out', path.join(folder, 'b')]);
  const foreign = path.join(folder, 'foreign');
  mkdirSync(path.join(foreign, 'other'), { recursive: true });
  const files = {
    _headers: '',
    'other/index.html': '<!doctype html><link rel="icon" href="/favicon.svg"><title>Other</title>',
    'other/sw.js': '//',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(foreign, name), text);
  return [path.join(folder, 'b/site'), foreign];
}

const test = base.extend<object, { gateway: Awaited<ReturnType<typeof startGateway>> }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture depends on
    async ({}, give) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-sites-'));
      const dist = path.resolve(process.env['TAGWERK_DIST'] ?? 'dist');
      const gateway = await startGateway(dist, { sites: makeSites(dist, folder) });
      await give(gateway);
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow', hasOwnContext: true });
test.beforeEach(({ isMobile, trouble }) => {
  test.skip(isMobile, sameEverywhere);
  trouble.allow(/net::ERR_FAILED|ERR_INTERNET_DISCONNECTED/u);
});

/** Signs in on a page that shows the form, and waits for the account. */
async function signInAs(page: Page, name: AccountName): Promise<void> {
  await page.getByLabel('Username (mail)').fill(accounts[name].mail);
  await page.getByLabel('Password', { exact: true }).fill(accounts[name].password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: `Account: ${accounts[name].name}` })).toBeVisible();
}

/** A deployment has a language of its own, and the entries of the tests are those of the one at `/`. */
async function chooseEnglish(page: Page): Promise<void> {
  await takenOver(page);
  await page.getByRole('button', { name: 'EN – English' }).click();
  await expect(form(page)).toBeVisible();
  await page.reload();
  await takenOver(page);
}

const form = (page: Page) => page.getByLabel('Username (mail)');
const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Copy' }) });

async function openIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** What the origin keeps: names alone. */
async function keptOf(page: Page) {
  return page.evaluate(async () => ({
    entries: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }));
}

async function keepAsForeignApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/other/sw.js');
    await caches.open('other-cache');
    localStorage.setItem('other', 'x');
    await new Promise((resolve) => {
      indexedDB.open('other-database').addEventListener('success', resolve);
    });
  });
}

test('two deployments and a foreign app on one origin keep what is their own, when one signs out and when it is updated (R-22.28, R-22.30)', async ({
  page: first,
  context,
}) => {
  await first.goto('/work');
  await signInAs(first, 'member');
  await expect(rows(first).first()).toBeVisible();
  await first.evaluate(async () => navigator.serviceWorker.ready);
  const other = await openIn(context, '/other/index.html');
  await expect(other).toHaveTitle('Other');
  await keepAsForeignApp(other);

  // The worker of the first one leaves this address to its host.
  const page = await openIn(context, '/b/work');
  await chooseEnglish(page);
  await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', second.VITE_IMPRINT_URL);
  await signInAs(page, 'manager');
  await expect(rows(page).first()).toBeVisible();
  expect(pathOf(page)).toBe('/b/work');
  await expect(first.getByRole('button', { name: `Account: ${accounts.member.name}` })).toBeVisible();
  await waitUntilAnswerIsKept(first, '/workrecords');

  await signOut(page);
  await expect(form(page)).toBeVisible();
  await first.reload();
  await expect(rows(first).first()).toBeVisible();
  expect((await keptOf(first)).entries).toEqual(expect.arrayContaining(['tagwerk.token', 'other']));
  await signInAs(page, 'manager');

  await page.evaluate(async () => navigator.serviceWorker.ready);
  const before = await keptOf(page);
  expect(before.workers.toSorted()).toEqual(['/', '/b/', '/other/']);
  await offerNewerBuild(page, '**/b/meta.json');
  await showTabUntil(page, page.getByText('A new version has been loaded.', { exact: false }));
  const after = await keptOf(first);
  expect(after.databases.toSorted()).toEqual(before.databases.toSorted());
  expect(after.workers).toEqual(expect.arrayContaining(['/', '/other/']));
  const notOfSecond = before.caches.filter((name) => !name.endsWith('/b/'));
  expect(notOfSecond.length).toBeGreaterThan(1);
  expect(after.caches).toEqual(expect.arrayContaining(notOfSecond));
  await first.reload();
  await expect(rows(first).first()).toBeVisible();
});

test('below a path everything stays there: a deep link, a reload, the start of the installed app, the page of the providers, and all without a network (R-22.21, R-22.22, R-22.24)', async ({
  page,
  context,
}) => {
  const above = new Set<string>();
  context.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (!/^\/(?:b|api|ws)\//u.test(pathname)) above.add(pathname);
  });
  await page.goto('/b/customers');
  await chooseEnglish(page);
  await signInAs(page, 'manager');
  await expect(page).toHaveURL(/\/b\/customers$/u);
  await page.getByRole('navigation').getByRole('link', { name: 'Work record' }).first().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/b\/work$/u);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await waitUntilKept(page, ['work-records.js', 'saver.js', 'customers.js']);

  await page.reload();
  const kept = await keptOf(page);
  const names = [...kept.databases, ...kept.entries];
  const plain = names.filter((name) => !/^tagwerk@b-\w+\/tagwerk[.-]/u.test(name));
  // The entries of the test itself.
  expect(plain.toSorted()).toEqual(['tagwerk.language', 'tagwerk.theme']);
  expect(kept.caches.every((name) => name.endsWith('/b/'))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await context.setOffline(false);

  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toBe('/b/manifest.webmanifest');
  const devtools = await context.newCDPSession(page);
  const read = await devtools.send('Page.getAppManifest');
  const app = new URL('/b/', page.url()).href;
  expect([read.errors, read.manifest]).toEqual([
    [],
    expect.objectContaining({ startUrl: app, scope: app, id: app }),
  ]);
  // That the window of the test is a private one may be said, or not yet; the app itself gives no reason against it.
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.goto('/b/src/app/redirect.html');
  await expect(page).toHaveURL(/\/b\/(?:dashboard)?$/u);
  expect([...above]).toEqual([]);
});

test.describe('what was kept before deployments had names', () => {
  test.use({ signedInAs: 'member' });

  test('is found at the path where it was left, and not by another deployment (R-22.17, R-22.27)', async ({
    page,
    context,
  }) => {
    await page.goto('/work');
    await page.getByRole('button', { name: 'New Entry' }).click();
    await page
      .getByRole('dialog')
      .getByLabel('Description', { exact: true })
      .fill('Typed in the release before');
    // Where the draft is, and who has the plain names, are as an earlier build leaves them.
    await expect.poll(async () => (await keptOf(page)).databases).toContain('tagwerk-drafts');
    await page.evaluate(() => localStorage.removeItem('tagwerk.deployment'));

    const other = await openIn(context, '/b/work');
    await chooseEnglish(other);
    await signInAs(other, 'member');
    await other.getByRole('button', { name: 'New Entry' }).click();
    await expect(other.getByRole('dialog').getByLabel('Description', { exact: true })).toHaveValue('');

    await page.reload();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('dialog').getByLabel('Description', { exact: true })).toHaveValue(
      'Typed in the release before',
    );
    expect(await page.evaluate(() => localStorage.getItem('tagwerk.deployment'))).toMatch(/^tagwerk@-/u);
  });
});
