import { readFileSync } from 'node:fs';
import { type AccountName, accounts, guidOf } from '../accounts';
import { draw, rowsOf } from '@/features/time-sheets/report/testing/reports';
import { isoDate, monthOf } from '@/domain/time/period';
import { expect, test } from './fixtures';
import { expectAccessible } from './accessible';
import type { Service } from '../service/service';

const october = monthOf(isoDate('2026-10-01'));
const company = { name: 'Nordfeld Software & Beratung GmbH', address: '', logo: null, links: [] };

/** The PDF of a month of eight hours a day, with 26 km on each. */
async function sheetOf(service: Service, account: AccountName, name: string, isSigned: boolean) {
  const { mail } = accounts[account];
  const rows = rowsOf(20, (index) => ({
    date: isoDate(`2026-10-${String(index + 1).padStart(2, '0')}`),
    hours: 8,
    distanceKm: 26,
    customer: 'Kessler Maschinenbau GmbH',
    activity: 'Abnahme',
  }));
  const { bytes } = await draw(rows, {
    company,
    person: { guid: guidOf(service, account), username: account, name, mail },
    period: october,
    signature: isSigned ? { image: '', signedAt: '2026-11-02T08:06:00Z', mail } : null,
  });
  return { name: `${account}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

test.describe('a payroll month', { tag: '@phone' }, () => {
  test.use({ language: 'de', signedInAs: 'manager' });

  test('leads from dropped PDFs to the file for LODAS (R-18.72)', async ({ page, service }) => {
    await page.goto('/timesheets/payroll?month=2026-10');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        await sheetOf(service, 'member', 'Jana Albrecht', true),
        await sheetOf(service, 'admin', 'Anke Petersen', false),
        { name: 'Rechnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
      ]);
    await expect(page.getByText('nicht lesbar: beschädigt')).toBeVisible();
    await expect(page.getByText('160,0 h von 1 Person')).toBeVisible();
    await page.getByRole('button', { name: 'Weglassen: Anke Petersen' }).click();
    await page.getByRole('textbox', { name: 'Personalnummer von Jana Albrecht' }).fill('26');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nichts offen: 1 unterschrieben und geprüft, 1 weggelassen')).toBeVisible();

    await page.getByRole('button', { name: /^Lohnarten(?: und Nummern)?$/u }).click();
    await page.getByRole('textbox', { name: 'Lohnart für Arbeitsstunden' }).fill('200');
    await page.getByRole('textbox', { name: 'LODAS-Schlüssel für Arbeitsstunden' }).fill('1');
    await page.getByRole('combobox', { name: 'Kilometer übergeben als' }).selectOption('amount');
    await page.getByRole('textbox', { name: 'Lohnart für Kilometer' }).fill('850');
    await page.getByRole('textbox', { name: 'LODAS-Schlüssel für Kilometer' }).fill('2');
    await page.getByRole('button', { name: 'Lohnbüro' }).click();
    await page.getByLabel('Beraternummer').fill('1234567');
    await page.getByLabel('Mandantennummer').fill('12345');
    await page.getByRole('button', { name: 'Speichern' }).click();

    await page.getByRole('button', { name: 'Exportieren …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Oktober 2026 exportieren' });
    await expect(dialog.getByRole('cell', { name: '156,00 €' })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Herunterladen' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('lodas_10-2026.txt');
    const text = readFileSync(await file.path(), 'latin1');
    expect(text).toMatch(/1;01\.10\.2026;160,00;1;200;26;;\r\n1;01\.10\.2026;156,00;2;850;26;;\r\n$/u);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();

    // After a reload the PDFs are forgotten; the numbers and what was written are not.
    await page.reload();
    await expect(page.getByText(/LODAS am .* 2 Zeilen/u)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Unterschriebene Stundenzettel hierher ziehen' }),
    ).toBeVisible();
  });
});
