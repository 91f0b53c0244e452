import { expect, test } from './fixtures';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', language: 'en' });

test(
  'Ctrl+Z undoes a changed row, which gets the focus, a copy and a quick entry, the last one first',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'there are no keys');
    const work = new WorkPage(page, isMobile);
    await work.open();
    await expect(page.getByRole('list', { name: 'Days of the week' })).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('n');
    await page.keyboard.type('2h Klinikum Dienstplan Typed quickly');
    await expect(page.getByRole('group', { name: 'Understood' })).toContainText('Dienstplan-App');
    await page.keyboard.press('Enter');
    await expect(work.records).toHaveCount(21);
    await page.keyboard.press('Escape');

    await work.records.first().getByRole('button', { name: /^Copy/u }).click();
    await expect(work.records).toHaveCount(22);
    const copy = work.records.first();
    await expect(copy).toContainText('Typed quickly (copy)');

    await copy.getByRole('cell', { name: '2.0', exact: true }).dblclick();
    const hours = page.getByRole('row').getByRole('textbox', { name: 'Hours' });
    await expect(hours).toBeFocused();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(copy.getByRole('cell', { name: '3.0', exact: true })).toBeVisible();

    await page.keyboard.press('ControlOrMeta+z');
    await expect(copy.getByRole('cell', { name: '2.0', exact: true })).toBeVisible();
    await expect(copy).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(work.records).toHaveCount(21);
    await expect(page.getByText('Undone').first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(work.records).toHaveCount(20);
    await expect(page.getByText('Typed quickly')).toBeHidden();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(work.records).toHaveCount(20);
  },
);
