import * as v from 'valibot';
import { guidOf } from '../accounts';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';
import { ExpensesPage } from './pages/expensesPage';
import { largePng, onDisk, pdfOf, receiptFile } from './receiptFiles';

const chairs = { name: 'chairs.pdf', mimeType: 'application/pdf', buffer: pdfOf(2) };
const diesel = { name: 'diesel.png', mimeType: 'image/png', buffer: receiptFile('png') };
const stored = v.object({
  VoucherNumber: v.nullable(v.number()),
  TotalCost: v.number(),
  Type: v.string(),
  Project_fk: v.nullable(v.number()),
  contentType: v.nullable(v.string()),
});

test.describe('a user without expenses', () => {
  test.use({ signedInAs: 'newcomer' });

  test(
    'records expenses with receipts, opens them, deletes one and undoes that',
    { tag: '@phone' },
    async ({ page, isMobile, service }) => {
      const expenses = new ExpensesPage(page, isMobile);
      await page.goto('/expenses');
      await expect(page.getByText('No expenses yet')).toBeVisible();
      await expenses.newEntry.click();
      await expenses.enter({ Number: '0041', Cost: '1249,99', Description: 'Two chairs' });
      await expenses.dialog.getByLabel('Type').selectOption('Office supplies');
      await expenses.choose(chairs);
      await expenses.save('next');
      await expect(expenses.dialog.getByLabel('Cost')).toBeFocused();
      await expect(expenses.removeReceipt).toBeHidden();

      await expenses.enter({ Number: '42', Cost: '78.60', Description: 'Diesel to Ulm' });
      await expenses.dialog.getByLabel('Type').selectOption('Fuel');
      await expenses.choose(diesel);
      await expenses.dialog.getByRole('switch', { name: 'Project expense' }).check();
      await expenses.dialog.getByLabel('Customer', { exact: true }).selectOption('Kessler Maschinenbau GmbH');
      await expenses.dialog.getByLabel('Project', { exact: true }).selectOption('MES-Einführung Werk 2');
      await expenses.save('close');
      await expect(expenses.dialog).toBeHidden();
      await expect(expenses.entries).toHaveCount(2);
      await expect(expenses.entries.first()).toContainText('Diesel to Ulm');

      const inService = () =>
        service.db.all(
          stored,
          "select *, json_extract(FileLink, '$.contentType') as contentType from expenses where guid = ? order by Id",
          guidOf(service, 'newcomer'),
        );
      const [first, second] = inService();
      const pdfType = 'application/pdf';
      expect(first).toMatchObject({
        VoucherNumber: 41,
        TotalCost: 1249.99,
        Project_fk: null,
        contentType: pdfType,
      });
      expect(second).toMatchObject({ VoucherNumber: 42, TotalCost: 78.6, Project_fk: expect.any(Number) });
      expect([first?.Type, second?.Type]).toEqual(['Bürobedarf', 'Kraftstoff']);

      await page.reload();
      await expenses.act(expenses.entry('Two chairs'), 'View receipt');
      const pdf = expenses.preview('chairs.pdf');
      await expect(pdf.getByText('2 pages')).toBeVisible();
      await expenses.close(pdf);
      await expenses.act(expenses.entry('Diesel to Ulm'), 'View receipt');
      const image = expenses.preview('diesel.png');
      await expect(image.getByRole('img', { name: 'diesel.png' })).toHaveJSProperty('naturalWidth', 300);
      await expenses.close(image);

      await expenses.act(expenses.entry('Two chairs'), 'Delete');
      await expect(expenses.entries).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(expenses.entry('Two chairs')).toContainText('€1,249.99');
      await expenses.act(expenses.entry('Diesel to Ulm'), 'Delete');
      await expect(expenses.entries).toHaveCount(1);
      expect(inService()).toHaveLength(2);
      // Leaving the page ends Undo.
      await page.reload();
      await expect(expenses.entries).toHaveCount(1);
      expect(inService()).toHaveLength(1);
    },
  );
});

test.describe('the expenses', () => {
  test.use({ signedInAs: 'member' });

  test('a receipt can be dropped, pasted or photographed; any other file is refused with the reason', async ({
    page,
    isMobile,
  }, info) => {
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await expenses.newEntry.click();
    await expenses.drop([onDisk(info, 'scan.png', 'in truth a text')]);
    await expect(expenses.receiptInput).toHaveAccessibleDescription(
      'scan.png is neither PDF nor PNG nor JPEG.',
    );
    await expect(expenses.removeReceipt).toBeHidden();

    await expenses.drop([onDisk(info, 'beleg.jpeg', receiptFile('jpeg'))]);
    await expect(expenses.dialog.getByText('beleg.jpeg')).toBeVisible();
    await expect(expenses.receiptInput).not.toHaveAttribute('aria-invalid');
    await expenses.removeReceipt.click();

    if (isMobile) {
      await expenses.dialog.getByLabel('Take photo').setInputFiles(diesel);
    } else {
      await expenses.paste(receiptFile('png'));
    }
    await expect(expenses.removeReceipt).toBeVisible();
    const name = isMobile ? 'diesel.png' : 'image.png';
    await expenses.dialog.getByRole('button', { name: 'View receipt' }).click();
    await expect(expenses.preview(name).getByRole('img', { name })).toHaveJSProperty('naturalWidth', 300);
    await expenses.close(expenses.preview(name));

    await expenses.enter({ Cost: '5', Description: 'With a receipt' });
    await expenses.save('close');
    await expenses.act(expenses.entry('With a receipt'), 'View receipt');
    await expect(expenses.preview(name).getByRole('img', { name })).toBeVisible();
  });

  test('a picture that is too large for a receipt is scaled down', async ({ page, isMobile }, info) => {
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await expenses.newEntry.click();
    await expenses.receiptInput.setInputFiles(onDisk(info, 'photo.png', largePng()));
    await expect(expenses.dialog.getByRole('alert')).toContainText(
      'photo.png has 3.49 MB, the limit is 3.48 MB',
    );
    await expenses.dialog.getByRole('button', { name: 'Scale down' }).click();
    await expect(expenses.dialog.getByText('photo.jpg')).toBeVisible();
    await expenses.enter({ Cost: '5', Description: 'Scaled' });
    await expenses.save('close');
    await expenses.act(expenses.entry('Scaled'), 'View receipt');
    const image = expenses.preview('photo.jpg').getByRole('img', { name: 'photo.jpg' });
    await expect(image).toHaveJSProperty('naturalWidth', 300);
  });

  test(
    'turning the page sends a held-back delete before the next page is requested',
    { tag: '@all' },
    async ({ page, isMobile, service }) => {
      for (let number = 1; number <= 25; number += 1) {
        service.db.run(
          "insert into expenses (guid, Date, Type, TotalCost, Description) values (?, '2026-11-18', 'Sonstiges', 1, ?)",
          guidOf(service, 'member'),
          `Ticket ${number}.`,
        );
      }
      const expenses = new ExpensesPage(page, isMobile);
      await expenses.open();
      await expect(expenses.entries).toHaveCount(20);
      await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
      await expenses.act(expenses.entry('Ticket 25.'), 'Delete');
      await page.getByRole('button', { name: 'Next' }).click();
      // After the delete, the second entry of this page comes first.
      await expect(expenses.entries.first()).toContainText('Ticket 4.');
      await expect(page.getByText('Entries 21 to 38')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
      await page.reload();
      await expect(expenses.entries.first()).toContainText('Ticket 4.');
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(expenses.entries.first()).toContainText('Ticket 24.');
    },
  );

  test(
    'when the service fails, neither typed text nor the receipt is lost, even after a reload',
    { tag: '@all' },
    async ({ page, isMobile, trouble }) => {
      trouble.expect(/status of 500/u);
      await page.route('**/api/expenses', async (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, body: '<h1>no</h1>' })
          : route.continue(),
      );
      const expenses = new ExpensesPage(page, isMobile);
      await expenses.open();
      await expenses.newEntry.click();
      await expenses.enter({ Cost: '33', Description: 'Do not lose this' });
      await expenses.choose(diesel);
      await expenses.save('close');
      await expect(expenses.dialog.getByRole('alert')).toContainText('What you typed is still here.');
      await expect(expenses.removeReceipt).toBeVisible();

      await page.unrouteAll();
      await page.reload();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(expenses.dialog.getByLabel('Description')).toHaveValue('Do not lose this');
      await expect(expenses.dialog.getByText('diesel.png')).toBeVisible();
      await expenses.save('close');
      await expenses.act(expenses.entry('Do not lose this'), 'View receipt');
      await expect(expenses.preview('diesel.png').getByRole('img')).toBeVisible();
    },
  );
});

test.describe('expenses by keyboard alone', () => {
  test.use({ signedInAs: 'newcomer' });
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test(
    'an expense with a receipt is recorded, opened, deleted and restored',
    { tag: '@all' },
    async ({ page }) => {
      const expenses = new ExpensesPage(page, false);
      await page.goto('/expenses');
      await expect(page.getByText('No expenses yet')).toBeVisible();
      await tabTo(page, expenses.newEntry);
      await page.keyboard.press('Enter');
      await expect(expenses.dialog.getByLabel('Number')).toBeFocused();
      await page.keyboard.type('7');
      await tabTo(page, expenses.dialog.getByLabel('Type'));
      await page.keyboard.type('Tra');
      await tabTo(page, expenses.dialog.getByLabel('Cost'));
      await page.keyboard.type('12,50');
      // The browser takes a moment to open its file dialog, so the test waits for it from before the click.
      const choosing = page.waitForEvent('filechooser');
      await tabTo(page, expenses.receiptInput);
      await page.keyboard.press('Space');
      await (await choosing).setFiles(diesel);
      await expect(expenses.removeReceipt).toBeVisible();
      await tabTo(page, expenses.dialog.getByRole('button', { name: 'Save and close' }));
      await page.keyboard.press('Enter');
      await expect(expenses.dialog).toBeHidden();
      await expect(expenses.newEntry).toBeFocused();
      await expect(expenses.entries.first()).toContainText('Travel expenses');

      const view = expenses.entries.first().getByRole('button', { name: 'View receipt' });
      await tabTo(page, view);
      await page.keyboard.press('Enter');
      await expect(expenses.preview('diesel.png').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(view).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(expenses.entries).toHaveCount(0);
      // Undo does not end while it has the focus.
      await tabTo(page, page.getByRole('button', { name: 'Undo' }));
      await page.keyboard.press('Enter');
      await expect(expenses.entries).toHaveCount(1);
      await expect(expenses.entries.first()).toBeFocused();
    },
  );
});
