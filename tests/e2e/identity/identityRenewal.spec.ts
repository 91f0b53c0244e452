import type { Page } from '@playwright/test';
import { expect, pathOf } from '../fixtures';
import { signInWithMicrosoft, test } from './identityHosts';
import { storedSession } from './identityMicrosoft';
import { accessTokenNo } from './identityPeople';

test.skip(({ isMobile }) => isMobile, 'the renewal has no layout');

/** Sets the stored expiry to one minute from now, so that the token must be renewed. */
async function endSoon(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem('tagwerk.msalExpiresOn', new Date(Date.now() + 60_000).toISOString()),
  );
}

/** The user returns to the tab, which checks the token at once instead of after 5 seconds. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function accessToken(page: Page): Promise<string | null> {
  return (await storedSession(page)).msalAccessToken;
}

/** Checks that no tab is renewing the token any more. */
async function expectRenewalOver(page: Page): Promise<void> {
  const names = async () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].map(({ name }) => name).filter((name) => name === 'msalRenewal');
    });
  await expect.poll(names).toEqual([]);
}

/** Browsers warn about every hidden frame of the library. */
const frameWarning = /^console\.warning: An iframe which has both allow-scripts and allow-same-origin/u;

/** Signs in and opens the work screen, where the background work runs. */
async function start(page: Page): Promise<void> {
  await signInWithMicrosoft(page);
  await page.goto('/work');
  await expect(page.getByRole('button', { name: 'New Entry' })).toBeVisible();
}

test(
  'two tabs renew the token only once, by the refresh token',
  { tag: '@all' },
  async ({ page, context, microsoft }) => {
    await start(page);
    const second = await context.newPage();
    await second.goto('/expenses');
    await expect(second.getByRole('heading', { level: 1 })).toBeAttached();

    const letGo = microsoft.holdTokens();
    await endSoon(page);
    await Promise.all([lookAt(page), lookAt(second)]);
    await expect.poll(() => microsoft.tokenRequests.length).toBe(2);
    // While one tab renews the token, the other one checks it twice.
    await Promise.all([lookAt(page), lookAt(second)]);
    letGo();
    await expect.poll(async () => accessToken(second)).toBe(accessTokenNo(2));
    await Promise.all([lookAt(page), lookAt(second)]);
    await expectRenewalOver(page);

    expect(microsoft.tokenRequests.map((sent) => sent.get('grant_type'))).toEqual([
      'authorization_code',
      'refresh_token',
    ]);
    const { msalExpiresOn, msalMail } = await storedSession(page);
    expect(msalMail).toBe(microsoft.person.mail);
    const minutesLeft = await page.evaluate(
      (end) => (Date.parse(end) - Date.now()) / 60_000,
      msalExpiresOn ?? '',
    );
    expect(minutesLeft).toBeGreaterThan(55);
  },
);

test(
  'a token with less than 5 minutes left is renewed without a reload, one with more is not',
  { tag: '@all' },
  async ({ page, microsoft }) => {
    await start(page);
    await page.evaluate(() =>
      localStorage.setItem('tagwerk.msalExpiresOn', new Date(Date.now() + 330_000).toISOString()),
    );
    await lookAt(page);
    await expectRenewalOver(page);
    expect(microsoft.tokenRequests).toHaveLength(1);
    await endSoon(page);
    // The app checks the token every 5 seconds.
    await expect.poll(async () => accessToken(page), { timeout: 10_000 }).toBe(accessTokenNo(2));
  },
);

test(
  'after the browser was closed, a hidden frame renews the token with the stored mail as hint',
  { tag: '@all' },
  async ({ page, context, microsoft, trouble }) => {
    trouble.expect(frameWarning);
    await start(page);
    // The key to the library's stored data is a session cookie.
    await context.clearCookies();
    await endSoon(page);
    await page.reload();
    await expect.poll(async () => accessToken(page)).toBe(accessTokenNo(2));
    const [, question] = microsoft.questions;
    expect(question?.get('prompt')).toBe('none');
    expect(question?.get('login_hint')).toBe(microsoft.person.mail);
    expect(pathOf(page)).toBe('/work');
  },
);

test(
  'when only the user can resolve it, the session ends at /expired, and its storage is cleared (R-2.44)',
  { tag: '@all' },
  async ({ page, service, microsoft, trouble }) => {
    trouble.expect(frameWarning);
    trouble.expect(/^console\.error: Failed to load resource: the server responded with a status of 400/u);
    await start(page);
    microsoft.refusesRefresh = true;
    microsoft.isSessionOver = true;
    await endSoon(page);
    await lookAt(page);
    await expect(page.getByRole('heading', { name: 'Your session hat timeout.' })).toBeFocused();
    expect(pathOf(page)).toBe('/expired');
    // The library tried its hidden frame before it gave up.
    expect(microsoft.questions.at(-1)?.get('prompt')).toBe('none');
    expect(Object.values(await storedSession(page))).toEqual([null, null, null, null, null]);
    const names = async () =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => /msal|user/u.test(name)));
    await expect.poll(names).toEqual([]);
    await expect.poll(() => service.presence.users()).toEqual([]);
  },
);

test(
  'when Microsoft does not answer, the session stays, and the renewal is repeated',
  { tag: '@all' },
  async ({ page, microsoft, trouble }) => {
    trouble.expect(/^request failed: https:\/\/login\.microsoftonline\.com\/\S+\/token\S* net::ERR_/u);
    trouble.expect(/^console\.error: Failed to load resource: net::ERR_/u);
    trouble.expect(/^console\.warning: no access token: post_request_failed/u);
    await start(page);
    microsoft.isDown = true;
    await endSoon(page);
    await lookAt(page);
    // The library itself repeats a failed request.
    await expect.poll(() => microsoft.tokenRequests.length).toBeGreaterThan(1);
    await expectRenewalOver(page);
    expect(pathOf(page)).toBe('/work');
    expect(await accessToken(page)).toBe(accessTokenNo(1));
    microsoft.isDown = false;
    await lookAt(page);
    await expect.poll(async () => accessToken(page)).not.toBe(accessTokenNo(1));
    expect(await accessToken(page)).toMatch(/-access-\d$/u);
  },
);
