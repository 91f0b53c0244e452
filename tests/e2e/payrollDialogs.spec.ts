import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { PayrollPage } from './pages/payrollPage';

declare global {
  interface Window {
    /** Where the tick of the values by hand has been within its dialog, and for how many frames since its PDF is drawn. */
    tick: { places: Set<number>; frames: number };
  }
}

/** Runs in the page: notes where the tick stands in each frame. */
const noteTicksPlaces = async (page: Page) =>
  page.evaluate(() => {
    window.tick = { places: new Set(), frames: 0 };
    const look = () => {
      const tick = document.querySelector<HTMLElement>('[role="dialog"] input[name="isCompared"]');
      const top = tick?.closest('.modal-content')?.getBoundingClientRect().top;
      if (tick && top !== undefined)
        window.tick.places.add(Math.round(tick.getBoundingClientRect().top - top));
      if (tick && document.querySelector('[role="dialog"] canvas')) window.tick.frames += 1;
      if (window.tick.frames < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const frames = async (page: Page) => page.evaluate(() => window.tick.frames);

test.describe('the dialogs of a payroll month', { tag: '@phone' }, () => {
  test.use({ language: 'de', theme: 'dark', signedInAs: 'manager' });

  test('fit a phone and are accessible: wage types, people, payroll office, values by hand and refusals; no field moves while a PDF is read; a field that is off is dark in the dark theme (R-18.102, R-18.104, R-18.112)', async ({
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
    await dialog.getByRole('button', { name: payroll.words.people, exact: true }).click();
    await dialog.getByRole('button', { name: 'Nicht abrechnen: Nils Carstens' }).click();
    const off = dialog.getByRole('textbox', { name: payroll.words.numberOf('Nils Carstens') });
    await expect(off).toBeDisabled();
    await expect(off).toHaveCSS('background-color', 'rgb(14, 21, 23)');
    await dialog.getByRole('button', { name: 'Doch abrechnen: Nils Carstens' }).click();
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    await noteTicksPlaces(page);
    await payroll.item('Paweł Nowicki').getByRole('button', { name: 'Vergleichen' }).click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await expect(async () => expect(await frames(page)).toBeGreaterThan(5)).toPass();
    expect(await page.evaluate(() => [...window.tick.places])).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByText('Bitte zuerst mit dem PDF vergleichen.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    await page.getByRole('button', { name: 'Exportieren …' }).click();
    await expect(dialog.getByText(/^Noch keine Datei/u)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('in a low window', () => {
  test.use({ language: 'de', signedInAs: 'manager' });

  test('what Shift+Tab leads to is not hidden by the head of its table, which stays above its rows (R-18.111)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    const payroll = new PayrollPage(page, 'de');
    const dialog = page.getByRole('dialog');
    await payroll.open();
    await page.getByRole('button', { name: payroll.words.numbers }).click();
    await dialog.getByRole('button', { name: payroll.words.people, exact: true }).click();
    const controls = dialog.locator('td :is(input, button)');
    const head = dialog.getByRole('columnheader').first();
    const count = await controls.count();
    expect(count).toBeGreaterThan(20);
    await controls.last().focus();
    let nearest = Infinity;
    for (let at = count - 1; at >= 0; at -= 1) {
      const control = controls.nth(at);
      await expect(control).toBeFocused();
      const [top, bottom] = await Promise.all([
        control.evaluate((element) => element.getBoundingClientRect().top),
        head.evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      nearest = Math.min(nearest, top - bottom);
      await page.keyboard.press('Shift+Tab');
    }
    expect(nearest).toBeGreaterThanOrEqual(0);
  });
});
