import { event, microsoftSession } from './calendarEvents';
import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', language: 'en', theme: 'system', remembered: microsoftSession });

test('events of the week become entries with two presses (R-6.12)', { tag: '@all' }, async ({ page }) => {
  await page.route('**/api/calendar/me/view', async (route) =>
    route.fulfill({
      json: [
        event('1', '2026-11-18', '07:00', '07:25', 'Lasttest mit 40 Terminals ausgewertet'),
        event('2', '2026-11-17', '09:00', '11:00', 'Rückfallplan für Linie 3 geschrieben'),
        event('3', '2026-11-16', '13:00', '14:00', 'Getting to know'),
      ],
    }),
  );
  await page.goto('/work');
  const records = page.locator('[data-record]');
  await expect(records).toHaveCount(20);

  await page.getByRole('button', { name: 'From meetings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entries from meetings' });
  await expect(dialog.getByRole('checkbox', { name: /^Lasttest/u })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Rückfallplan/u })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Choose a customer/u }).click();
  await expect(dialog.getByLabel('Work hours')).toHaveValue('1');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Create 1 entry' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 entry created')).toBeVisible();
  await expect(records).toHaveCount(21);
  await expect(records.first()).toContainText('Lasttest mit 40 Terminals ausgewertet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(records).toHaveCount(20);
});
