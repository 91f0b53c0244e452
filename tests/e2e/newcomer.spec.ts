import type { Service } from '../service/service';
import { expect, test } from './fixtures';
import { tabTo } from './keyboard';
import { blocks, day, middleOf, saved } from './pages/calendarPage';
import { importFile as file, previewed, storedOf } from './pages/importPage';

test.use({ signedInAs: 'newcomer', language: 'en' });

const stored = (service: Service) => storedOf(service, 'newcomer');

test.describe('a newcomer with the file of her old tool', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has neither');

  test('takes it over by mouse, back and again, and moves, lengthens, copies and draws two weeks of her own (R-20.66)', async ({
    page,
    service,
  }) => {
    await page.goto('/work/import');
    await page.locator('input[type=file]').first().setInputFiles(file('stunden-november.csv'));
    const shown = await previewed(page);
    await page.getByRole('button', { name: 'Create 3 entries' }).click();
    const bar = page.getByRole('region', { name: 'Import' });
    await expect(bar).toContainText('3 entries created, 16.0 h');
    expect(stored(service).toSorted()).toEqual(shown);
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toContainText('3 entries deleted again');
    expect(stored(service)).toEqual([]);

    await page.locator('input[type=file]').first().setInputFiles(file('stunden-november.csv'));
    await page.getByRole('button', { name: 'Create 3 entries' }).click();
    await page.getByRole('link', { name: 'See them in the calendar' }).click();

    const [moving, from, to] = [
      saved(page, 'PATCH'),
      await middleOf(blocks(page, '11-02')),
      await middleOf(day(page, '11-04')),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await moving;
    await expect(page.getByText('Moved to Wed 04.11.')).toBeVisible();

    const lower = await blocks(page, '11-04').boundingBox();
    if (!lower) throw new Error('the block is not on the screen');
    const longer = saved(page, 'PATCH');
    await page.mouse.move(lower.x + 40, lower.y + lower.height - 3);
    await page.mouse.down();
    await page.mouse.move(lower.x + 40, lower.y + lower.height + 19, { steps: 6 });
    await page.mouse.up();
    await longer;

    const copied = saved(page, 'PUT');
    const target = await middleOf(day(page, '11-06'));
    await blocks(page, '11-03').last().hover();
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 8 });
    await page.keyboard.down('Control');
    await page.mouse.up();
    await page.keyboard.up('Control');
    await copied;

    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(day(page, '11-10')).toBeVisible();
    const free = await day(page, '11-10').locator('[data-stack]').boundingBox();
    if (!free) throw new Error('the day is not on the screen');
    await page.mouse.move(free.x + 30, free.y + 60);
    await page.mouse.down();
    await page.mouse.move(free.x + 30, free.y + 132, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByRole('combobox', { name: 'Quick entry' })).toBeFocused();
    const drawn = saved(page, 'PUT');
    await page.keyboard.type('Own week');
    await page.keyboard.press('Enter');
    await drawn;
    await expect(blocks(page, '11-10')).toHaveCount(1);
    expect(stored(service)).toEqual([
      '2026-11-03 4.5 Kessler Maschinenbau GmbH Ersatzteil-Shop: Größentabelle, Maße',
      '2026-11-03 4.0 Stadtwerke Lindenau Kundenportal 2.0: Jour fixe',
      '2026-11-04 8.0 Kessler Maschinenbau GmbH Ersatzteil-Shop: Preislogik geprüft',
      '2026-11-06 4.5 Kessler Maschinenbau GmbH Ersatzteil-Shop: Größentabelle, Maße',
      '2026-11-10 3.0 Kessler Maschinenbau GmbH Ersatzteil-Shop: Own week',
    ]);
  });

  test('does all of that with keys alone (R-20.67)', async ({ page, service }) => {
    await page.goto('/work');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('i');
    const choose = page.getByRole('button', { name: 'Choose file …' });
    await expect(choose).toBeVisible();
    await tabTo(page, choose);
    // The system's dialog, which Enter would open, is no part of the page.
    await page.locator('input[type=file]').first().setInputFiles(file('stunden-november.csv'));
    const shown = await previewed(page);
    await tabTo(page, page.getByRole('button', { name: 'Create 3 entries' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 entries created, 16.0 h')).toBeVisible();
    expect(stored(service).toSorted()).toEqual(shown);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('3 entries deleted again')).toBeVisible();
    expect(stored(service)).toEqual([]);

    await page.goto('/work?view=calendar&date=2026-11-02');
    const stop = day(page, '11-02').locator('[data-stop]').last();
    await expect(stop).toBeVisible();
    await tabTo(page, page.locator('[data-stop][tabindex="0"]'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Quick entry' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('2h Kessler Ersatzteil by keys ');
    await page.keyboard.press('Enter');
    await expect(blocks(page, '11-02')).toHaveCount(1);
    // From the end of the day, where the next entry would be written, to its first block.
    await page.keyboard.press('Home');
    await expect(blocks(page, '11-02')).toBeFocused();

    await page.keyboard.press('Shift+ArrowRight');
    await expect(blocks(page, '11-03')).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('2.0 → 3.0 h')).toBeVisible();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await expect(blocks(page, '11-04')).toHaveCount(1);
    await expect(page.getByText('Copied to Wed 04.11.')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(day(page, '11-10')).toBeVisible();
    await tabTo(page, page.locator('[data-stop][tabindex="0"]'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Quick entry' })).toBeFocused();
    await page.keyboard.type('second week');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-record]')).toHaveCount(1);
    expect(stored(service)).toEqual([
      '2026-11-03 3.0 Kessler Maschinenbau GmbH Ersatzteil-Shop: by keys',
      '2026-11-04 3.0 Kessler Maschinenbau GmbH Ersatzteil-Shop: by keys',
      expect.stringMatching(/^2026-11-\d\d 8.0 Kessler Maschinenbau GmbH Ersatzteil-Shop: second week$/u),
    ]);
  });
});
