import * as v from 'valibot';
import { expect, sameEverywhere, test } from './fixtures';
import { idleFiles, notKept, waitUntilKept, withoutHash } from './keptFiles';
import { expectAccessibleInBothThemes } from './looks';
import { ExpensesPage } from './pages/expensesPage';

test.use({
  signedInAs: 'member',
  language: 'en',
  theme: 'system',
  serviceWorkers: 'allow',
  hasOwnContext: true,
});

const storedIds = "select Id from expenses where Description = 'Taxi to the station'";
const id = v.object({ Id: v.number() });

test(
  'without a network a new expense waits in the list and in the header, and is sent once (R-14.21)',
  { tag: '@all' },
  async ({ page, context, request, isMobile, service, trouble }) => {
    trouble.allow(/ERR_INTERNET_DISCONNECTED/u);
    trouble.allow(notKept);
    const sent: string[] = [];
    page.on('request', (call) => {
      if (call.method() === 'PUT' && call.url().endsWith('/api/expenses')) sent.push(call.url());
    });
    const expenses = new ExpensesPage(page, isMobile);
    await expenses.open();
    await waitUntilKept(page, (await idleFiles(request)).map(withoutHash));
    await context.setOffline(true);
    await expenses.newEntry.click();
    await expenses.enter({ Cost: '23,40', Description: 'Taxi to the station' });
    await expenses.save('close');
    await expect(expenses.dialog).toBeHidden();
    await expect(page.getByText('The entry waits on this device')).toBeVisible();
    const taxi = expenses.entry('Taxi to the station');
    await expect(taxi).toContainText('waits');
    await expect(taxi).toContainText('€23.40');

    await page.getByRole('button', { name: '1 waits for a connection' }).click();
    const panel = page.getByRole('dialog', { name: 'Outbox' });
    await expect(panel.getByText('Wed 18.11. · Expense €23.40 · Taxi to the station')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.reload();
    await expect(taxi).toContainText('waits');
    expect([sent, service.db.all(id, storedIds)]).toEqual([[], []]);

    await context.setOffline(false);
    await expect(page.getByText('1 waiting entry sent')).toBeVisible();
    await expect(taxi).not.toContainText('waits');
    await expect(taxi).toHaveCount(1);
    await expect(page.getByRole('button', { name: /waits for a connection/u })).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(service.db.all(id, storedIds)).toHaveLength(1);
  },
);

test(
  'two tabs share one outbox: a waiting expense is shown in both and sent by one of them (R-14.19)',
  { tag: '@all' },
  async ({ page, context, request, isMobile, service, trouble }) => {
    test.skip(isMobile, sameEverywhere);
    trouble.allow(/ERR_INTERNET_DISCONNECTED/u);
    trouble.allow(notKept);
    const sent: string[] = [];
    context.on('request', (call) => {
      if (call.method() === 'PUT' && call.url().endsWith('/api/expenses')) sent.push(call.url());
    });
    const other = await context.newPage();
    const [here, there] = [new ExpensesPage(page, isMobile), new ExpensesPage(other, isMobile)];
    await here.open();
    await there.open();
    await waitUntilKept(page, (await idleFiles(request)).map(withoutHash));
    await context.setOffline(true);
    await here.newEntry.click();
    await here.enter({ Cost: '23,40', Description: 'Taxi to the station' });
    await here.save('close');
    for (const tab of [here, there]) await expect(tab.entry('Taxi to the station')).toContainText('waits');
    await context.setOffline(false);
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: /waits for a connection/u })).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(service.db.all(id, storedIds)).toHaveLength(1);
  },
);
