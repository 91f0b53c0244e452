import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixtures';
import { ExpensesPage } from './pages/expensesPage';
import { TimeSheetsPage } from './pages/timeSheetsPage';
import { type Look, lookOf } from './receiptLooks';

const folder = path.resolve(import.meta.dirname, '../receipts');
const types = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const;
const typeOf = (name: string) => types[name.endsWith('pdf') ? 'pdf' : name.endsWith('png') ? 'png' : 'jpg'];
const files = readdirSync(folder)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => ({ name, mimeType: typeOf(name), buffer: readFileSync(path.join(folder, name)) }));
/** The receipt of forty pages comes last, so that each of the others has the page of its number. */
const onSheet = [
  ...files.filter(({ name }) => !name.startsWith('forty')),
  ...files.filter(({ name }) => name.startsWith('forty')),
];

test.use({ signedInAs: 'member', language: 'en' });

test('each kind of receipt is attached without a word, except for a portfolio, which has more files inside (R-7.22)', async ({
  page,
  isMobile,
  trouble,
}) => {
  trouble.allow(/Indexing all PDF objects/u);
  const expenses = new ExpensesPage(page, isMobile);
  await expenses.open();
  await expenses.newEntry.click();
  for (const file of files) {
    await expenses.choose(file);
    await expect(expenses.dialog.getByRole('alert')).toHaveText(
      file.name === 'portfolio.pdf'
        ? [
            /^portfolio\.pdf is a portfolio with more files inside\. The time sheet will only show its cover\./u,
          ]
        : [],
    );
    await expenses.removeReceipt.click();
  }
});

/** How much two pictures may differ, on a scale to 255: thin letters fall on other pixels. */
const ALIKE = 24;

function difference(one: Look, other: Look): number {
  const sum = one.grid.reduce((total, value, at) => total + Math.abs(value - (other.grid[at] ?? 0)), 0);
  return sum / one.grid.length;
}

test('each kind of receipt looks on the sheet as in the browser (R-8.53, R-8.54)', async ({
  page,
  isMobile,
  trouble,
}) => {
  // It draws all pages of 24 receipts twice, which takes a busy machine longer than a minute.
  test.slow();
  trouble.allow(/Indexing all PDF objects/u);
  const data = onSheet.map(({ name, mimeType, buffer }, index) => ({
    Datum: '2026-10-05',
    BelNr: String(index + 1),
    Art: 'Reisekosten',
    Betrag: 1,
    FileLink: {
      filename: name,
      contentType: mimeType,
      encoding: 'base64',
      path: `data:${mimeType};base64,${buffer.toString('base64')}`,
    },
  }));
  await page.route('**/api/sheet/time/*', async (route) => route.fulfill({ json: { signature: [], data } }));
  const sheets = new TimeSheetsPage(page, isMobile);
  await sheets.open();
  const download = page.waitForEvent('download');
  await sheets.act(sheets.entry('Prepared').first(), 'Download');
  const sheet = readFileSync(await (await download).path());
  // Forty pages with the same letterhead have it once.
  expect(sheet.length).toBeLessThan(1_600_000);

  const report = await lookOf(page, 'application/pdf', sheet);
  const first = report.findIndex(({ text }) => text.includes('Beleg 1 '));
  const unlike: string[] = [];
  for (const [index, { name, mimeType, buffer }] of onSheet.entries()) {
    const [own] = await lookOf(page, mimeType, buffer);
    const shown = report[first + index];
    if (!own || !shown) throw new Error(`${name} has no page`);
    const far = difference(own, shown);
    if (far > ALIKE) unlike.push(`${name}: ${far.toFixed(1)}`);
    const least = { 'user-unit.pdf': 500, 'crop-beyond-media.pdf': 400 }[name] ?? 0;
    expect(shown.height).toBeGreaterThanOrEqual(least);
  }
  expect(unlike).toEqual([]);
  expect(report).toHaveLength(first + onSheet.length - 1 + 40);
  const words = report
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/gu, ' ');
  for (const text of ['248,90 EUR', 'BEZAHLT', 'Trinkgeld 3,00', 'Signiert: A. Muster', 'Total 1250 EUR'])
    expect(words).toContain(text);
});
