import { colourRules, expectAccessible } from './accessible';
import { expectDay } from './dateField';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

test('the week strip opens a day with its missing hours, and a typed line becomes an entry (R-4.33)', async ({
  page,
  isMobile,
}) => {
  const records = await holdBack(page, '**/api/workrecords');
  await page.goto('/work');
  await expect(page.locator('.tw-table.is-skeleton')).toBeVisible();
  await expectAccessible(page, { rules: colourRules });
  records.letGo();
  const strip = page.getByRole('region', { name: 'Week at a glance' });
  await expect(strip.getByRole('list')).toHaveAttribute('aria-busy', 'false');

  await strip.getByRole('button', { name: /^Thursday.*no entry yet/u }).click();
  const dialog = page.getByRole('dialog');
  await expectDay(dialog.getByLabel('Date', { exact: true }), '2026-11-19');
  await expect(dialog.getByLabel('Work hours')).toHaveValue('8');
  if (!isMobile) await expect(dialog.getByLabel('Work hours')).toBeFocused();
  await dialog.getByRole('button', { name: isMobile ? 'Close' : 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();

  const projects = await holdBack(page, '**/api/projects/*');
  const line = page.getByRole('combobox', { name: 'Quick entry' });
  if (isMobile) await line.tap();
  else await page.keyboard.press('n');
  await expect(line).toBeFocused();
  await line.pressSequentially('2h Kessler MES Load test of the strip 19.11.');
  const parts = page.getByRole('group', { name: 'Understood' });
  await expect(parts.getByRole('button', { name: 'MES-Einführung Werk 2' })).toBeVisible();
  await line.press('Enter');
  await expect(parts.getByText('saves as soon as the lists are loaded')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  projects.letGo();
  await expect(page.getByText('Load test of the strip').first()).toBeVisible();
  await expect(strip.getByRole('button', { name: /^Thursday.*2 of 8 hours/u })).toBeVisible();
  await expect(line).toHaveValue('');

  const hidden = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(hidden).toBe(0);
});

test(
  'the days of the week stay where they are when the hours and the link to the time account come (R-24.171)',
  { tag: '@both' },
  async ({ page }) => {
    const records = await holdBack(page, '**/api/workrecords');
    await page.goto('/work');
    const days = page.getByRole('list', { name: /^(Days of the week|Wochentage)$/u });
    await expect(days).toHaveAttribute('aria-busy', 'true');
    const before = await days.boundingBox();
    records.letGo();
    await expect(page.getByRole('link', { name: /^(Time account|Zeitkonto)/u })).toBeVisible();
    await expect(days).toHaveAttribute('aria-busy', 'false');
    expect(await days.boundingBox()).toEqual(before);
  },
);

test(
  'the underlines of a line that is longer than its field scroll with its text (R-24.122)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'on a desktop the line fits its field');
    await page.goto('/work');
    const line = page.getByRole('combobox', { name: /^(Quick entry|Schnelleingabe)$/u });
    await line.pressSequentially('2h Kessler MES-Einführung Lasttest mit dem neuen Rechner gestern', {
      delay: 5,
    });
    await expect(page.getByRole('group', { name: /^(Understood|Erkannt)$/u })).toBeVisible();
    const places = async () =>
      line.evaluate((input: HTMLInputElement) => [
        input.scrollLeft,
        input.previousElementSibling?.scrollLeft,
      ]);
    await expect.poll(async () => (await places())[0]).toBeGreaterThan(20);
    await expect.poll(async () => ((await places())[1] ?? 0) - ((await places())[0] ?? 0)).toBe(0);
  },
);
