import type { Locator, Page } from '@playwright/test';
import type { Service } from '../service/service';
import { expect, test } from './fixtures';
import { blocks, day, middleOf, saved } from './pages/calendarPage';
import { importFile as file, previewed, storedOf } from './pages/importPage';

test.use({ signedInAs: 'newcomer' });

const stored = (service: Service) => storedOf(service, 'newcomer');

/** Holds a block with a finger until it is lifted, and drops it on a place. */
async function hold(page: Page, block: Locator, place: Locator): Promise<void> {
  const [from, to] = [await middleOf(block), await middleOf(place)];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await expect(page.locator('[data-lifted]')).toBeAttached();
  for (let step = 1; step <= 8; step += 1) {
    const at = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a newcomer presses and reads on a phone. */
const words = {
  en: {
    day: /Wed 4 March 2026/u,
    preview: /^Preview/u,
    create: 'Create 3 entries',
    created: '3 entries created, 7.0 h',
    bar: 'Import',
    look: 'See them in the calendar',
    change: 'Change entry',
    more: '0.5 hours more',
    save: 'Save',
    actions: 'Actions',
    copyTo: 'Copy to …',
    copying: 'Copy entry',
    copy: 'Copy',
    moved: 'Moved to Thu 05.03.',
    quick: 'Quick entry',
  },
  de: {
    day: /Mi 4\. März 2026/u,
    preview: /^Vorschau/u,
    create: '3 Einträge anlegen',
    created: '3 Einträge angelegt, 7,0 h',
    bar: 'Übernahme',
    look: 'Im Kalender ansehen',
    change: 'Eintrag ändern',
    more: '0,5 Stunden mehr',
    save: 'Speichern',
    actions: 'Aktionen',
    copyTo: 'Kopieren auf …',
    copying: 'Eintrag kopieren',
    copy: 'Kopieren',
    moved: 'Auf Do 05.03. verschoben',
    quick: 'Schnelleingabe',
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const say = words[language];
  test.describe(`a newcomer on a phone, ${language}`, { tag: language === 'en' ? '@phone' : '@all' }, () => {
    test.use({ language });
    test.skip(({ isMobile }) => !isMobile, 'a finger taps');

    test(`answers what the file leaves open, takes it over, changes a day with a finger and fills another in ${language} (R-20.68, R-20.70)`, async ({
      page,
      service,
    }) => {
      await page.goto('/work/import');
      await page.locator('input[type=file]').first().setInputFiles(file('clockify-unicode.txt'));
      await page.getByRole('radio', { name: say.day }).tap();
      await page.getByRole('radio', { name: /Jana Albrecht/u }).tap();
      await page.getByRole('link', { name: say.preview }).tap();
      const shown = await previewed(page);
      await page.getByRole('button', { name: say.create }).tap();
      const bar = page.getByRole('region', { name: say.bar, exact: true });
      await expect(bar).toContainText(say.created);
      expect(stored(service).toSorted()).toEqual(shown);
      await bar.getByRole('link', { name: say.look }).tap();

      const editor = page.getByRole('dialog', { name: say.change });
      await blocks(page, '03-04').first().tap();
      const longer = saved(page, 'PATCH');
      await editor.getByRole('button', { name: say.more }).tap();
      await editor.getByRole('button', { name: say.save }).tap();
      await longer;
      await blocks(page, '03-04').last().tap();
      await editor.getByRole('button', { name: say.actions }).tap();
      await page
        .getByRole('menuitem', { name: say.copyTo })
        .or(page.getByRole('button', { name: say.copyTo }))
        .tap();
      const copied = saved(page, 'PUT');
      const dialog = page.getByRole('dialog', { name: say.copying });
      await dialog.locator('input[type=date]').fill('2026-03-06');
      await dialog.getByRole('button', { name: say.copy }).tap();
      await copied;
      const moved = saved(page, 'PATCH');
      await hold(page, blocks(page, '03-04').first(), page.locator('button[data-drop="2026-03-05"]'));
      await moved;
      await expect(page.getByText(say.moved)).toBeVisible();

      // A finger does not draw: it taps what the day lacks.
      await page.goto('/work?view=calendar&date=2026-03-09');
      await day(page, '03-09').locator('[data-stop]').last().tap();
      await expect(page.getByRole('combobox', { name: say.quick })).toBeFocused();
      const drawn = saved(page, 'PUT');
      await page.keyboard.type('Own week');
      await page.keyboard.press('Enter');
      await drawn;
      await expect(blocks(page, '03-09')).toHaveCount(1);
      expect(stored(service)).toEqual([
        '2026-03-04 3.5 Klinikum Westerfeld Dienstplan-App: Konzept Schichttausch',
        '2026-03-05 3.0 Klinikum Westerfeld Dienstplan-App: Tarifregeln geprüft',
        '2026-03-06 3.5 Klinikum Westerfeld Dienstplan-App: Konzept Schichttausch',
        '2026-03-09 8.0 Klinikum Westerfeld Dienstplan-App: Own week',
        '2026-05-06 1.0 Klinikum Westerfeld Dienstplan-App: Rückfragen',
      ]);
    });
  });
}
