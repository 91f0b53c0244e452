import { readFile } from 'node:fs/promises';
import { read } from 'xlsx';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';
import { CustomersPage } from './pages/customersPage';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'manager' });

const kessler = 'Kessler Maschinenbau GmbH';
const project = 'MES-Einführung Werk 2';

test(
  'links lead from the list to a customer, to its project and back',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const customers = new CustomersPage(page, isMobile);
    await customers.open();
    await customers.openLink(kessler).click();
    await expect(customers.heading(kessler)).toBeVisible();
    await customers.openLink(project).click();
    await expect(customers.heading(project)).toBeVisible();
    await page.getByRole('link', { name: kessler }).click();
    await expect(customers.heading(kessler)).toBeVisible();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(customers.heading('Customers')).toBeVisible();
    await expect(customers.openLink(kessler)).toBeVisible();
  },
);

test(
  'cards and table both open a customer, and the choice is kept over a reload',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const customers = new CustomersPage(page, isMobile);
    await customers.open();
    await expect(page.getByRole('button', { name: isMobile ? 'Table' : 'Grid' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const other = page.getByRole('button', { name: isMobile ? 'Grid' : 'Table' });
    await other.click();
    await page.reload();
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(customers.openLink(kessler)).toBeVisible();
    if (isMobile) await customers.openLink(kessler).click();
    else await page.getByRole('cell', { name: kessler, exact: true }).dblclick();
    await expect(customers.heading(kessler)).toBeVisible();
  },
);

test(
  'a click anywhere on a card opens the customer, and one on its settings the dialog',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const customers = new CustomersPage(page, isMobile);
    await customers.open();
    await page.getByRole('button', { name: 'Grid' }).click();
    await customers.settings(kessler).click();
    await expect(customers.dialog).toBeVisible();
    await customers.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(customers.dialog).toBeHidden();
    const card = page.getByRole('listitem').filter({ hasText: kessler }).first();
    await card.click({ position: { x: 24, y: 100 } });
    await expect(customers.heading(kessler)).toBeVisible();
  },
);

test('a customer is created and edited', { tag: '@all' }, async ({ page, isMobile }) => {
  const customers = new CustomersPage(page, isMobile);
  await customers.open();
  await customers.newCustomer.click();
  await customers.dialog.getByLabel('Name').fill('Ölmühle "Grün" & Söhne 🙂');
  await customers.dialog.getByLabel('Location').fill('Gießen');
  await customers.dialog.getByRole('button', { name: 'Create' }).click();
  await expect(customers.dialog).toBeHidden();
  await customers.settings('Ölmühle "Grün" & Söhne 🙂').click();
  await customers.dialog.getByLabel('Name').fill('Ölmühle Grün');
  await customers.dialog.getByRole('switch', { name: 'Active' }).click();
  await customers.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(customers.dialog).toBeHidden();
  await page.reload();
  const entry = page.getByRole('listitem').filter({ hasText: 'Ölmühle Grün' });
  await expect(isMobile ? entry : entry.first()).toContainText('inactive');
});

test('an export is saved under the customer’s name, and can be read again', async ({ page, isMobile }) => {
  const customers = new CustomersPage(page, isMobile);
  await page.goto('/customer/2');
  await page.getByRole('button', { name: 'Export' }).click();
  await customers.dialog.getByLabel('Month', { exact: true }).fill('2020-05');
  await customers.dialog.getByRole('button', { name: 'Export' }).click();
  await expect(customers.dialog.getByText('Nothing found, 01.–31.05.2020')).toBeVisible();
  await customers.dialog.getByRole('button', { name: 'As in the chart' }).click();
  const download = page.waitForEvent('download');
  await customers.dialog.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${kessler}.xlsx`);
  const book = read(await readFile(await file.path()), { cellNF: true, cellFormula: true });
  const sheet = book.Sheets['Hours'];
  expect(sheet?.['A1']?.v).toBe('Date');
  expect(sheet?.['A2']).toMatchObject({ t: 'n', z: String.raw`dd\.mm\.yyyy` });
  expect(sheet?.['C2']).toMatchObject({ t: 's', v: kessler });
  const rows = Number(/^A1:H(\d+)$/u.exec(sheet?.['!ref'] ?? '')?.[1]);
  expect(rows).toBeGreaterThan(3);
  expect(sheet?.[`G${rows}`]).toMatchObject({ t: 'n', f: `SUM(G2:G${rows - 1})` });
  await expect(page.getByText(new RegExp(`^${rows - 2} rows saved: `, 'u'))).toBeVisible();
  await expect(customers.dialog).toBeHidden();
});

test('on a narrow screen nothing is wider than the screen', { tag: '@phone' }, async ({ page, isMobile }) => {
  const customers = new CustomersPage(page, isMobile);
  await page.setViewportSize({ width: isMobile ? 320 : 768, height: 700 });
  await customers.open();
  const overflow = async () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const view of ['Grid', 'Table']) {
    await page.getByRole('button', { name: view }).click();
    await expect(customers.openLink(kessler)).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
  await customers.settings(kessler).click();
  await expect(customers.dialog).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('customers by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

  test('a customer is created, opened from the table and exported', { tag: '@all' }, async ({ page }) => {
    const customers = new CustomersPage(page, false);
    await customers.open();
    await tabTo(page, customers.newCustomer);
    await page.keyboard.press('Enter');
    await expect(customers.dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Aalener Werke');
    await page.keyboard.press('Enter');
    await expect(customers.dialog).toBeHidden();
    await expect(customers.newCustomer).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Table' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: 'Aalener Werke' });
    await tabTo(page, row);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(customers.heading('Aalener Werke')).toBeVisible();
    const open = page.getByRole('button', { name: 'Export' });
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await expect(customers.dialog).toBeVisible();
    await tabTo(page, customers.dialog.getByRole('button', { name: 'Export' }));
    await page.keyboard.press('Enter');
    await expect(customers.dialog.getByText(/^Nothing found/u)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(customers.dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('accessible screens of customers', { tag: '@all' }, () => {
  test.use({ theme: 'system' });
  // The test visits each screen in two themes.
  test.slow();

  test('the list as cards and table, the dialog with an error, a conflict', async ({
    page,
    isMobile,
    service,
  }) => {
    const customers = new CustomersPage(page, isMobile);
    await customers.open();
    for (const view of ['Table', 'Grid']) {
      await page.getByRole('button', { name: view }).click();
      await expect(customers.openLink(kessler)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    }
    await customers.newCustomer.click();
    await customers.dialog.getByRole('button', { name: 'Create' }).click();
    await expect(customers.dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothThemes(page);
    await customers.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(customers.dialog).toBeHidden();

    await customers.settings(kessler).click();
    await customers.dialog.getByLabel('Address').fill('Mine 1');
    service.db.run(`update customers set Address = 'Theirs 2' where Id = 2`);
    await customers.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog', { name: 'Two versions' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the page of a customer with the export, the page of a project', async ({ page, isMobile }) => {
    const customers = new CustomersPage(page, isMobile);
    await page.goto('/customer/2');
    await expect(customers.heading(kessler)).toBeVisible();
    await expect(customers.openLink(project)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Export' }).click();
    await customers.dialog.getByRole('button', { name: 'Range' }).click();
    await expect(customers.dialog.getByLabel('From')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.goto('/project/5');
    await expect(customers.heading(project)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('customers in German', { tag: '@all' }, () => {
  test.use({ language: 'de', theme: 'system' });

  test('the list, a customer and a project are accessible', async ({ page, isMobile }) => {
    const customers = new CustomersPage(page, isMobile);
    for (const [path, heading] of [
      ['/customers', 'Kunden'],
      ['/customer/2', kessler],
      ['/project/5', project],
    ] as const) {
      await page.goto(path);
      await expect(customers.heading(heading)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    }
  });
});
