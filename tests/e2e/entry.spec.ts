import { expect, expectAccessible, test } from './fixtures';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member' });

for (const theme of ['light', 'dark'] as const) {
  test.describe(`the new entry in the ${theme} theme`, { tag: theme === 'dark' ? '@all' : [] }, () => {
    test.use({ theme });

    test(
      'starts with the last booked values, opens its journey, and is saved for several days with one undo',
      { tag: '@all' },
      async ({ page, isMobile }) => {
        const work = new WorkPage(page, isMobile);
        await work.open();
        await expect(page.getByRole('list', { name: 'Days of the week' })).toHaveAttribute(
          'aria-busy',
          'false',
        );
        await work.newEntry.click();
        const { dialog } = work;
        await expect(dialog.getByLabel('Work hours')).toHaveValue('5');
        await expect(dialog.getByLabel('Customer', { exact: true })).toHaveValue(/\d/u);
        await expectAccessible(page);

        const star = dialog.getByRole('button', { name: 'Favourite' });
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await dialog.getByRole('button', { name: /MES-Einführung/u }).click();
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        await star.click();
        await dialog.getByLabel('Description').pressSequentially('lasttest');
        await expect(dialog.getByRole('option', { name: /Lasttest mit 40 Terminals/u })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(dialog.getByLabel('Description')).toHaveValue('Lasttest mit 40 Terminals ausgewertet');

        // The journey's fields are folded, but can still be found by their labels.
        await expect(dialog.getByRole('button', { name: 'Travel none' })).toBeVisible();
        await dialog.getByLabel('Departure').fill('07:30');
        await dialog.getByLabel('Arrival').fill('18:45');
        await expect(dialog.getByLabel('Food allowance')).toHaveText('€16.00');
        await dialog.getByLabel('Departure').fill('');
        await dialog.getByLabel('Arrival').fill('');

        await dialog.getByRole('button', { name: 'several days' }).click();
        const calendar = page.getByRole('dialog', { name: 'Several days' });
        await calendar.getByRole('button', { name: /23 November/u }).click();
        await calendar.getByRole('button', { name: /25 November/u }).click({ modifiers: ['Shift'] });
        await expectAccessible(page);
        await calendar.getByRole('button', { name: 'Use these days' }).click();
        await page.keyboard.press('ControlOrMeta+Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByText(/^4 days saved/u)).toBeVisible();
        await expect(work.records).toHaveCount(24);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(page.getByText('4 entries taken back')).toBeVisible();
        await expect(work.records).toHaveCount(20);
      },
    );
  });
}

test('after "For today", typed text replaces the mark', async ({ page, isMobile }) => {
  const work = new WorkPage(page, isMobile);
  await work.open();
  await work.act(work.records.nth(1), 'For today');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type(', part 2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(work.records.first()).toContainText(', part 2');
  await expect(work.records.first()).not.toContainText('(copy)');
});
