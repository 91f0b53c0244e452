import type { Page } from '@playwright/test';
import { accounts } from '../accounts';
import { expect, expectAccessible, pathOf, takenOver, test } from './fixtures';

const mail = (page: Page) => page.getByLabel('Username (mail)');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const entry = /\/assets\/index-[^/]+\.js$/u;

/** Opens an address and holds the app's entry back until it is released. */
async function openSlowly(page: Page, address: string): Promise<{ letGo: () => void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { letGo: release };
}

const register = (page: Page) => page.getByRole('link', { name: 'Register' });

test('the sign-in form accepts text before the app has started, and the app takes it over (R-2.67)', async ({
  page,
}) => {
  const app = await openSlowly(page, '/');
  await mail(page).fill(accounts.member.mail);
  await password(page).focus();
  await page.keyboard.type('half a ');
  const places = async () =>
    Promise.all([mail(page), password(page), signIn(page)].map(async (it) => it.boundingBox()));
  const before = await places();
  const field = await password(page).elementHandle();
  app.letGo();
  await takenOver(page);
  // React has taken over the existing elements; a field is never replaced while the user types.
  expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(mail(page)).toHaveValue(accounts.member.mail);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('password');
  await expect(password(page)).toHaveValue('half a password');
  expect(await places()).toEqual(before);
  // The typed text is only taken over once.
  await register(page).click();
  await page.getByRole('heading', { level: 1, name: 'Registration' }).waitFor();
  await page.goBack();
  await expect(password(page)).toHaveValue('');
});

test('a form submitted before the app has started is sent by the app, and a deep link survives (R-2.67)', async ({
  page,
}) => {
  const app = await openSlowly(page, '/work?start=20');
  await mail(page).fill(accounts.member.mail);
  await password(page).fill(accounts.member.password);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('?start=20');
  app.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Working Time Management' })).toBeVisible();
  expect(pathOf(page)).toBe('/work?start=20');
});

test('a form submitted empty before the app has started shows what is missing', async ({ page }) => {
  const app = await openSlowly(page, '/');
  await signIn(page).click();
  app.letGo();
  await takenOver(page);
  await expect(page.getByText('Username cannot be blank')).toBeVisible();
  await expect(page.getByText('Password cannot be blank')).toBeVisible();
});

test('an app that cannot be loaded says so, and can be loaded again', async ({ page, trouble }) => {
  trouble.expect(/request failed: .*\/assets\/index-/u);
  trouble.allow(/Failed to load resource/u);
  await page.route(entry, async (route) => route.abort('connectionreset'));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Tagwerk could not be loaded.');
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await takenOver(page);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a button pressed before the app has started works once it has (R-2.67)', async ({ page }) => {
  const app = await openSlowly(page, '/');
  await page.getByRole('button', { name: 'DE – Deutsch' }).click();
  app.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('a link pressed before the app has started keeps the typed mail and the deep link (R-2.67)', async ({
  page,
}) => {
  const app = await openSlowly(page, '/work?start=20');
  await mail(page).fill(accounts.member.mail);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  app.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
  await expect(page.getByLabel('Mail')).toHaveValue(accounts.member.mail);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(mail(page)).toHaveValue(accounts.member.mail);
  await password(page).fill(accounts.member.password);
  await signIn(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Working Time Management' })).toBeVisible();
  expect(pathOf(page)).toBe('/work?start=20');
});

test.describe('before the app has started, with a mouse,', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test('the mail field has the focus, and keeps it', async ({ page }) => {
    const app = await openSlowly(page, '/');
    await expect(mail(page)).toBeFocused();
    await page.keyboard.type('jana');
    app.letGo();
    await takenOver(page);
    await expect(mail(page)).toBeFocused();
    await expect(mail(page)).toHaveValue('jana');
  });
});

test.describe('before the app has started, on a touch device,', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'only a phone');

  test('no field has the focus, which would open the keyboard', async ({ page }) => {
    await page.goto('/');
    await takenOver(page);
    await expect(mail(page)).not.toBeFocused();
  });
});

test.describe('before the app has started, with a session,', () => {
  test.use({ signedInAs: 'member', language: 'de' });

  test('the shell is shown in the chosen language, and cannot be used yet', async ({ page }) => {
    const app = await openSlowly(page, '/work');
    // By their styles, because nobody can reach what does not work yet: it is inert.
    const header = page.locator('header');
    await expect(header).toBeVisible();
    await expect(page.locator('#sidebar')).toContainText('Arbeitszeiten');
    await expect(page.getByRole('banner')).toHaveCount(0);
    const before = await header.boundingBox();
    app.letGo();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await header.boundingBox()).toEqual(before);
  });
});

for (const [language, theme, field] of [
  ['de', 'dark', 'Passwort'],
  ['en', 'light', 'Password'],
] as const) {
  test.describe(`before the app has started, ${language}, ${theme},`, { tag: '@all' }, () => {
    test.use({ language, theme });

    test('the first screen is accessible', async ({ page }) => {
      const app = await openSlowly(page, '/');
      await page.getByLabel(field, { exact: true }).waitFor();
      await expectAccessible(page);
      app.letGo();
    });
  });
}
