import type { Locator } from '@playwright/test';
import { expect, openScreen, test } from './fixtures';
import { PlannerPage } from './pages/plannerPage';

test.use({ signedInAs: 'member' });

test(
  'on a phone a bucket fills the screen, and while cards are scrolled down the head of a board only shows its title (R-11.44)',
  { tag: '@phone' },
  async ({ page, service }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const planner = new PlannerPage(page);
    await planner.openLargeBoard(service);
    const completed = page.getByRole('switch', { name: 'Show completed tasks' });
    await expect(completed).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const bucket = await planner.bucket('Spalte 1').boundingBox();
    expect(bucket?.width).toBeGreaterThan(320);

    const board = page.locator('[data-held]');
    await board.evaluate((element) => element.scrollTo(0, 900));
    await expect(completed).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Groß' })).toBeInViewport();
    await board.evaluate((element) => element.scrollTo(0, 0));
    await expect(completed).toBeInViewport();
  },
);

test(
  'at 400 % zoom the bars and the heads of dialogs scroll away (R-1.40)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/expenses');
    const banner = page.getByRole('banner');
    await expect(banner).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(banner).not.toBeInViewport();

    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { name: 'Record expenses' });
    await expect(title).toBeInViewport();
    await dialog.getByRole('button', { name: 'Save and close' }).scrollIntoViewIfNeeded();
    await expect(title).not.toBeInViewport();
  },
);

test(
  'on a phone that is held across, the last entry of the user menu can be seen (R-24.100)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openScreen(page, '/work', 'of 40 h');
    await page.getByRole('button', { name: /^Account: /u }).click();
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    await logout.scrollIntoViewIfNeeded();
    await expect(logout).toBeInViewport({ ratio: 1 });
  },
);

for (const size of [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])
  test(`in a window of ${size.width} x ${size.height} the place of a new task is seen once it has the focus (R-24.101)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openScreen(page, '/planner/kanban/1', 'Zählerliste Halle 5 anfordern');
    const add = page.getByRole('button', { name: 'Add task: Eingang' });
    await add.focus();
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.press('Enter');
    await expect(page.getByRole('textbox', { name: 'New task: Eingang' })).toBeInViewport({ ratio: 1 });
  });

test('on a low screen a message covers the bar of the page instead of its rows (R-1.44)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/work');
  const line = page.getByRole('combobox', { name: 'Quick entry' });
  await line.fill('2h Kessler Shop Test');
  await expect(page.getByRole('group', { name: 'Understood' }).getByRole('button')).toHaveCount(4);
  await line.press('Enter');
  const message = await page.locator('[data-tone]').boundingBox();
  const banner = await page.getByRole('banner').boundingBox();
  expect(message?.y).toBeLessThan((banner?.y ?? 0) + (banner?.height ?? 0));
});

test('on a tablet a message lies below the end of a large dialog, not on its buttons (R-24.88)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/work');
  await page.getByRole('button', { name: 'New Entry' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Work hours').fill('1');
  await dialog.getByLabel('Description').fill('Load test');
  await dialog.getByRole('button', { name: 'Save and next' }).click();
  const message = page.getByRole('region', { name: 'Messages' }).locator('[data-tone]');
  await expect(message).toBeInViewport();
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 900);
  const save = dialog.getByRole('button', { name: 'Save and next' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const foot = await dialog.locator('.modal-content').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(await top(message));
});

test('a message on the month page does not cover the next step (R-1.44)', async ({ page }) => {
  await page.goto('/timesheets/month/2026-10');
  await page.getByRole('button', { name: 'Create again' }).click();
  const message = await page.locator('[data-tone]').boundingBox();
  const sign = await page.getByRole('button', { name: 'Sign', exact: true }).boundingBox();
  // It is beside the step, or on a phone above the bar with the step.
  const isBeside = (message?.x ?? 0) + (message?.width ?? 0) < (sign?.x ?? 0);
  expect(isBeside || (message?.y ?? 0) + (message?.height ?? 0) <= (sign?.y ?? 0)).toBe(true);
});

test.describe('a manager’s small screen', () => {
  test.use({ signedInAs: 'manager' });

  test(
    'shows a board that is no wider than a window of 320 px (R-1.39)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/planner/kanban/6');
      await expect(page.getByRole('button', { name: 'Manage members' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 320, height: 844 });
      await page.goto('/planner/kanban/6?group=priority');
      await expect(page.getByRole('button', { name: 'Actions: Rückfallplan für Linie 3' })).toBeInViewport({
        ratio: 1,
      });
    },
  );

  test(
    'shows views and field of a board in one line at 375 px, and lanes and switch in another (R-1.39)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 640 });
      await page.goto('/planner/kanban/6');
      const field = page.getByRole('textbox', { name: 'Search and filter tasks' });
      await expect(field).toBeVisible();
      const middleOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height / 2 : NaN;
      };
      const [views, search] = [page.getByRole('group', { name: 'View' }), field];
      expect(Math.abs((await middleOf(views)) - (await middleOf(search)))).toBeLessThan(4);
      const [lanes, completed] = [
        page.getByRole('combobox', { name: 'By' }),
        page.getByText('Show completed tasks'),
      ];
      expect(Math.abs((await middleOf(lanes)) - (await middleOf(completed)))).toBeLessThan(4);
    },
  );

  test('shows the customers’ names in full at 320 px (R-1.39)', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/customers');
    const names = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(names.first()).toBeVisible();
    const areCut = await names.evaluateAll((all) =>
      all.map((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1),
    );
    expect(areCut).toEqual(Array.from({ length: 12 }, () => false));
  });
});

test.describe('a small screen in German', () => {
  test.use({ language: 'de' });

  test(
    'shows a title of one long word in one line at 320 px (R-1.39)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/timesheets');
      const title = page.getByRole('banner').getByText('Stundenzettel', { exact: true });
      await expect(title).toBeVisible();
      const { height = 0 } = (await title.boundingBox()) ?? {};
      const lineHeight = await title.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(height).toBeLessThan(1.5 * lineHeight);
    },
  );
});

test('the header does not cover the focused control (R-1.39)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/profile');
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('contentinfo').getByText('Terms').click();
  const top = async () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const { activeElement: focused } = document;
      if (!header || !focused?.closest('main')) return null;
      return focused.getBoundingClientRect().top - header.bottom;
    });
  const tops: number[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const now = await top();
    if (now !== null) tops.push(now);
  }
  expect(tops.length).toBeGreaterThan(3);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
});

test('names of any length make no page wider than its window, and the header keeps its buttons apart (R-24.70)', async ({
  page,
  service,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  service.db.run('update users set givenname = ?, surname = ?, company = ?', 'Maximiliane', long, long);
  service.db.run('update customers set Location = ?', long);
  service.db.run('update projects set OrderNumber = ?', long);
  service.db.run('update buckets set name = ?', long);
  const [timer, theme] = ['Timer', 'Dark appearance'].map((name) => page.getByRole('button', { name }));
  for (const [width, path, shows] of [
    [1440, '/customer/2', 'Hours worked'],
    [844, '/planner/kanban/1?view=list', 'Zählerliste'],
    [844, '/project/5', 'Hours worked'],
    [390, '/project/5', 'Hours worked'],
    [390, '/customer/2', 'Hours worked'],
    [390, '/profile', 'Company'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openScreen(page, path, shows);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(
      width,
    );
    const [start, next] = [await timer?.boundingBox(), await theme?.boundingBox()];
    expect((start?.x ?? NaN) + (start?.width ?? NaN)).toBeLessThanOrEqual(next?.x ?? NaN);
  }
});
