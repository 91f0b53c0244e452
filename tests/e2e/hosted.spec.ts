import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { host } from '../build/host/host';
import { test as base, expect } from './fixtures';
import { startGateway } from './gateway';

/** The build with the settings of another company, as the host program writes it. */
const settings = {
  VITE_COMPANY_NAME: 'Kesselhaus </script> AG',
  VITE_IMPRINT_URL: '/imprint.html',
  VITE_MSAL_CLIENT_ID: '11111111-2222-3333-4444-555555555555',
  // Empty: this company does not use what the build has set up.
  VITE_GOOGLE_CLIENT_ID: '',
  VITE_ACCOUNT: 'off',
  VITE_REPORTS: 'off',
};

const test = base.extend<object, { gateway: Awaited<ReturnType<typeof startGateway>> }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture depends on
    async ({}, give) => {
      const out = mkdtempSync(path.join(tmpdir(), 'tagwerk-hosted-'));
      const file = path.join(out, 'settings.json');
      writeFileSync(file, JSON.stringify(settings));
      const dist = path.resolve(process.env['TAGWERK_DIST'] ?? 'dist');
      expect(await host({ dist, settings: file, out })).toEqual([]);
      const gateway = await startGateway(path.join(out, 'site'));
      await give(gateway);
      await gateway.close();
      rmSync(out, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('what the company has set up is there at the first paint, before any script of the app (R-22.14)', async ({
  page,
}) => {
  let show = () => {};
  const shown = new Promise<void>((resolve) => (show = resolve));
  await page.route(/\/assets\/.*\.js$/u, async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const microsoft = page.getByRole('button', { name: 'Continue with Microsoft' });
  await expect(microsoft).toBeVisible();
  await expect(page.getByRole('button', { name: /Google/u })).toHaveCount(0);
  const imprint = page.getByRole('link', { name: 'Imprint' });
  await expect(imprint).toHaveAttribute('href', '/imprint.html');
  const first = await microsoft.elementHandle();
  show();
  await expect
    .poll(async () => page.evaluate(() => document.documentElement.dataset['firstScreen']))
    .toBe('signIn');
  // The app took the form over and did not draw it again.
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'manager' });

  test('the app follows the settings of the page, without a request for them (R-22.14)', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/work');
    // The head of the printed page.
    await expect(page.getByText(settings.VITE_COMPANY_NAME)).toBeAttached();
    await expect(page.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint.html');
    expect(asked.filter((address) => /settings/u.test(address))).toEqual([]);
  });

  test('menus and addresses lack what the settings switch off (R-22.16)', async ({ page }) => {
    await page.goto('/customers');
    await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reporting' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'My time account' })).toHaveCount(0);
    for (const address of ['/work/account', '/customers/report']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    }
  });
});
