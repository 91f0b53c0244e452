import type { Page } from '@playwright/test';
import { expect, germanOnPhones, pathOf, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member' });

const kessler = 'Kessler Maschinenbau GmbH';

/** Opens the search as a user of this device does, and returns its field. */
async function openSearch(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: /^(?:Search|Suchen)$/u }).click();
  else await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: /^(?:Search|Suche)$/u });
  await expect(field).toBeFocused();
  return field;
}

const found = (page: Page) =>
  page.getByRole('group', { name: /^(?:Customers|Kunden)$/u }).getByRole('option');

test('typing three letters finds a customer, and choosing it opens it (R-13.1)', async ({
  page,
  isMobile,
}) => {
  await page.goto('/expenses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = await openSearch(page, isMobile);
  await field.pressSequentially('kes');
  await found(page).getByText(kessler).click();
  await expect(page.getByRole('heading', { level: 1, name: kessler })).toBeVisible();
  expect(pathOf(page)).toBe('/customer/2');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/expenses$/u);
});

test('a search without results says so in a panel of its own size (R-13.2)', async ({ page, isMobile }) => {
  await page.goto('/expenses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = await openSearch(page, isMobile);
  await field.pressSequentially('xyzzy');
  const says = page.getByRole('search').getByText(/(?:Nothing found for|Nichts gefunden zu)/u);
  await expect(says).toBeVisible();
  const drawing = await page.getByRole('search').getByRole('status').locator('svg').boundingBox();
  expect(drawing).toMatchObject({ width: 104, height: 60 });
});

test(
  'text typed before the panel is loaded is searched for once it is',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const panel = await holdBack(page, '**/assets/**/SearchPanel-*.js');
    await page.goto('/expenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = await openSearch(page, isMobile);
    await field.pressSequentially('ke');
    await page.keyboard.press('Enter');
    panel.letGo();
    await expect(found(page).getByText(kessler)).toBeVisible();
    await expect(field).toHaveValue('ke');
  },
);

test(
  'without the panel’s code the search says so, and the next letter tries again',
  { tag: '@all' },
  async ({ page, isMobile, trouble }) => {
    trouble.allow(/SearchPanel|ERR_FAILED|net::|Failed to (?:load|fetch)/u);
    await page.route('**/assets/**/SearchPanel-*', async (route) => route.abort());
    // Makes the app believe that the page was just reloaded for a missing file: see `missingChunks.ts`.
    await page.evaluate(() => sessionStorage.setItem('tagwerk.reloadedAt', String(Date.now())));
    await page.goto('/expenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = await openSearch(page, isMobile);
    await field.pressSequentially('ke');
    await expect(page.getByText('The search could not be loaded. Check the connection.')).toBeVisible();
    await page.unroute('**/assets/**/SearchPanel-*');
    await field.pressSequentially('s');
    await expect(field).toHaveValue('kes');
  },
);

test(
  'a search replaced by another one is cancelled, and the last answer is shown',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    let letGo = () => undefined as void;
    const isOver = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let answered = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await page.route('**/data/find/kes', async (route) => {
      await isOver;
      const hit = { type: 'customer', name: 'An old answer', link: '1', route: '/customer/' };
      // The app has cancelled this request.
      await route.fulfill({ json: [hit] }).catch(() => undefined);
      answered();
    });
    await page.goto('/expenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = await openSearch(page, isMobile);
    const asked = page.waitForRequest(/\/data\/find\/kes$/u);
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/kes'));
    await field.pressSequentially('kes');
    await asked;
    await field.pressSequentially('sler');
    expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(found(page).getByText(kessler)).toBeVisible();
    letGo();
    await isAnswered;
    await expect(page.getByText('An old answer')).toHaveCount(0);
  },
);

test(
  'a command of the search opens the dialog for a new entry',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await page.goto('/customers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = await openSearch(page, isMobile);
    await field.fill('new exp');
    await page.getByRole('option', { name: 'New expense' }).click();
    await expect(page.getByRole('dialog').getByLabel('Cost')).toBeVisible();
    expect(pathOf(page)).toBe('/expenses');
  },
);

test.describe('the search by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('Ctrl+K, arrows and Enter open a result, and the focus is then on the page', async ({ page }) => {
    await page.goto('/expenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kessler');
    await expect(found(page).getByText(kessler)).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toHaveText(kessler);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: kessler })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('Ctrl+Enter opens another tab, and the current one stays', async ({ page, context }) => {
    await page.goto('/expenses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('kessler');
    await expect(found(page).getByText(kessler)).toBeVisible();
    await expect(page.getByRole('option', { selected: true })).toHaveText(kessler);
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await opening).toHaveURL(/\/customer\/2$/u);
    expect(pathOf(page)).toBe('/expenses');
  });
});

test(
  'on a narrow screen the search is not wider than the screen, and covers the thumb bar',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.setViewportSize({ width: isMobile ? 320 : 768, height: 700 });
    await page.goto('/customers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = await openSearch(page, isMobile);
    await field.fill('kessler');
    await expect(found(page).getByText(kessler)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (!isMobile) return;
    const top = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('form') !== null,
    );
    expect(top).toBe(true);
  },
);

for (const language of ['en', 'de'] as const) {
  test.describe(`the search in ${language}`, { tag: '@all' }, () => {
    test.use({ language, theme: 'system' });
    germanOnPhones(language);

    test('is accessible', async ({ page, isMobile }) => {
      await page.goto('/expenses');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const field = await openSearch(page, isMobile);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await field.fill('kessler');
      await expect(found(page).getByText(kessler)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      const answer = page.waitForResponse(/\/data\/find\/2h/u);
      await field.fill('2h Kessler load test');
      await expect(
        page.getByRole('option', { name: /^(?:Record|Eintragen): 2h Kessler load test$/u }),
      ).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await (await answer).finished();
      // The answer has arrived, but the user is typing an entry, so the panel must not say that nothing was found.
      await expect(page.getByText(/^(?:Nothing found|Nichts gefunden)/u)).toHaveCount(0);
      await field.fill('xyzzy');
      await expect(page.getByText(/xyzzy[”“]/u)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });
}
