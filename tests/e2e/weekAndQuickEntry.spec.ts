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
