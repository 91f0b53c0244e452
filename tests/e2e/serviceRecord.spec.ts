import { readFile } from 'node:fs/promises';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { expect, expectAccessible, test } from './fixtures';
import { drawOn } from './pages/timeSheetsPage';

test.use({ language: 'de', signedInAs: 'member' });
test.skip(({ isMobile }) => !isMobile, 'a finger taps');

test(
  'on a phone, a record is made from the customer’s page and signed by both with a turn between; it is shown, listed and deleted, and comes back (R-19.73, R-19.82)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/customer/2');
    await page.getByRole('button', { name: 'Export', exact: true }).tap();
    await page.getByRole('button', { name: 'Leistungsnachweis …' }).tap();
    const rows = page.getByRole('table', { name: 'Einträge' });
    await expect(rows).toBeVisible();
    await rows.getByRole('checkbox').first().uncheck();
    await expect(page.getByText(/: nicht aufgenommen$/u)).toBeVisible();

    await page.getByRole('button', { name: 'Unterschreiben' }).tap();
    const ours = page.getByRole('dialog', { name: 'Unterschreiben', exact: true });
    const pad = page.getByRole('img', { name: /^Zeichenfläche/u });
    await drawOn(pad, true);
    await expectAccessible(page);
    await ours.getByRole('button', { name: 'Weiter zum Kunden' }).tap();

    // The phone is handed over, and turned.
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: height, height: width });
    const theirs = page.getByRole('dialog', { name: 'Bitte unterschreiben' });
    await theirs.getByLabel('Name in Druckbuchstaben').fill('Sabine Thoma');
    await drawOn(pad, true);
    await expectAccessible(page);
    await theirs.getByRole('button', { name: 'Speichern' }).tap();
    await expect(page).toHaveURL(/service-records\/(?!new)./u);
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/JA-2026-001/u);
    await expect(page.getByLabel('Seiten von JA-2026-001').locator('canvas').first()).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Herunterladen' }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Leistungsnachweis_JA-2026-001.pdf');
    const { pages } = await readPdf(new Uint8Array(await readFile(await download.path())).buffer);
    const last = pages.at(-1);
    expect(last && textOf(last)).toMatch(/Jana Albrecht.*Sabine Thoma/su);
    const signatures = last?.pictures.filter(({ width: wide }) => wide > 40) ?? [];
    expect(signatures).toHaveLength(2);

    await page.goto('/customers');
    await page.getByRole('link', { name: 'Leistungsnachweise' }).tap();
    await expect(page.getByText(/unterschrieben am 18\.11\., Sabine Thoma/u)).toBeVisible();
    await page.getByRole('button', { name: 'Löschen: JA-2026-001' }).tap();
    await expect(page.getByText('Noch kein Leistungsnachweis auf diesem Gerät')).toBeVisible();
    await page.getByRole('button', { name: 'Rückgängig' }).tap();
    await page.getByRole('link', { name: 'PDF öffnen: JA-2026-001' }).tap();
    await expect(page.getByLabel('Seiten von JA-2026-001').locator('canvas').first()).toBeVisible();
  },
);
