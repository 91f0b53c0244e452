import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

const toggl = fileURLToPath(new URL('../import/files/toggl-detailed.csv', import.meta.url));

test(
  'a file of Toggl is chosen, created and undone after a reload (R-20.40, R-20.50)',
  { tag: '@both' },
  async ({ page }) => {
    await page.goto('/work/import');
    await page.locator('input[type=file]').first().setInputFiles(toggl);
    await expect(page.getByRole('link', { name: /^Preview 4/u })).toHaveAttribute('aria-current', 'page');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Create 4 entries' }).click();
    const bar = page.getByRole('region', { name: 'Import' });
    await expect(bar).toContainText('4 entries created, 8.0 h');
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await page.getByRole('button', { name: 'Undo: toggl-detailed.csv' }).click();
    await expect(bar).toContainText('4 entries deleted again, 8.0 h');
  },
);

test(
  'on a phone the text of a row is typed below its day and length (R-20.74)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'there is room beside them');
    await page.goto('/work/import');
    await page.locator('input[type=file]').first().setInputFiles(toggl);
    await page.getByRole('link', { name: /^Notes/u }).click();
    const note = page.getByRole('region', { name: 'Without a description' });
    const input = await note.getByLabel('Description for row 9').boundingBox();
    for (const text of ['Wed 04.11.', '0:40']) {
      const beside = await note.getByText(text).boundingBox();
      if (!input || !beside) throw new Error('it is not on the screen');
      expect(beside.y + beside.height).toBeLessThanOrEqual(input.y);
    }
  },
);
