import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accounts } from '../accounts';
import { host } from '../build/host/host';
import { expect, sameEverywhere, takenOver, test } from './fixtures';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', serviceWorkers: 'allow', hasOwnContext: true });
test.skip(({ isMobile }) => isMobile, sameEverywhere);

const dist = path.resolve(process.env['TAGWERK_DIST'] ?? 'dist');

test('a deployment that gets another service takes over from the worker of the one before, whose data stay (R-22.18)', async ({
  page,
  gateway,
  trouble,
}) => {
  // It waits for two workers to fetch all they keep, which takes 40 s where the processor is slow.
  test.setTimeout(150_000);
  trouble.allow(/ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/u);
  const folder = mkdtempSync(path.join(tmpdir(), 'tagwerk-changed-'));
  const settings = path.join(folder, 'settings.json');
  writeFileSync(settings, JSON.stringify({ VITE_API_URL: '/api/v2' }));
  expect(await host({ dist, settings, out: folder })).toEqual([]);
  // The other service is the one of the test at another address.
  await page.route('**/api/v2/**', async (route) =>
    route.continue({ url: route.request().url().replace('/api/v2/', '/api/') }),
  );

  const work = new WorkPage(page, false);
  await work.open();
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await work.newEntry.click();
  await work.enter({ Description: 'For the service before' });
  await expect
    .poll(async () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('tagwerk-drafts');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(work.records.first()).toBeVisible();

  gateway.serve(path.join(folder, 'site'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  // The page may be left, by itself or by this, before the call returns.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => null);
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeVisible();
  await takenOver(page);
  await page.getByRole('button', { name: 'EN – English' }).click();
  await page.getByLabel('Username (mail)').fill(accounts.member.mail);
  await page.getByLabel('Password', { exact: true }).fill(accounts.member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(work.records.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toHaveCount(0);
  expect(loads).toBe(1);

  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toMatch(/\/sw\.js\?named$/u);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toEqual(
    expect.arrayContaining(['tagwerk-drafts', expect.stringMatching(/^tagwerk@-\w+\/tagwerk-device$/u)]),
  );
  gateway.serve(dist);
  rmSync(folder, { recursive: true });
});
