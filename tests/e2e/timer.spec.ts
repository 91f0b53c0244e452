import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member', theme: 'system' });

test(
  'the timer survives a reload, runs in every tab and becomes a record (R-6.1)',
  { tag: '@all' },
  async ({ page, context, isMobile }) => {
    await page.goto('/customers');
    const other = await context.newPage();
    await other.goto('/customers');
    await page.getByRole('button', { name: 'Timer', exact: true }).click();
    const timer = page.getByRole('group', { name: 'Timer' });
    await expect(timer).toContainText('0:00');
    await expect(other.getByRole('group', { name: 'Timer' })).toBeVisible();
    await page.reload();
    await expect(timer).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);

    await timer.getByRole('button', { name: 'Stop timer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Discard' })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Record 0.5 h' }).click();
    await expect(dialog.getByLabel('Work hours')).toHaveValue('0.5');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: isMobile ? 'Close' : 'Keep running', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectAccessibleInBothThemes(page);

    await timer.getByRole('button', { name: 'Stop timer' }).click();
    await dialog.getByRole('button', { name: 'Record 0.5 h' }).click();
    await dialog.getByLabel('Description').fill('Timed by hand');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Save and close' }).click();
    expect((await saved).postDataJSON()).toMatchObject({ HoursWorked: 0.5, Description: 'Timed by hand' });
    await expect(timer).toBeHidden();
    await expect(other.getByRole('group', { name: 'Timer' })).toBeHidden();
  },
);
