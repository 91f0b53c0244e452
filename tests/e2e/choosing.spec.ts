import type { Service } from '../service/service';
import { expect, expectAccessible, test } from './fixtures';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', language: 'en' });

/** Adds more customers than a select shows, and more projects to one of them. */
function addMany({ db }: Service): void {
  db.inTransaction(() => {
    for (let at = 1; at <= 60; at += 1) {
      db.run('insert into customers (Name, Location) values (?, ?)', `Bäckerei Nord ${at}`, 'Augsburg');
      db.run(
        `insert into projects (Name, ProjectState, Customers_fk)
         values (?, 'active', (select Id from customers where Name = 'Bäckerei Nord 1'))`,
        `Ofen ${at}`,
      );
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`a long list in the ${theme} theme`, { tag: theme === 'dark' ? '@all' : [] }, () => {
    test.use({ theme });

    test(
      'customer and project are found by typing, in the dialog and in a row',
      { tag: '@all' },
      async ({ page, isMobile, service }) => {
        addMany(service);
        const work = new WorkPage(page, isMobile);
        await work.open();
        await work.newEntry.first().click();
        const customer = work.dialog.getByRole('combobox', { name: 'Customer', expanded: false });
        await expect(customer).not.toHaveValue('');
        await customer.click();
        await expect(page.getByRole('group', { name: 'Lately', exact: true })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.type('nord back 1');
        const options = page.getByRole('option');
        await expect(options.first()).toHaveText('Bäckerei Nord 1');
        // The dialog must not clip the list.
        await expect(options.first()).toBeInViewport({ ratio: 1 });
        await options.nth(1).click({ trial: true });
        await expectAccessible(page);
        await page.keyboard.press('Enter');
        await expect(work.dialog).toBeVisible();

        const project = work.dialog.getByRole('combobox', { name: 'Project', expanded: false });
        await expect(project).toHaveAttribute('placeholder', '–');
        await project.click();
        await page.keyboard.type('60');
        await page.keyboard.press('Tab');
        await expect(project).toHaveValue('Ofen 60');
        await work.dialog.getByLabel('Description').fill('Found by typing');
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(work.dialog).toBeHidden();
        const record = work.records.first();
        await expect(record).toContainText('Bäckerei Nord 1');
        await expect(record).toContainText('Ofen 60');
        if (isMobile) return;

        await record.getByRole('cell', { name: 'Bäckerei Nord 1', exact: true }).dblclick();
        const inRow = page.getByRole('row').getByRole('combobox', { name: 'Customer' });
        await expect(inRow).toBeFocused();
        await page.keyboard.type('nord 33');
        await options.first().click();
        await expect(inRow).toHaveValue('Bäckerei Nord 33');
        await page.keyboard.press('Enter');
        await expect(record).toContainText('Bäckerei Nord 33');
      },
    );
  });
}
