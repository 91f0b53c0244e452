import { guidOf } from '../accounts';
import { expect, test } from './fixtures';
import { ExpensesPage } from './pages/expensesPage';
import { pngOf } from './receiptFiles';

test.use({ signedInAs: 'member' });

test(
  'a receipt in portrait format and an expense of an unknown type fit their columns',
  { tag: '@phone' },
  async ({ page, isMobile, service }) => {
    const type = 'Bewirtung von Geschäftspartnern im In- und Ausland';
    const path = `data:image/png;base64,${pngOf(600, 2400).toString('base64')}`;
    const receipt = JSON.stringify({
      filename: 'till.png',
      contentType: 'image/png',
      encoding: 'base64',
      path,
    });
    const newest = 'Id = (select max(Id) from expenses where guid = ?)';
    const guid = guidOf(service, 'member');
    service.db.run(`update expenses set Type = ?, FileLink = ? where ${newest}`, type, receipt, guid);
    const expenses = new ExpensesPage(page, isMobile);
    await page.goto('/expenses');
    const tag = page.getByText(type);
    const place = tag.locator('xpath=ancestor::*[self::td or self::li][1]');
    const right = async (one: typeof tag) => one.evaluate((element) => element.getBoundingClientRect().right);
    expect(await right(tag)).toBeLessThanOrEqual(await right(place));

    await expenses.act(expenses.entries.filter({ hasText: type }), 'View receipt');
    const dialog = expenses.preview('till.png');
    const picture = dialog.getByRole('img', { name: 'till.png' });
    await expect(picture).toHaveJSProperty('naturalHeight', 2400);
    for (const part of [
      dialog.getByRole('heading'),
      picture,
      dialog.getByRole('link', { name: 'Download' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1 / 4, 1);
    await expenses.close(dialog);
  },
);
