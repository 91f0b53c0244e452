import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { TimeSheetsPage } from './pages/timeSheetsPage';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

/** The condition for the member's records; the newest one is today's. */
const own = "guid = (select guid from users where mail = 'jana.albrecht@nordfeld.example')";
const newest = `Id = (select max(Id) from workRecords where Date <= '2026-11-18' and ${own})`;

test(
  'two versions of a waiting record that another user has changed',
  { tag: '@all' },
  async ({ page, isMobile, service, trouble }) => {
    trouble.expect(/ERR_CONNECTION_RESET/u);
    const work = new WorkPage(page, isMobile);
    await work.open();
    let isDown = true;
    await page.route('**/api/workrecords/*', async (route) =>
      isDown ? route.abort('connectionreset') : route.fallback(),
    );
    await work.act(work.records.first(), 'Edit');
    await work.enter({ Description: 'Written here' });
    await work.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(work.record('Written here')).toContainText('waits');
    service.db.run(`update workRecords set Description = 'Written there', Location = 'Ulm' where ${newest}`);
    isDown = false;
    await page.getByRole('button', { name: '1 waits for a connection' }).click();
    const panel = page.getByRole('dialog', { name: 'Outbox' });
    await panel.getByRole('button', { name: 'Try now' }).click();
    await expectAccessibleInBothThemes(page);
    await panel.getByRole('button', { name: /^Compare: / }).click();
    const versions = page.getByRole('dialog', { name: /^Two versions of/u });
    await expect(versions.getByRole('radio', { name: 'Written here' })).toBeChecked();
    await expectAccessibleInBothThemes(page);
    await versions.getByRole('radio', { name: 'Written there' }).check();
    await versions.getByRole('button', { name: 'Save selection' }).click();
    await expect(work.record('Written there')).not.toContainText('changed elsewhere');
    await expect(work.record('Written here')).toHaveCount(0);
  },
);

test('a hint with its open menu', { tag: '@all' }, async ({ page, isMobile, service }) => {
  service.db.run(
    `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location)
     select guid, Date, Project_fk, Customer_fk, Description, HoursWorked, Location from workRecords where ${newest}`,
  );
  const work = new WorkPage(page, isMobile);
  await work.open();
  await page.getByRole('button', { name: /^twice\?: / }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete the second entry' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test(
  'a signed sheet whose records have changed since',
  { tag: '@all' },
  async ({ page, isMobile, service }) => {
    const sheets = new TimeSheetsPage(page, isMobile);
    await sheets.open();
    await sheets.act(sheets.entries.filter({ hasText: 'Prepared' }).first(), 'Sign');
    await sheets.draw();
    await sheets.capture.click();
    await sheets.save.click();
    await expect(sheets.signDialog).toBeHidden();
    service.db.run(`update workRecords set HoursWorked = 1.5 where ${newest}`);
    await page.reload();
    const alarm = page.getByRole('region', { name: /^Changed since it was signed: /u });
    await expect(alarm).toContainText('1.5 h');
    await expectAccessibleInBothThemes(page);
  },
);

test('two versions of a customer in conflict', { tag: '@all' }, async ({ page, signIn, service }) => {
  await signIn('manager');
  await page.goto('/customer/2');
  const section = page.getByRole('region', { name: 'Basic information' });
  await section.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Location').fill('Friedberg');
  service.db.run("update customers set Location = 'Gersthofen' where Id = 2");
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Two versions' });
  await expect(versions.getByRole('radio', { name: 'Friedberg' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await versions.getByRole('button', { name: 'Save selection' }).click();
  await expect(versions).toBeHidden();
  await expect(section).toContainText('Friedberg');
});

test(
  'a phone shows the longest title in full beside the timer',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop has room');
    await page.goto('/work');
    await expect(page.getByRole('button', { name: 'Timer', exact: true })).toBeVisible();
    const title = page.locator('header').getByText('Working Time Management');
    await expect(title).toBeVisible();
    expect(await title.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  },
);

test.describe('in German, with its longer words,', { tag: '@phone' }, () => {
  test.use({ language: 'de' });

  for (const [path, title] of [
    ['/work', 'Arbeitszeit erfassen'],
    ['/expenses', 'Auslage erfassen'],
  ] as const) {
    test(`both save buttons fit beside each other: ${title}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
      const dialog = page.getByRole('dialog', { name: title });
      const middleOf = async (name: RegExp) => {
        const box = await dialog.getByRole('button', { name }).boundingBox();
        return box && Math.round(box.y + box.height / 2);
      };
      expect(await middleOf(/^Speichern und nächste/u)).toBe(await middleOf(/^Speichern und schließen$/u));
    });
  }
});
