import { readFile } from 'node:fs/promises';
import { guidOf } from '../accounts';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { expect, expectAccessible, test } from './fixtures';
import { drawOn } from './pages/timeSheetsPage';

declare global {
  interface Window {
    sharedName?: string | undefined;
  }
}

test.use({ language: 'en', signedInAs: 'member' });
test.skip(({ isMobile }) => !isMobile, 'a finger taps');

test(
  'in English, both look at the pages and sign on a phone; the PDF is shared, and when an entry is changed and one is added, the list says so and the next record has the new one (R-19.86)',
  { tag: '@phone' },
  async ({ page, service }) => {
    await page.goto('/customers/service-records/new?customer=2&from=2026-11-01&to=2026-11-18');
    // Like the share sheet of a phone, which takes files.
    await page.evaluate(() =>
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => {
          window.sharedName = data.files?.[0]?.name;
          return Promise.resolve();
        },
      }),
    );
    await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign', exact: true }).tap();
    const ours = page.getByRole('dialog', { name: 'Sign', exact: true });
    const pad = page.getByRole('img', { name: /^Area to draw/u });
    await drawOn(pad, true);
    await ours.getByRole('button', { name: 'On to the customer' }).tap();
    const theirs = page.getByRole('dialog', { name: 'Please sign' });
    await theirs.getByRole('button', { name: 'View pages' }).tap();
    const pages = page.getByRole('dialog').last();
    await expect(pages.locator('canvas').first()).toBeVisible();
    await pages.getByRole('button', { name: 'Close' }).first().tap();
    await theirs.getByLabel('Name in block letters').fill('Sabine Thoma');
    await drawOn(pad, true);
    await expectAccessible(page);
    await theirs.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service record JA-2026-001');
    await expect(page.getByLabel('Pages of JA-2026-001').locator('canvas').first()).toBeVisible();
    // The path is longer than the screen.
    await expectAccessible(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Service-record_JA-2026-001.pdf');
    const { pages: printed } = await readPdf(new Uint8Array(await readFile(await download.path())).buffer);
    const text = printed.map(textOf).join(' ');
    expect(text).toMatch(/Service record .*Customer Kessler Maschinenbau GmbH .*Number JA-2026-001 /su);
    expect(text).toMatch(/Total \d+\.\d\d .*Jana Albrecht.*Sabine Thoma/su);
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect
      .poll(async () => page.evaluate(() => window.sharedName))
      .toBe('Service-record_JA-2026-001.pdf');

    const jana = guidOf(service, 'member');
    service.db.run(
      `update workRecords set HoursWorked = HoursWorked + 1 where id = (select max(id) from workRecords
       where Customer_fk = 2 and guid = ? and HoursWorked > 0 and Date < '2026-11-18')`,
      jana,
    );
    service.db.run(
      `insert into workRecords (guid, Date, Customer_fk, Description, HoursWorked, Location)
       values (?, '2026-11-16', 2, 'Came later', 2, '')`,
      jana,
    );
    await page.goto('/customers/service-records');
    const drift = page.getByRole('region', { name: 'Differs from the signed one: JA-2026-001' });
    await expect(drift).toContainText('Differs from the signed one: 2 rows');
    await expect(drift).toContainText('Came later');
    await drift.getByRole('link', { name: 'Into the next record' }).tap();
    await expect(page.getByRole('table', { name: 'Entries' })).toContainText('Came later');
    await expect(page.getByText('2.0 h').first()).toBeVisible();
  },
);
