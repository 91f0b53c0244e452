import { expect, test } from './fixtures';

test.use({ signedInAs: 'member' });

// A window of 1280 × 1024 at a zoom of 400 %.
const zoomed = { width: 320, height: 256 };

for (const path of [
  '/work?view=calendar',
  '/work?view=calendar&span=month',
  '/work?view=week',
  '/work/import',
])
  test(`${path} needs no scrolling sideways at a zoom of 400 % (R-21.17)`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await expect(page.locator('main [data-record], main [role=grid], main input').first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width);
  });

test('at a zoom of 400 % a record is opened in the calendar and its hours are typed (R-21.17)', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await page.goto('/work?view=calendar&date=2026-11-17');
  await page.locator('[data-record]').first().click();
  const hours = page.getByRole('dialog').getByRole('textbox', { name: 'Hours' });
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await hours.fill('6.5');
  await hours.press('Enter');
  expect((await saved).postDataJSON()).toMatchObject({ HoursWorked: 6.5 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width);
});

test('at a zoom of 400 % each field and button of a record’s editor can be seen (R-24.98)', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await page.goto('/work?view=calendar&date=2026-11-17');
  await page.locator('[data-record]').first().click();
  const editor = page.getByRole('dialog');
  await expect(editor.getByRole('textbox', { name: 'Hours' })).toBeFocused();
  for (const control of await editor
    .locator('input, select, textarea, button')
    .filter({ visible: true })
    .all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
});

test('a name that is read from right to left leaves the hours at their right (R-21.18)', async ({
  page,
  service,
}) => {
  // With a mark that turns what follows round.
  service.db.run("update projects set Name = 'מערכת 2.0 \u202E'");
  service.db.run("update customers set Name = 'לקוח (צפון) 7'");
  for (const span of ['7', 'month']) {
    await page.goto(`/work?view=calendar&span=${span}&date=2026-11-17`);
    const record = page.locator('[data-record]').first();
    await expect(record).toContainText('מערכת');
    const name = await record.getByText('מערכת').first().boundingBox();
    const hours = await record.locator('em').boundingBox();
    expect(hours?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    await expect(record.locator('em')).toHaveText(/^\d+\.\d/u);
  }
});

test(
  'on a phone the line above the controls of working time is as wide as the screen (R-21.47)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'beside each other elsewhere');
    for (const path of ['/work', '/work?view=week']) {
      await page.goto(path);
      const line = page.getByText('still missing today.');
      await expect(line).toBeVisible();
      const [text, controls] = [
        await line.boundingBox(),
        await page.getByRole('group', { name: 'View' }).boundingBox(),
      ];
      expect(text?.width).toBeGreaterThan(300);
      expect(text?.y).toBeLessThan(controls?.y ?? 0);
    }
  },
);

test('what a day lacks is written whole in its bar (R-1.89)', { tag: '@both' }, async ({ page }) => {
  await page.goto('/timesheets/month/2026-08');
  const gap = page.locator('button .tw-furrow-bar.gap').first();
  await expect(gap).toBeVisible();
  const { height, room } = await gap.evaluate((bar) => ({
    height: bar.scrollHeight,
    room: bar.clientHeight,
  }));
  expect(height).toBeLessThanOrEqual(room);
});
