import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ signedInAs: 'member' });

const day = (page: Page, date: string) => page.locator(`fieldset[data-day="2026-11-${date}"]`);

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 200) };
}

/** The first block of a day with records, and its text. */
async function firstBlock(page: Page, date: string) {
  const block = day(page, date).locator('[data-record]').first();
  await expect(block).toBeVisible();
  const id = await block.getAttribute('data-record');
  return { block, moved: (to: string) => day(page, to).locator(`[data-record="${id}"]`) };
}

const nextSave = async (page: Page, method: 'PATCH' | 'PUT') =>
  page.waitForRequest((request) => request.method() === method && request.url().includes('/workrecords'));

test.describe('the calendar by mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  test.beforeEach(async ({ page }) => page.goto('/work?view=calendar'));

  test('a block is dragged to another day; Escape puts it back (R-21.40)', async ({ page }) => {
    const { block, moved } = await firstBlock(page, '17');
    const from = await middleOf(block);
    const to = await middleOf(day(page, '19'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(moved('17')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();

    const saved = nextSave(page, 'PATCH');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await page.mouse.up();
    await expect(moved('19')).toBeFocused();
    expect((await saved).postDataJSON()).toMatchObject({ Date: '2026-11-19' });
    await expect(page.getByText('Moved to Thu 19.11.')).toBeVisible();
  });

  test('hours that keys have changed a moment before a reload are offered again (R-24.83)', async ({
    page,
  }) => {
    const { block } = await firstBlock(page, '17');
    await block.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(block).toContainText('5.0');
    await page.reload();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('dialog').getByLabel('Work hours')).toHaveValue('5');
  });

  test('the lower edge changes the hours, and the free part of a day is drawn into (R-21.41)', async ({
    page,
  }) => {
    const { block } = await firstBlock(page, '17');
    const box = await block.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    const longer = nextSave(page, 'PATCH');
    await page.mouse.move(box.x + 40, box.y + box.height - 3);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + box.height + 19, { steps: 6 });
    await page.mouse.up();
    const before = Math.round(((box.height + 2) / 44) * 2) / 2;
    expect((await longer).postDataJSON()).toMatchObject({ HoursWorked: before + 0.5 });

    const free = await day(page, '20').locator('[data-stack]').boundingBox();
    if (!free) throw new Error('the day is not on the screen');
    await page.mouse.move(free.x + 20, free.y + 10);
    await page.mouse.down();
    await page.mouse.move(free.x + 20, free.y + 88, { steps: 6 });
    await page.mouse.up();
    const line = page.getByRole('combobox', { name: 'Quick entry' });
    await expect(line).toBeFocused();
    await expect(line).toHaveValue(/^2h /u);
    await page.keyboard.press('Escape');
    await expect(line).toBeHidden();
  });
});

test.describe('the calendar by mouse, while the days change', () => {
  // The clock and the colours are those of the context.
  test.use({ hasOwnContext: true });
  test.skip(({ isMobile }) => isMobile, 'a phone has no mouse');

  /** Lifts the first block of Tuesday, and carries it to a place. */
  async function carry(page: Page, to: { readonly x: number; readonly y: number }): Promise<void> {
    const { block } = await firstBlock(page, '17');
    const from = await middleOf(block);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await expect(page.locator('[data-lifted]')).toBeVisible();
  }

  test.beforeEach(async ({ page }) => page.goto('/work?view=calendar'));

  test('midnight makes the next day today, and the drag goes on (R-21.44)', async ({ page }) => {
    await expect(day(page, '17').locator('[data-record]').first()).toBeVisible();
    await carry(page, await middleOf(day(page, '20')));
    await expect(day(page, '19').getByText('missing')).toBeHidden();
    await page.clock.setSystemTime('2026-11-19T00:00:05');
    await expect(day(page, '19').getByText('missing')).toBeVisible();
    await expect(page.locator('[data-lifted]')).toBeVisible();
    const saved = nextSave(page, 'PATCH');
    await page.mouse.up();
    expect((await saved).postDataJSON()).toMatchObject({ Date: '2026-11-20' });
  });

  test('at the edge the week turns, and the block is dropped in the next one (R-21.45)', async ({ page }) => {
    await expect(day(page, '17').locator('[data-record]').first()).toBeVisible();
    const sunday = await day(page, '22').boundingBox();
    if (!sunday) throw new Error('the week is not on the screen');
    const edge = { x: sunday.x + sunday.width - 4, y: sunday.y + 200 };
    const to = await middleOf(day(page, '17'));
    await carry(page, edge);
    await expect(day(page, '24')).toBeVisible();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    // Another week turns if the pointer stays at the edge for longer, as it does beside other programs.
    const target = (await page.locator('fieldset[data-day]').nth(1).getAttribute('data-day')) ?? '';
    const saved = nextSave(page, 'PATCH');
    await page.mouse.up();
    expect((await saved).postDataJSON()).toMatchObject({ Date: target });
    expect(target > '2026-11-22').toBe(true);
  });

  test('with forced colours a block keeps an outline, and a selected one is marked (R-21.46)', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { block } = await firstBlock(page, '17');
    await expect(block).toHaveCSS('border-top-style', 'solid');
    await expect(block).toHaveCSS('border-top-width', '1px');
    await block.click({ modifiers: ['Control'] });
    await page.mouse.move(0, 0);
    await expect(block).toHaveCSS('outline-width', '2px');
  });
});

test.describe('the calendar on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a finger holds');

  /** Holds a block with a finger until it is lifted, carries it to a place, and drops it there. */
  async function carry(page: Page, block: Locator, place: Locator) {
    const [from, to] = [await middleOf(block), await middleOf(place)];
    const finger = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: y ?? 0 }],
      });
    await touch('touchStart', from.x, from.y);
    // The lifted block is there once the finger has been held long enough.
    await expect(page.locator('[data-lifted]')).toBeAttached();
    for (let step = 1; step <= 10; step += 1) {
      const part = step / 10;
      await touch('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const lifted = await page.locator('[data-lifted]').boundingBox();
    expect(lifted?.y ?? 0, 'the block hangs below the finger').toBeGreaterThan(to.y);
    await touch('touchEnd');
  }

  test('a block that is held is dropped on a day of the strip (R-21.42)', async ({ page }) => {
    await page.goto('/work?view=calendar&date=2026-11-17');
    const { block } = await firstBlock(page, '17');
    const saved = nextSave(page, 'PATCH');
    await carry(page, block, page.locator('button[data-drop="2026-11-19"]'));
    expect((await saved).postDataJSON()).toMatchObject({ Date: '2026-11-19' });
    await expect(page.getByText('Moved to Thu 19.11.')).toBeVisible();
  });

  test('a block that is carried to the day beside turns no days (R-21.39)', async ({ page }) => {
    await page.goto('/work?view=calendar&span=3&date=2026-11-18');
    const { block } = await firstBlock(page, '16');
    const saved = nextSave(page, 'PATCH');
    await carry(page, block, day(page, '18'));
    expect((await saved).postDataJSON()).toMatchObject({ Date: '2026-11-18' });
    await expect(page.getByText('Moved to Wed 18.11.')).toBeVisible();
    await expect(day(page, '16')).toBeVisible();
    expect(page.url()).toContain('date=2026-11-18');
  });
});
