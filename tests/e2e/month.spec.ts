import { accounts } from '../accounts';
import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { TimeSheetsPage } from './pages/timeSheetsPage';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

test(
  'a month is closed on one page: checked, created, signed and sent (R-8.1)',
  { tag: '@all' },
  async ({ page, isMobile, service }) => {
    const own = 'guid = (select guid from users where mail = ?)';
    service.db.run(`delete from workRecords where Date = '2026-10-15' and ${own}`, accounts.member.mail);
    service.db.run(`delete from sheets where fromDay = '2026-10-01' and ${own}`, accounts.member.mail);
    const sheets = new TimeSheetsPage(page, isMobile);
    await page.goto('/timesheets/month/2026-10');
    const gap = page.getByRole('button', { name: 'Fill in: Thu 15.10.' });
    await expect(gap).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await gap.click();
    await expect(page.getByText('Everything checked.')).toBeVisible();
    await page.getByRole('button', { name: 'Create time sheet' }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await sheets.draw();
    await sheets.capture.click();
    await sheets.save.click();
    await expect(sheets.signDialog).toBeHidden();
    await page.getByRole('button', { name: 'Send by mail' }).click();
    await expect(page.getByText('Requested on 18.11.')).toBeVisible();
    expect(service.mails().filter(({ to }) => to === accounts.member.mail)).toHaveLength(1);
  },
);
