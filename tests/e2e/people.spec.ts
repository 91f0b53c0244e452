import { guidOf } from '../accounts';
import { expect, germanOnPhones, pathOf, test } from './fixtures';
import { tabTo } from './keyboard';
import { expectAccessibleInBothThemes } from './looks';

test.use({ signedInAs: 'member' });

test(
  'links lead from the directory to a person and back, in both views (R-12.10)',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    await page.goto('/employees');
    await expect(page.getByRole('heading', { level: 1, name: 'Employee Network' })).toBeVisible();
    for (const view of ['Grid', 'Table']) {
      await page.getByRole('button', { name: view }).click();
      const open = page.getByRole('link', { name: 'Nils Carstens', exact: true });
      if (view === 'Table' && !isMobile)
        await page.getByRole('cell', { name: 'Carstens', exact: true }).dblclick();
      else await open.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nils Carstens' })).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Employee Network' })).toBeVisible();
    }
  },
);

test(
  'hostile data are shown safely: invalid links, names in any script, broken photos (R-12.8)',
  { tag: '@all' },
  async ({ page, service }) => {
    const guid = guidOf(service, 'manager');
    const set = (field: string, value: string) =>
      service.db.run(`update users set ${field} = ? where guid = ?`, value, guid);
    set('givenname', 'אביגיל');
    set('surname', '<b>بن</b> 山田');
    set('linkedin', 'javascript:alert(1)');
    set('xing', 'xing.com/profile/x');
    set('photoSmall', 'data:image/png;base64,AAAA');
    set('photoMedium', 'javascript:alert(1)');
    set('background', 'data:image/jpeg;base64,/9j/AAAA');
    await page.goto(`/employee/${guid}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('אביגיל <b>بن</b> 山田');
    await expect(heading).toHaveAttribute('dir', 'auto');
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /XING/u })).toHaveAttribute(
      'href',
      'https://xing.com/profile/x',
    );
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await page.goto('/employees');
    await expect(page.getByText('אביגיל <b>بن</b> 山田').first()).toBeVisible();
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  },
);

test(
  'editing a section of the user’s own profile also updates the header',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/profile');
    const person = page.getByRole('region', { name: 'Person' });
    await person.getByRole('button', { name: /^Edit/u }).click();
    await person.getByLabel('Surname').fill('Albrecht-Öz');
    await person.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jana Albrecht-Öz' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account: Jana Albrecht-Öz' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Jana Albrecht-Öz' })).toBeVisible();
  },
);

test(
  'a switch of the notifications takes effect at once, and keeps its state over a reload (R-12.5)',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/profile?tab=notification');
    const comment = page.getByRole('switch', { name: 'New comment' });
    await expect(comment).toBeChecked();
    const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await comment.click();
    await expect(comment).not.toBeChecked();
    await answer;
    await page.reload();
    await expect(comment).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Task reminder' })).toBeChecked();
  },
);

test(
  'the tabs of the profile can be used by keyboard (R-12.1)',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await page.goto('/profile');
    await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Contact', selected: true })).toBeFocused();
    expect(pathOf(page)).toBe('/profile?tab=contact');
    await page.keyboard.press('End');
    await expect(page.getByRole('switch')).toHaveCount(9);
  },
);

test.describe('an admin', () => {
  test.use({ signedInAs: 'admin' });

  test(
    'authorizes a newcomer and makes them manager and accountant (R-12.14)',
    { tag: '@all' },
    async ({ page, service }) => {
      const guid = guidOf(service, 'newcomer');
      service.db.run(`update users set verificationState = 'verified' where guid = ?`, guid);
      await page.goto(`/employee/${guid}`);
      await page.getByRole('button', { name: 'Authorize' }).click();
      await expect(page.getByRole('button', { name: 'Authorize' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Settings' }).click();
      await expect(page.getByRole('radio', { name: /^Authorized/u })).toBeChecked();
      await page.getByRole('radio', { name: /^Manager/u }).click();
      await page.getByRole('switch', { name: /Accountant/u }).click();
      // "Accountant" is also a label in the settings, so the mark in the head cannot be waited for.
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.getByRole('button', { name: 'Save' }).click();
      expect((await saved).status()).toBe(200);
      await page.reload();
      await page.getByRole('tab', { name: 'Settings' }).click();
      await expect(page.getByRole('radio', { name: /^Manager/u })).toBeChecked();
      await expect(page.getByRole('switch', { name: /Accountant/u })).toBeChecked();
    },
  );
});

test(
  'on a narrow screen the people’s pages are not wider than the screen',
  { tag: '@phone' },
  async ({ page, isMobile, service }) => {
    await page.setViewportSize({ width: isMobile ? 320 : 768, height: 700 });
    const guid = guidOf(service, 'manager');
    for (const path of [
      '/employees',
      `/employee/${guid}`,
      '/profile',
      '/profile?tab=contact',
      '/profile?tab=notification',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.is-skeleton')).toHaveCount(0);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  },
);

test.describe('the tabs in German, on a narrow screen,', { tag: '@phone' }, () => {
  test.use({ language: 'de' });

  test('are not cut, and the open one is visible', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/profile?tab=notification');
    await expect(page.getByRole('tab', { name: 'Benachrichtigungen', selected: true })).toBeInViewport({
      ratio: 1,
    });
    for (const tab of await page.getByRole('tab').all()) {
      const cut = await tab.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(cut).toBeLessThanOrEqual(0);
    }
  });
});

for (const language of ['en', 'de'] as const) {
  test.describe(`people in ${language}`, { tag: '@all' }, () => {
    test.use({ language, theme: 'system', signedInAs: 'admin' });
    germanOnPhones(language);

    test('the directory, a person and the profile are accessible', async ({ page, service }) => {
      const newcomer = guidOf(service, 'newcomer');
      const screens = [
        '/employees',
        `/employee/${newcomer}`,
        `/employee/${newcomer}?tab=contact`,
        `/employee/${newcomer}?tab=settings`,
        '/profile',
        '/profile?tab=about',
        '/profile?tab=notification',
      ];
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.is-skeleton')).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
      }
    });
  });
}
