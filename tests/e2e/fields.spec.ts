import { expectAccessible } from './accessible';
import { expectDay } from './dateField';
import { expect, test } from './fixtures';
import { WorkPage } from './pages/workPage';

// The app must use its own language instead of the browser's, which would show the days as 11/18/2026 and times with AM
// and PM.
test.use({ signedInAs: 'member', language: 'de', locale: 'en-US' });

test('days and times are shown in the language of the app', { tag: '@all' }, async ({ page, isMobile }) => {
  await page.goto('/work');
  const work = new WorkPage(page, isMobile);
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await expectDay(work.dialog.getByLabel('Datum', { exact: true }), '2026-11-18', 'de');
  await expect(work.dialog.getByText(/AM|PM/u)).toHaveCount(0);
  await expect(work.dialog.getByLabel('Abfahrt')).toHaveValue('');
});

test.describe('a date field with keyboard and mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone picks days by its own picker');

  test(
    'takes a typed, stepped or picked day; Escape closes the calendar and not the dialog',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/work');
      await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Arbeitszeit erfassen' });
      const date = dialog.getByLabel('Datum', { exact: true });
      await expect(date).toBeFocused();
      // The text is selected on focus, also by a click.
      await date.click();
      await page.keyboard.type('17.11.');
      await expect(dialog.getByText('Di 17.11.2026')).toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(date).toHaveValue('Mi 18.11.2026');
      await page.keyboard.press('Alt+ArrowDown');
      const calendar = page.getByRole('dialog', { name: 'Datum wählen' });
      await expect(calendar.getByRole('button', { name: /18\. November 2026/u })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('PageDown');
      await expect(calendar.getByRole('button', { name: /18\. Dezember 2026/u })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await expect(dialog).toBeVisible();
      await expect(date).toBeFocused();

      // Changing the month by mouse must not lose the focus, or Escape would close the dialog.
      await dialog.getByRole('button', { name: 'Kalender öffnen' }).click();
      await calendar.getByRole('button', { name: 'Zum nächsten Monat' }).click();
      await expect(calendar.getByRole('grid', { name: 'Dezember 2026' })).toBeVisible();
      await calendar.getByRole('button', { name: /, 24\. Dezember 2026/u }).click();
      await expect(date).toHaveValue('Do 24.12.2026');
      await expect(date).toBeFocused();

      const hours = dialog.getByLabel('Arbeitsstunden');
      await hours.fill('9');
      await date.focus();
      await hours.click();
      await page.keyboard.type('7:30');
      await expect(hours).toHaveValue('7:30');
      // The description has the meaning of the text, and the hours of the day with it.
      await expect(hours).toHaveAccessibleDescription('7,5 h Do 24.12. dann 7,5 von 8');
    },
  );

  test(
    'is one tab stop, and shows the calendar at the foot of a narrow window',
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/work');
      await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Arbeitszeit erfassen' });
      const date = dialog.getByLabel('Datum', { exact: true });
      await date.focus();
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('Arbeitsstunden')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('Ort')).toBeFocused();
      await dialog.getByRole('button', { name: 'Kalender öffnen' }).click();
      await expect(page.getByRole('dialog', { name: 'Datum wählen' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});
