import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

test(
  'entries are selected, changed and deleted together, each with one undo for all (R-4.43)',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await page.goto('/work');
    const records = page.locator('[data-record]');
    await expect(records).toHaveCount(20);
    const selection = page.getByRole('region', { name: 'Selection' });
    const boxes = page.getByRole('checkbox', { name: /^Select: / });

    async function selectThree() {
      if (isMobile) {
        await records
          .first()
          .getByRole('button', { name: /^Actions: / })
          .tap();
        await page.getByRole('menuitem', { name: 'Select' }).tap();
        for (const index of [1, 2]) await records.nth(index).tap({ position: { x: 20, y: 20 } });
      } else {
        await records.first().getByRole('cell').nth(3).click();
        const last = records.nth(2).getByRole('cell').nth(3);
        await last.click({ modifiers: ['Shift'] });
      }
      await expect(selection.getByText('3 entries selected')).toBeVisible();
      for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    }

    await selectThree();
    await expectAccessibleInBothThemes(page);
    await selection.getByRole('button', { name: 'Text…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Description').fill('Changed together');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Change 3 entries' }).click();
    await expect(page.getByText('3 entries changed')).toBeVisible();
    await expect(selection).toBeHidden();
    for (const index of [0, 1, 2]) await expect(records.nth(index)).toContainText('Changed together');
    await expect(records.nth(3)).not.toContainText('Changed together');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Changes undone')).toBeVisible();
    await expect(page.getByText('Changed together')).toHaveCount(0);

    await selectThree();
    await selection.getByRole('button', { name: 'Remove selected' }).click();
    await expect(records).toHaveCount(17);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(records).toHaveCount(20);
    await expect(records.first()).toBeFocused();
  },
);
