import * as v from 'valibot';
import { expect, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { WorkPage } from './pages/workPage';

test.use({ signedInAs: 'member', language: 'en', theme: 'system' });

test(
  'an entry without an answer waits, is shown in the header, and is sent once (R-14.13)',
  { tag: '@all' },
  async ({ page, isMobile, service, trouble }) => {
    trouble.expect(/ERR_CONNECTION_RESET/u);
    const work = new WorkPage(page, isMobile);
    await work.open();
    let tries = 0;
    await page.route('**/api/workrecords', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      tries += 1;
      return route.abort('connectionreset');
    });
    await work.newEntry.click();
    await work.enter({ 'Work hours': '2', Description: 'Typed on a train' });
    await work.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(work.dialog).toBeHidden();
    await expect(work.record('Typed on a train')).toContainText('waits');

    await page.getByRole('button', { name: '1 waits for a connection' }).click();
    const panel = page.getByRole('dialog', { name: 'Outbox' });
    await expect(panel.getByRole('button', { name: /^Drop: / })).toBeVisible();
    // The app has tried once more; the next attempt would follow after half a minute.
    await expect.poll(() => tries).toBe(2);
    await expectAccessibleInBothThemes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.unrouteAll();
    await panel.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('1 waiting entry sent')).toBeVisible();
    await expect(work.record('Typed on a train')).not.toContainText('waits');
    const stored = "select Id from workRecords where Description = 'Typed on a train'";
    expect(service.db.all(v.object({ Id: v.number() }), stored)).toHaveLength(1);
  },
);
