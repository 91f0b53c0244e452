import type { Locator, Page } from '@playwright/test';
import { event, microsoftSession } from './calendarEvents';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';

test.use({ signedInAs: 'member' });

const column = (page: Page, date: string) => page.locator(`fieldset[data-day="2026-11-${date}"]`);

async function widthOf(page: Page, date: string): Promise<number> {
  const box = await column(page, date).boundingBox();
  if (!box) throw new Error('the day is not on the screen');
  return box.width;
}

/** Waits for the records of a Tuesday, and returns how high an hour of its first block is. */
async function hourOf(page: Page): Promise<number> {
  const block = column(page, '17').locator('[data-record]').first();
  await expect(block).toBeVisible();
  const hours = Number(await block.evaluate((one) => getComputedStyle(one).getPropertyValue('--hours')));
  const box = await block.boundingBox();
  if (!box || !(hours > 0.5)) throw new Error('the block has no height');
  // Between two blocks there are two pixels.
  return (box.height + 2) / hours;
}

test('by mouse an hour is 44 pixels high, and a day of the weekend half as wide as another (R-21.54, R-21.55)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no mouse');
  await page.goto('/work?view=calendar');
  expect(await hourOf(page)).toBeCloseTo(44, 0);
  const [friday, saturday, sunday] = [
    await widthOf(page, '20'),
    await widthOf(page, '21'),
    await widthOf(page, '22'),
  ];
  expect(saturday / friday).toBeCloseTo(0.5, 1);
  expect(sunday / friday).toBeCloseTo(0.5, 1);
});

/** Whether an element is wider or higher than what is seen of it. */
const isClipped = async (element: Locator) =>
  element.evaluate((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);

/** Whether a text is wider or higher than the box that shows it. */
const isCut = async (page: Page, text: string) =>
  page.getByRole('dialog').evaluate((dialog, words) => {
    const box = [...dialog.querySelectorAll('input, span, button')].find(
      (one) => (one instanceof HTMLInputElement ? one.value : one.textContent) === words,
    );
    if (!box) throw new Error(`the editor has no ${words}`);
    return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
  }, text);

test(
  'on a phone the bar above the days is there before their hours, and stays where it is (R-21.58)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the bar of a phone');
    const records = await holdBack(page, '**/api/workrecords');
    await page.goto('/work?view=calendar');
    const spans = page.getByRole('group', { name: /^(Span|Zeitraum)$/u });
    await expect(spans).toBeVisible();
    const before = await spans.boundingBox();
    records.letGo();
    await expect(column(page, '18')).toBeVisible();
    expect(await spans.boundingBox()).toEqual(before);
  },
);

test('the editor beside a block shows its whole day (R-21.34)', { tag: '@both' }, async ({ page }) => {
  await page.goto('/work?view=calendar&date=2026-11-17');
  await column(page, '17').locator('[data-record]').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
  expect(await isCut(page, 'Tue 17.11.2026')).toBe(false);
});

test(
  'a phone shows one day with 64 pixels an hour, and held across seven days as high, the weekend half as wide, without scrolling sideways (R-21.53, R-21.54, R-21.55)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a mouse is not turned');
    await page.goto('/work?view=calendar&date=2026-11-17');
    await expect(page.locator('fieldset[data-day]')).toHaveCount(1);
    expect(await hourOf(page)).toBeCloseTo(64, 0);

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator('fieldset[data-day]')).toHaveCount(7);
    expect(await hourOf(page)).toBeCloseTo(64, 0);
    expect((await widthOf(page, '21')) / (await widthOf(page, '20'))).toBeCloseTo(0.5, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  },
);

test.describe('three days of a phone', () => {
  test.use({ remembered: microsoftSession });
  test.skip(({ isMobile }) => !isMobile, 'they are those of a phone');

  test(
    'a block shows whole lines of its text, and a meeting the whole of its time (R-21.56, R-21.57)',
    { tag: '@phone' },
    async ({ page, service }) => {
      service.db.run(
        "update workRecords set HoursWorked = 2, Description = 'Abnahmetests, Fehlermeldungen und barrierefreie Formulare überarbeitet' where Date = '2026-11-17'",
      );
      await page.route('**/api/calendar/me/view', async (route) =>
        route.fulfill({ json: [event('1', '2026-11-18', '09:00', '11:30', 'Abnahmetest Linie 3')] }),
      );
      await page.goto('/work?view=calendar&span=3&date=2026-11-18');
      const block = column(page, '17').locator('[data-record]').first();
      await expect(block).toBeVisible();
      expect(await isClipped(block)).toBe(false);
      const time = column(page, '18').getByText('10:00 – 12:30');
      await expect(time).toBeVisible();
      expect(await isClipped(time)).toBe(false);
    },
  );
});
