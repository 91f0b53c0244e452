import { expect, test } from './fixtures';
import { dropFile, previewed, storedOf } from './pages/importPage';

/** What comes of each of the twelve files: entries that are ticked, and their hours. */
const files = [
  ['toggl-detailed.csv', 4, '8,0'],
  ['toggl-settings-export.csv', 3, '5,0'],
  ['toggl-german-excel.csv', 3, '4,5'],
  ['Clockify_Time_Report_Detailed_01_04_2026-30_04_2026.csv', 3, '6,5'],
  ['clockify-spanish.csv', 2, '3,0'],
  ['clockify-unicode.txt', 3, '7,0'],
  ['kimai.csv', 3, '7,5'],
  ['kimai-german.csv', 3, '6,0'],
  ['harvest.csv', 3, '4,0'],
  ['solidtime.csv', 3, '3,0'],
  ['stunden-november.csv', 3, '16,0'],
  ['stundenliste.xlsx', 3, '14,0'],
] as const;

test.describe('in German, a file of another tool', { tag: '@all' }, () => {
  test.use({ language: 'de', signedInAs: 'member', hasOwnContext: true });

  for (const [name, count, hours] of files) {
    test(`${name} is dropped, and the service stores what the preview shows (R-20.54)`, async ({
      page,
      service,
    }) => {
      // The twelve files are of this day; what is later is not ticked.
      await page.clock.setSystemTime('2026-11-20T09:00:00');
      service.db.run('delete from workRecords');
      await page.goto('/work/import');
      await expect(page.getByRole('button', { name: /^Datei wählen/u })).toBeVisible();
      await dropFile(page, name);
      if (name === 'clockify-unicode.txt')
        await page.getByRole('radio', { name: /Mi 4\. März 2026/u }).check();
      await page.getByRole('link', { name: /^Vorschau/u }).click();
      const create = page.getByRole('button', { name: `${count} Einträge anlegen` });
      await expect(create).toHaveAttribute('aria-disabled', 'false');
      const shown = await previewed(page);
      await create.click();
      await expect(page.getByRole('region', { name: 'Übernahme', exact: true })).toContainText(
        `${count} Einträge angelegt, ${hours} h`,
      );
      expect(storedOf(service, 'member').toSorted()).toEqual(shown);
    });
  }
});
