import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

const hidden = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('a week is entered in the grid by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows one day');
  await page.goto('/work');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('w');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const thursday = grid.getByRole('textbox', { name: /^Thu 19\.11\..*Dienstplan-App/u });
  await thursday.focus();
  await page.keyboard.type('2:30');
  await expect(page.getByText('= 2.5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(thursday).toHaveValue('2.5');
  await expect(grid.getByRole('textbox', { name: /^Thu 19\.11\./u }).nth(1)).toBeFocused();
  // The cell has its record, which the next keys change and delete.
  await expect(thursday).toHaveAttribute('data-record');
  await page.keyboard.type('7,30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ambiguous: 7.3 h or 7:30 h?').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');

  // F2 moves the focus to the description of the cell, and Enter back to the cell.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  const line = page.getByRole('textbox', { name: 'Description of the chosen cell' });
  await expect(line).toBeFocused();
  await line.fill('Typed in the grid');
  await page.keyboard.press('Enter');
  await expect(thursday).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(thursday).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thursday).toHaveValue('2.5');
  await expect(thursday).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(grid.getByRole('textbox', { name: /^Fri 20\.11\..*Dienstplan-App/u })).toBeFocused();
  expect(await page.evaluate(hidden)).toBe(0);

  // The list has the records that the grid has saved.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByText('Typed in the grid')).toBeVisible();
});

/** The position and size of an element in whole pixels. */
async function placeOf(locator: Locator): Promise<Record<'x' | 'y' | 'width' | 'height', number>> {
  const { x, y, width, height } = await locator.evaluate((element) => element.getBoundingClientRect());
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Pairs of a part of the skeleton, and the part of the week that replaces it. */
const partsOfWeek = [
  ['.is-skeleton th >> nth=1', '[role=grid] thead th >> nth=1'],
  ['.is-skeleton th >> nth=7', '[role=grid] thead th >> nth=7'],
  ['.is-skeleton tbody tr >> nth=0', '[role=grid] tbody tr >> nth=0'],
] as const;
const partsOfDay = [
  ['.is-skeleton > div >> nth=0', '[aria-label="Days of the week"]'],
  ['.is-skeleton > .skeleton', '.tw-furrow-bar:has(+ ul)'],
  ['.is-skeleton > div >> nth=3', '[aria-label="Hours of the day"] > li >> nth=1'],
] as const;

test('while its code is loading the week is shown as a skeleton, each part in its final place (R-5.2)', async ({
  page,
  isMobile,
}) => {
  const code = await holdBack(page, '**/WeekView-*.js');
  await page.goto('/work?view=week');
  const parts = isMobile ? partsOfDay : partsOfWeek;
  // While the records are loading, the page shows a skeleton of its own, which has the same class.
  await expect(page.locator('.tw-view[aria-busy="false"]').locator(parts[0][0])).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const expected = [];
  for (const [skeleton] of parts) expected.push(await placeOf(page.locator(skeleton)));

  code.letGo();
  await expect(page.locator(parts[0][1])).toBeVisible();
  // The line above the table only appears once a cell is chosen.
  if (!isMobile) await expect(page.getByRole('textbox', { name: /chosen cell/u })).toBeVisible();
  const places = [];
  for (const [, part] of parts) places.push(await placeOf(page.locator(part)));
  expect(places).toEqual(expected);
});

test('an empty week is accessible, and its first row can be added (R-5.2)', async ({ page, signIn }) => {
  await signIn('newcomer');
  await page.goto('/work?view=week');
  const addRow = page.getByRole('button', { name: /^(?:Customer and project …|Row)$/u });
  await expect(addRow).toBeVisible();
  await expectAccessibleInBothThemes(page, { inEverySuite: true });
  await addRow.click();
  await expect(page.getByRole('dialog', { name: 'Add a row' })).toBeVisible();
  await expectAccessibleInBothThemes(page, { inEverySuite: true });
});

test(
  'the week before is copied with its hours, and one undo removes them',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await page.goto('/work?view=week');
    const sum = page.getByRole('region', { name: 'Week at a glance' }).locator('p b');
    await expect(sum).toHaveText(/^\d/u);
    const before = await sum.textContent();
    await page.getByRole('button', { name: 'Take over last week' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take over last week' });
    await dialog.getByRole('button', { name: 'Rows and hours' }).click();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(hidden)).toBe(0);
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(dialog).toBeHidden();
    await expect(sum).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(sum).toHaveText(before ?? '');
    expect(isMobile || (await page.getByRole('grid').isVisible())).toBe(true);
  },
);

test(
  'a phone shows one day of the week, with steppers for the hours',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop shows the week');
    await page.goto('/work');
    await page.getByRole('button', { name: 'Week', exact: true }).tap();
    await expect(page.getByText('Today, Wednesday')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(hidden)).toBe(0);

    await page.getByRole('button', { name: 'Day after' }).tap();
    await expect(page.getByText('0.0 of 8 h')).toBeVisible();
    const more = page.getByRole('button', { name: /^0\.5 hours more: Thu 19\.11\..*Dienstplan-App/u });
    for (const _ of [1, 2, 3]) await more.tap();
    await expect(page.getByText('1.5 of 8 h')).toBeVisible();
    await page.getByRole('button', { name: 'Day before' }).tap();
    await page.getByRole('button', { name: /^Thursday.*, 1\.5 hours$/u }).tap();
    await expect(page.getByText('1.5 of 8 h')).toBeVisible();

    const days = page.getByRole('group', { name: 'Days of the week' }).getByRole('button');
    const names = page.getByRole('button', { name: /^Description and travel/u });
    const steps = page.getByRole('button', { name: /^Day (?:before|after)$/u });
    for (const button of await days.or(names).or(steps).all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  },
);
