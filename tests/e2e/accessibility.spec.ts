import { expect, germanOnPhones, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { WorkPage } from './pages/workPage';
import { receiptFile } from './receiptFiles';

const words = {
  de: {
    signIn: 'Anmelden',
    newEntry: 'Neuer Eintrag',
    noEntries: 'Noch keine Einträge',
    save: 'Speichern und schließen',
    description: 'Beschreibung',
    severalDays: 'mehrere Tage',
    calendar: 'Mehrere Tage',
    booked: / h erfasst$/u,
    cost: 'Betrag',
    receipt: 'Beleg',
    showReceipt: 'Beleg ansehen',
    newSheet: 'Neuer Stundenzettel',
    range: 'Zeitraum',
    to: 'Bis',
    sign: 'Unterschreiben',
    type: 'Tippen',
    discard: 'Verwerfen',
  },
  en: {
    signIn: 'Sign in',
    newEntry: 'New Entry',
    noEntries: 'No entries yet',
    save: 'Save and close',
    description: 'Description',
    severalDays: 'several days',
    calendar: 'Several days',
    booked: / h booked$/u,
    cost: 'Cost',
    receipt: 'Receipt',
    showReceipt: 'View receipt',
    newSheet: 'New time sheet',
    range: 'Range',
    to: 'To',
    sign: 'Sign',
    type: 'Type',
    discard: 'Discard',
  },
} as const;

const ticket = { name: 'ticket.png', mimeType: 'image/png', buffer: receiptFile('png') };

for (const language of ['de', 'en'] as const) {
  const text = words[language];

  test.describe(`accessible without a session, ${language}`, { tag: '@all' }, () => {
    test.use({ language, theme: 'system' });
    germanOnPhones(language);

    test('sign-in with errors, not found, expired', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: text.signIn, exact: true }).click();
      await expect(page.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleInBothThemes(page);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.goto('/expired');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });

  test.describe(`accessible with a session, ${language}`, { tag: '@all' }, () => {
    test.use({ language, theme: 'system', signedInAs: 'member' });
    germanOnPhones(language);

    test('the work screen: list, dialog with errors, inline edit', async ({ page, isMobile }) => {
      await page.goto('/work');
      const newEntry = page.getByRole('button', { name: text.newEntry });
      await expect(newEntry).toBeVisible();
      await expect(page.getByRole(isMobile ? 'listitem' : 'row').nth(5)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await newEntry.click();
      await page.getByRole('button', { name: text.save }).click();
      await expect(page.getByRole('dialog').getByLabel(text.description)).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectAccessibleInBothThemes(page);

      // The calendar's days show hours and gaps once the records are loaded.
      await page.getByRole('button', { name: text.severalDays }).click();
      const calendar = page.getByRole('dialog', { name: text.calendar });
      await expect(calendar.getByRole('button', { name: text.booked }).first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();

      if (!isMobile) {
        await new WorkPage(page, false).page.locator('tr[tabindex="0"]').focus();
        await page.keyboard.press('F2');
        await expect(page.getByRole('textbox', { name: text.description })).toBeFocused();
        await expectAccessibleInBothThemes(page);
      }
    });

    test('the expenses: list, dialog with errors and a receipt, the opened receipt', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/expenses');
      await expect(page.getByRole(isMobile ? 'listitem' : 'row').nth(5)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await page.getByRole('button', { name: text.newEntry }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(text.receipt, { exact: true }).setInputFiles(ticket);
      await dialog.getByRole('switch').check();
      await dialog.getByRole('button', { name: text.save }).click();
      await expect(dialog.getByLabel(text.cost)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByText(ticket.name)).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await dialog.getByRole('button', { name: text.showReceipt }).click();
      await expect(page.getByRole('img', { name: ticket.name })).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });

    test('the time sheets: list, new sheet with its preview and an error, both ways to sign', async ({
      page,
    }) => {
      await page.goto('/timesheets');
      const sign = page.getByRole('button', { name: `${text.sign}: ` });
      await expect(sign.first()).toBeVisible();
      await expectAccessibleInBothThemes(page);

      await page.getByRole('button', { name: text.newSheet }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('term').first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await dialog.getByRole('button', { name: text.range }).click();
      await dialog.getByLabel(text.to, { exact: true }).fill('2020-01-01');
      await dialog.getByLabel(text.to, { exact: true }).blur();
      await expect(dialog.getByLabel(text.to, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: text.discard }).click();
      await expect(dialog).toBeHidden();

      await sign.first().click();
      await expectAccessibleInBothThemes(page);
      await dialog.getByRole('button', { name: text.type, exact: true }).click();
      await expect(dialog.getByRole('textbox')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });

    test('an empty list, a failed list, a newcomer’s dashboard', async ({ page, signIn, trouble }) => {
      trouble.expect(/status of 500/u);
      await signIn('newcomer');
      await page.goto('/work');
      await expect(page.getByRole('heading', { name: text.noEntries })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.route('**/api/workrecords', async (route) =>
        route.fulfill({ status: 500, body: '<h1>no</h1>' }),
      );
      await page.reload();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectAccessibleInBothThemes(page);
    });
  });
}
