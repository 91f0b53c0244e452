import type { Page } from '@playwright/test';
import { microsoftSession } from './calendarEvents';
import { expect, expectAccessible, germanOnPhones, pathOf, test } from './fixtures';
import { tabTo } from './keyboard';
import { shiftOf, watchSlowly, widestOf } from './steady';

test.use({ signedInAs: 'member', remembered: microsoftSession });

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Calendar' }).getByRole('article').first()).toBeVisible();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const task = 'Abnahmeprotokoll Werk 2 an Kessler senden';

test.describe('the dashboard from the first frame on', () => {
  test.use({ hasOwnContext: true });

  test(
    'greeting, events, tasks and hours are shown, and nothing moves or is wider than the screen (R-3.8)',
    { tag: '@phone' },
    async ({ page }) => {
      // The processor is slowed down by four, and the machine may have other work.
      test.slow();
      const expectSlowly = expect.configure({ timeout: 40_000 });
      await watchSlowly(page);
      await page.goto('/dashboard');
      await expectSlowly(region(page, 'Calendar').getByRole('article').first()).toBeVisible();
      await expectSlowly(page.getByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
      await expectSlowly(page.getByRole('timer')).toHaveText(/^10:1\d\d\d$/u);
      await expectSlowly(region(page, 'Calendar').getByText('18.11.2026')).toBeVisible();
      await expectSlowly(region(page, 'Tasks today and overdue').getByRole('article')).toHaveCount(9);
      await expectSlowly(region(page, 'Hours per week').getByText('43.5')).toBeVisible();
      for (const name of ['Hours per week', 'Hours per customer', 'Hours per project']) {
        await region(page, name).scrollIntoViewIfNeeded();
        await expectSlowly(region(page, name).locator('canvas')).toBeVisible();
      }
      // The ring is 320 px wide, because its radius is 160 px.
      const ring = await region(page, 'Hours per customer').locator('canvas').boundingBox();
      expect([ring?.width, ring?.height]).toEqual([320, 320]);
      expect(await widestOf(page)).toBe(page.viewportSize()?.width);
      expect(await shiftOf(page)).toBeLessThan(0.001);
    },
  );
});

test(
  'in the narrowest window the radius of the ring is half of the width minus 60 px (R-3.8, R-3.24)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the window of the narrowest phone, which also zooms out as one');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dashboard');
    await region(page, 'Hours per customer').scrollIntoViewIfNeeded();
    const canvas = region(page, 'Hours per customer').locator('canvas');
    await expect(canvas).toBeVisible();
    expect((await canvas.boundingBox())?.width).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  'the popover of an avatar names the colleague, and an event is taken over as working time',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await open(page);
    const event = region(page, 'Calendar')
      .getByRole('article')
      .filter({ hasText: 'Workshop Schnittstellen' });
    const face = event.getByRole('listitem').getByRole('button').first();
    const name = (await face.locator('.visually-hidden').textContent()) ?? '';
    const popover = event.getByRole('group', { name });
    if (isMobile) await face.tap();
    else await face.hover();
    await expect(popover).toBeVisible();
    await expect(popover.getByRole('link')).toHaveAttribute('href', /^mailto:/u);
    const box = await popover.boundingBox();
    const size = page.viewportSize();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (size?.width ?? 0)).toBe(true);
    if (isMobile) await page.getByRole('heading', { level: 1 }).tap();
    else await page.mouse.move(0, 0);
    await expect(popover).toBeHidden();

    await event.getByRole('button', { name: /^Actions/u }).click();
    await page.getByRole('menuitem', { name: 'Takeover' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Description')).toHaveValue('Workshop Schnittstellen SAP–MES');
    await expect(dialog.getByLabel('Work hours')).toHaveValue('2');
    await dialog.getByLabel('Location').fill('Werk 2');
    await dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(dialog).toBeHidden();
    // The week's sum includes the new entry: 19.5 and 2.
    await expect(region(page, 'Hours per week').getByText('21.5')).toBeVisible();
  },
);

test(
  'by keyboard: another day, a menu, a task opened on its board, and back again',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await open(page);
    await page.getByRole('heading', { level: 1 }).focus();
    const next = page.getByRole('button', { name: 'Next day' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(region(page, 'Calendar').getByText('19.11.2026')).toBeVisible();
    await expect(next).toBeFocused();
    await page.getByRole('link', { name: 'Show all' }).focus();
    const menu = page.getByRole('button', { name: `Actions: ${task}` });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Takeover' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(pathOf(page)).toMatch(/^\/planner\/kanban\/\d+\?task=\d+$/u);
    // Without full control the title cannot be changed.
    await expect(page.getByRole('dialog').getByLabel('State')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
  },
);

test('Back restores the scroll position of the dashboard (R-1.16)', async ({ page }) => {
  await open(page);
  await region(page, 'Hours per project').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Show all' }).evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
});

test.describe('signing in', () => {
  test.use({ signedInAs: 'nobody', remembered: {} });

  test('leads to the dashboard, whose code was fetched while the password was typed (R-2.10)', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/(dashboard|texts-en-dashboard)-/u.exec(request.url())?.[1];
      if (name !== undefined && request.resourceType() === 'script') asked.push(name);
    });
    await page.goto('/');
    await page.getByLabel('Username').fill('jana.albrecht@nordfeld.example');
    await page.getByLabel('Password', { exact: true }).fill('tagwerk');
    const parts = ['dashboard', 'texts-en-dashboard'];
    await expect.poll(() => [...new Set(asked)].toSorted()).toEqual(parts);
    const before = asked.length;
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Good morning, Jana' })).toBeVisible();
    await expect(region(page, 'Tasks today and overdue').getByRole('article').first()).toBeVisible();
    expect(asked).toHaveLength(before);
  });
});

for (const language of ['en', 'de'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`the dashboard, ${language}, ${theme},`, { tag: '@all' }, () => {
      test.use({ language, theme });
      germanOnPhones(language);

      test('is accessible with data, with an open popover and menu, failed and empty', async ({
        page,
        signIn,
        trouble,
      }) => {
        trouble.expect(/status of 500/u);
        await page.goto('/dashboard');
        const calendar = page.locator('[aria-labelledby="day-calendar"]');
        await expect(calendar.getByRole('article').first()).toBeVisible();
        await expect(page.locator('.tw-legend li').first()).toBeVisible();
        await expectAccessible(page);
        await calendar
          .getByRole('button', { expanded: false })
          .and(page.locator('[aria-controls]'))
          .first()
          .click();
        await expect(calendar.getByRole('article').getByRole('group')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await calendar
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^(?:Actions|Aktionen)/u })
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.route(/evaluation|calendar\/me|tasks\/me/u, async (route) =>
          route.fulfill({ status: 500, body: '<h1>no</h1>' }),
        );
        await page.reload();
        await expect(page.getByRole('alert')).toHaveCount(5);
        await expectAccessible(page);
        await page.unroute(/evaluation|calendar\/me|tasks\/me/u);
        // A page that is open during a change of the user would reload by itself.
        await page.goto('about:blank');
        await signIn('newcomer');
        await page.goto('/dashboard');
        await expect(
          page.locator('[aria-labelledby="hours-per-customers"]').getByRole('heading', { level: 2 }).nth(1),
        ).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
