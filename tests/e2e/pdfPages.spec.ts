import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { expect, test } from './fixtures';
import { holdBack } from './holdBack';
import { ExpensesPage } from './pages/expensesPage';
import { TimeSheetsPage } from './pages/timeSheetsPage';
import { inkAndTextOf, inkOf } from './pdfInk';

/** A PDF with a word on each page, which is turned once more from page to page. */
async function turnedPages(): Promise<string> {
  const pdf = await PDFDocument.create();
  for (const turn of [0, 90, 180, 270]) {
    const page = pdf.addPage([500, 300]);
    page.setRotation(degrees(turn));
    page.drawText('Kilometer', { x: 40, y: 60, size: 30 });
  }
  return pdf.saveAsBase64({ dataUri: true });
}

test.describe('PDFs are shown within the page, on phones, too:', { tag: '@both' }, () => {
  test.use({ signedInAs: 'member', language: 'en' });

  test('a receipt with its page count and selectable text (R-1.10)', async ({ page, isMobile }) => {
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await expenses.act(expenses.entries.filter({ hasText: '2138' }), 'View receipt');
    const dialog = expenses.preview('Rechnung-2138.pdf');
    await expect(dialog.getByText('1 page', { exact: true })).toBeVisible();
    const shown = dialog.getByRole('group', { name: 'Page 1 of 1' });
    await expect.poll(async () => inkOf(shown)).toBeGreaterThan(100);
    await expect(shown).toContainText(/\w/u);
  });

  test('a receipt whose pages are turned, with each word over its picture (R-18.109)', async ({
    page,
    isMobile,
    service,
  }) => {
    service.db.run(
      "update expenses set FileLink = json_set(FileLink, '$.path', ?) where VoucherNumber = 2138",
      await turnedPages(),
    );
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await expenses.act(expenses.entries.filter({ hasText: '2138' }), 'View receipt');
    for (const number of [1, 2, 3, 4]) {
      const shown = page.getByRole('group', { name: `Page ${number} of 4` });
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toContainText('Kilometer');
      await expect.poll(async () => inkOf(shown)).toBeGreaterThan(100);
      const { ink, text } = await inkAndTextOf(shown);
      // A line is a little higher than its letters.
      const letters = Math.min(ink.right - ink.left, ink.bottom - ink.top);
      for (const edge of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs(text[edge] - ink[edge]), `${edge} of page ${number}`).toBeLessThan(letters / 2);
    }
  });

  test('a page that cannot be drawn says so in its place (R-1.65)', async ({ page, isMobile, trouble }) => {
    // pdf.js measures letters in a canvas, too, and catches no error of that.
    trouble.allow(/no canvas today/u);
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => {
        throw new TypeError('no canvas today');
      };
    });
    await expenses.act(expenses.entries.filter({ hasText: '2138' }), 'View receipt');
    const dialog = expenses.preview('Rechnung-2138.pdf');
    await expect(
      dialog.getByText('The file cannot be shown here. Once downloaded, it can be opened.'),
    ).toBeVisible();
    await expect(dialog.getByText('1 page', { exact: true })).toBeVisible();
  });

  test('what is drawn before the first page of the sheet is shown stays, and the pad stays where it is (R-8.56)', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone shows the page on a press');
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    const { letGo } = await holdBack(page, '**/assets/pdfjs-dist-*.js');
    await sheets.act(sheets.entry('Prepared').first(), 'Sign');
    await sheets.draw();
    const drawn = await sheets.pad.evaluate((pad: HTMLCanvasElement) => pad.toDataURL());
    const places = await sheets.pad.evaluateHandle((pad) => {
      const tops = new Set([pad.getBoundingClientRect().top]);
      const look = () => tops.add(pad.getBoundingClientRect().top);
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      return tops;
    });
    letGo();
    const first = page.getByRole('img', { name: 'First page of the time sheet' });
    await expect.poll(async () => inkOf(first)).toBeGreaterThan(100);
    expect(await places.evaluate((tops) => tops.size)).toBe(1);
    expect(await sheets.pad.evaluate((pad: HTMLCanvasElement) => pad.toDataURL())).toBe(drawn);
  });

  test('the pad stays where it is when the first page cannot be shown (R-8.56)', async ({
    page,
    isMobile,
    trouble,
  }) => {
    test.skip(isMobile, 'a phone shows the page on a press');
    trouble.expect(/net::ERR_FAILED/u);
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await page.route('**/assets/pdfjs-dist-*.js', async (route) => route.abort());
    const { letGo } = await holdBack(page, '**/assets/pdfjs-dist-*.js');
    await sheets.act(sheets.entry('Prepared').first(), 'Sign');
    await sheets.draw();
    const before = await sheets.pad.boundingBox();
    letGo();
    await expect(page.getByText('The file cannot be shown here.')).toBeVisible();
    expect(await sheets.pad.boundingBox()).toEqual(before);
  });

  test('the first page of a month’s sheet that is not signed yet (R-8.43)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone shows it on a press');
    await page.goto('/timesheets/month/2026-10');
    const first = page.getByRole('img', { name: 'First page of the time sheet' });
    await first.scrollIntoViewIfNeeded();
    await expect.poll(async () => inkOf(first)).toBeGreaterThan(100);
  });

  test('the first page of a sheet before signing, and all pages after a click (R-8.43)', async ({
    page,
    isMobile,
  }) => {
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await sheets.act(sheets.entry('Prepared').first(), 'Sign');
    const first = page.getByRole('img', { name: 'First page of the time sheet' });
    await expect.poll(async () => inkOf(first)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'See all pages' }).click();
    const shown = page.getByRole('group', { name: /^Page 1 of \d/u });
    await expect(shown).toContainText('Arbeitszeitnachweis');
    // Whole pages below each other, which are not squeezed into the dialog.
    const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
    expect(height).toBeGreaterThan(width / 2);
  });
});
