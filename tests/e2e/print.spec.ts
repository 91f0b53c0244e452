import { guidOf } from '../accounts';
import { seedBoard } from '../service/seed/manyTasks';
import { expect, test } from './fixtures';

// The next test on the same page would still be in print mode.
test.use({ signedInAs: 'member', hasOwnContext: true });

const screens = [
  ['the work list', '/work', /^Period \d/u],
  ['the week', '/work?view=week', /^Week 47/u],
  ['expenses', '/expenses', /^Period \d/u],
  ['time sheets', '/timesheets', /^Period \d/u],
  ['a customer', '/customer/1', /^Hours per month/u],
  ['a project', '/project/1', /^Hours per month/u],
  ['a month', '/timesheets/month/2026-10', /^October 2026/u],
] as const;

for (const [name, path, heading] of screens) {
  test(`the printed page of ${name} shows user and period, no controls, and complete names (R-1.42)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('main');
    // The cells of the week, and the rows of a day on a phone, are fields, and what they hold is what is printed.
    const controls = main
      .locator(
        '.btn, .tw-icon-button, select, input:not([role="grid"] input, [aria-label="Hours of the day"] input)',
      )
      .filter({ visible: true });
    await expect(controls.first()).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByText('Nordfeld Software & Beratung GmbH').first()).toBeVisible();
    await expect(main.getByText('Jana Albrecht').first()).toBeVisible();
    await expect(main.getByText(/^Printed 18\.11\.2026, \d\d:\d\d$/u)).toBeVisible();
    await expect(main.getByText(heading).first()).toBeVisible();
    await expect(controls).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const clipped = await main.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('td, td *')]
        .filter((cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1)
        .filter((cell) => getComputedStyle(cell).overflow === 'hidden')
        .map(({ textContent }) => textContent),
    );
    expect(clipped).toEqual([]);
  });
}

for (const view of ['its columns', 'its lanes'])
  test(`a board in ${view} prints every card, none of them cut off (R-11.88)`, async ({ page, service }) => {
    const board = seedBoard(service, guidOf(service, 'member'), { title: 'Umbau', buckets: 3, count: 120 });
    await page.goto(`/planner/kanban/${board}`);
    if (view === 'its lanes') await page.getByRole('combobox', { name: 'By' }).selectOption('priority');
    const cards = page.getByRole('button', { description: /Press Space to lift/u });
    await expect(cards.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCount(120);
    const hidden = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const { left, right, bottom } = card.getBoundingClientRect();
          return left < 0 || right > innerWidth || bottom + scrollY > document.documentElement.scrollHeight;
        }).length,
    );
    expect(hidden).toBe(0);
  });

test.describe('a manager', () => {
  test.use({ signedInAs: 'manager' });

  test('the table of the report prints all of its columns (R-16.99)', async ({ page }) => {
    await page.goto('/customers/report?rows=person&cols=week&period=last-quarter');
    const table = page.getByRole('table').first();
    await expect(table).toBeVisible();
    const isCutOff = async () =>
      table.evaluate(({ parentElement: frame }) => {
        const isScrolled = frame !== null && getComputedStyle(frame).overflowX !== 'visible';
        return isScrolled && frame.scrollWidth > frame.clientWidth;
      });
    // The size of a page of paper in portrait format.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect(table.getByRole('columnheader').nth(12)).toBeAttached();
    expect(await isCutOff()).toBe(false);
  });
});
