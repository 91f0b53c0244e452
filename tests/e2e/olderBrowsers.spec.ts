import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { guidOf } from '../accounts';
import type { Service } from '../service/service';
import { expect, test } from './fixtures';
import { becomeOlder, stillNew } from './olderBrowser';
import { ExpensesPage } from './pages/expensesPage';
import { inkOf } from './pdfInk';
import { TimeSheetsPage } from './pages/timeSheetsPage';

test.use({ signedInAs: 'member', language: 'en', hasOwnContext: true });

/** Makes a PDF of `tests/receipts` the receipt of the member's newest expense. */
function attach(service: Service, filename: string): void {
  const file = readFileSync(path.resolve(import.meta.dirname, '../receipts', filename));
  const receipt = JSON.stringify({
    filename,
    contentType: 'application/pdf',
    encoding: 'base64',
    path: `data:application/pdf;base64,${file.toString('base64')}`,
  });
  const newest = 'Id = (select max(Id) from expenses where guid = ?)';
  service.db.run(`update expenses set FileLink = ? where ${newest}`, receipt, guidOf(service, 'member'));
}

async function showNewest(page: Page, isMobile: boolean, filename: string) {
  const expenses = new ExpensesPage(page, isMobile);
  await expenses.open();
  await expenses.act(expenses.entries.first(), 'View receipt');
  return expenses.preview(filename).getByRole('group', { name: 'Page 1 of 1' });
}

for (const isOlder of [false, true]) {
  const browser = isOlder ? 'a browser of three years ago' : 'this browser';

  test.describe(`in ${browser}`, () => {
    test.beforeEach(async ({ context }) => {
      if (isOlder) await becomeOlder(context);
    });

    test(`a scan in JPEG 2000 is shown (R-1.65)`, async ({ page, isMobile, service }) => {
      attach(service, 'scan-jpeg2000.pdf');
      const shown = await showNewest(page, isMobile, 'scan-jpeg2000.pdf');
      await expect.poll(async () => inkOf(shown)).toBeGreaterThan(1000);
    });

    test(`an invoice whose font names its characters by a table of Adobe’s is shown (R-1.65)`, async ({
      page,
      isMobile,
      service,
    }) => {
      attach(service, 'invoice-predefined-cmap.pdf');
      const shown = await showNewest(page, isMobile, 'invoice-predefined-cmap.pdf');
      await expect(shown).toContainText('Total 1250 EUR');
      await expect.poll(async () => inkOf(shown)).toBeGreaterThan(100);
    });
  });
}

test('a browser of three years ago signs a sheet, reads its pages, and closes a month (R-1.64)', async ({
  context,
  page,
  isMobile,
}) => {
  await becomeOlder(context);
  const sheets = new TimeSheetsPage(page, isMobile);
  await sheets.open();
  await sheets.act(sheets.entry('Prepared').first(), 'Sign');
  const first = page.getByRole('img', { name: 'First page of the time sheet' });
  await expect.poll(async () => inkOf(first)).toBeGreaterThan(100);
  // Otherwise the test would prove nothing.
  expect(await stillNew(page)).toEqual([]);
  await sheets.draw();
  await sheets.capture.click();
  await sheets.save.click();
  await expect(sheets.signDialog).toBeHidden();

  await page.goto('/timesheets/month/2026-10');
  // A phone makes the pages on the press.
  if (!isMobile) await expect.poll(async () => inkOf(first)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'See all pages' }).click();
  await expect(page.getByRole('group', { name: /^Page 1 of \d/u })).toContainText('Arbeitszeitnachweis');
});
