import { expect, expectAccessible, test } from './fixtures';
import { PayrollPage } from './pages/payrollPage';

test.describe('the dialogs of a payroll month', { tag: '@phone' }, () => {
  test.use({ language: 'de', theme: 'dark', signedInAs: 'manager' });

  test('fit a phone and are accessible: wage types, people, payroll office, values by hand and refusals (R-18.102)', async ({
    page,
    service,
  }) => {
    const payroll = new PayrollPage(page, 'de');
    const dialog = page.getByRole('dialog');
    await payroll.openWithFiles(service);
    await expect(payroll.item('Tobias Reimann')).toBeVisible();
    await page.getByRole('button', { name: payroll.words.numbersButton }).click();
    await expect(dialog.getByRole('textbox', { name: 'Lohnart für Auslagen' })).toBeVisible();
    await expectAccessible(page);
    for (const part of [payroll.words.people, payroll.words.office]) {
      await dialog.getByRole('button', { name: part, exact: true }).click();
      await expectAccessible(page);
    }
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    await payroll.item('Paweł Nowicki').getByRole('button', { name: 'Vergleichen' }).click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Bitte zuerst mit dem PDF vergleichen.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    await page.getByRole('button', { name: 'Exportieren …' }).click();
    await expect(dialog.getByText(/^Noch keine Datei/u)).toBeVisible();
    await expectAccessible(page);
  });
});
