import type { Locator } from '@playwright/test';
import { read } from 'xlsx';
import { readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { expect, expectAccessible, test } from './fixtures';
import { PayrollPage } from './pages/payrollPage';

/** What a walk through the month presses and sees in a language. */
const walks = {
  de: {
    faults: [
      'Tobias Reimann: Text und Anhang verschieden',
      'Do 01.10., AStd: 9,00 h im Text, 16,80 h im Anhang.',
      'Lukas Brandt: nicht unterschrieben',
      'Paweł Nowicki: älterer Zettel ohne Daten',
      'Sophie Neumann: kein Zettel',
      'Katharina Vogt: keine Personalnummer',
    ],
    soFar: 'Bisher 8 von 12 Personen',
    show: 'Ansehen',
    byHand: 'Werte von Hand …',
    hours: '168,0',
    takeOver: 'Übernehmen',
    count: 'Trotzdem zählen',
    compare: 'Vergleichen',
    leaveOut: 'Weglassen: Sophie Neumann',
    number: 'Personalnummer von Katharina Vogt',
    settled: 'Nichts offen: 8 unterschrieben und geprüft, 1 trotzdem gezählt, 2 von Hand, 1 weggelassen',
    open: /^(?:Exportieren|Noch einmal exportieren) …$/u,
    refused: ['Noch keine Datei: 6 Punkte offen', '287,15 €, aber keine Lohnart'],
    sum: '1.683,50 h',
    cover: 'Begleitblatt',
    fields: 'Feldliste',
    all: 'Alle (11)',
    characters: 'Zeichen der CSV-Datei',
    letter: '„ı“ gibt es in Windows-1252 nicht. UTF-8 wählen.',
    lead: '11 Personen, 47 Zeilen. Weggelassen: Sophie Neumann. Von Hand: Paweł Nowicki und Tobias Reimann. Trotzdem gezählt: Lukas Brandt.',
    typeUtf8: 'Eintragen: Mehmet Yıldız',
    asked: '4 Zettel anfordern',
    sheets: ['Lohnmonat', 'Zettel'],
  },
  en: {
    faults: [
      'Tobias Reimann: text and attachment differ',
      'Thu 01.10., AStd: 9.00 h in the text, 16.80 h in the attachment.',
      'Lukas Brandt: not signed',
      'Paweł Nowicki: older sheet without data',
      'Sophie Neumann: no sheet',
      'Katharina Vogt: no personnel number',
    ],
    soFar: 'So far 8 of 12 people',
    show: 'Show',
    byHand: 'Values by hand …',
    hours: '168.0',
    takeOver: 'Take over',
    count: 'Count anyway',
    compare: 'Compare',
    leaveOut: 'Leave out: Sophie Neumann',
    number: 'Personnel number of Katharina Vogt',
    settled: 'Nothing is open: 8 signed and checked, 1 counted anyway, 2 by hand, 1 left out',
    open: /^Export(?: again)? …$/u,
    refused: ['No file yet: 6 points open', '€287.15, but no wage type'],
    sum: '1,683.50 h',
    cover: 'Cover sheet',
    fields: 'Field list',
    all: 'All (11)',
    characters: 'Characters of the CSV file',
    letter: 'Windows-1252 has no “ı”. Choose UTF-8.',
    lead: '11 people, 47 lines. Left out: Sophie Neumann. By hand: Paweł Nowicki and Tobias Reimann. Counted anyway: Lukas Brandt.',
    typeUtf8: 'Enter: Mehmet Yıldız',
    asked: 'Ask for 4 sheets',
    sheets: ['Payroll month', 'Sheets'],
  },
} as const;

const groundOf = async (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Whether something lies over an end of a button. */
const isCovered = async (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = [left + 8, right - 8].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return at.some((found) => !element.contains(found));
  });

for (const language of ['de', 'en'] as const) {
  const say = walks[language];
  test.describe(`fifteen files, ${language}`, { tag: language === 'de' ? '@phone' : [] }, () => {
    test.use({ language, theme: language === 'de' ? 'light' : 'dark', signedInAs: 'manager' });

    test(`lead past five faults to the four files of payroll and the cover sheet in ${language} (R-18.90, R-18.103)`, async ({
      page,
      service,
    }) => {
      const payroll = new PayrollPage(page, language);
      const dialog = page.getByRole('dialog');
      const exporting = page.getByRole('button', { name: say.open });
      await payroll.openWithFiles(service);
      await payroll.typeNumbers('Katharina Vogt');
      for (const fault of say.faults) await expect(page.getByText(fault)).toBeVisible();
      await expect(page.getByRole('rowheader', { name: say.soFar })).toBeVisible();
      await payroll.typeWageTypes(4);
      await exporting.click();
      for (const refusal of say.refused) await expect(dialog.getByText(refusal)).toBeVisible();
      await expect(dialog.getByRole('link', { name: say.asked })).toHaveAttribute(
        'href',
        /^mailto:\?bcc=(?:[^,&]+,){3}[^,&]+&/u,
      );
      await page.keyboard.press('Escape');

      const tobias = payroll.item('Tobias Reimann');
      await tobias.getByRole('button', { name: say.show }).click();
      await expect(dialog.getByRole('row', { name: /AStd/u })).toHaveCount(2);
      await expect(dialog.locator('section[tabindex="0"] canvas').first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: say.byHand }).click();
      await dialog.getByLabel(payroll.words.values[0]).fill(say.hours);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: say.takeOver }).click();
      await expect(tobias).toHaveCount(0);

      const lukas = payroll.item('Lukas Brandt');
      await lukas.getByRole('button', { name: say.count }).click();
      await expect(lukas).toHaveCount(0);
      await page.getByRole('button', { name: payroll.words.undo }).last().click();
      await lukas.getByRole('button', { name: say.count }).click();
      await payroll.item('Paweł Nowicki').getByRole('button', { name: say.compare }).click();
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: say.takeOver }).click();
      await page.getByRole('button', { name: say.leaveOut }).click();
      await page.getByRole('textbox', { name: say.number }).fill('111');
      await page.keyboard.press('Enter');
      await expect(page.getByText(say.settled)).toBeVisible();

      await payroll.typeWageTypes(5);
      await exporting.click();
      await expect(dialog.getByRole('cell', { name: say.sum })).toBeVisible();
      await expect(dialog.getByText(say.lead)).toBeVisible();
      // The wage types were saved a moment ago, which a message says.
      await expect(page.getByRole('button', { name: payroll.words.undo }).last()).toBeVisible();
      expect(await isCovered(dialog.getByRole('button', { name: payroll.words.save }))).toBe(false);
      expect(await groundOf(dialog.getByRole('columnheader').last())).toBe(
        await groundOf(page.locator('.modal-content')),
      );
      const lodas = await payroll.saved(payroll.words.save);
      expect([lodas.name, lodas.bytes.length]).toEqual(['lodas_10-2026.txt', 1835]);
      const cover = await payroll.saved(say.cover);
      const text = (await readPdf(new Uint8Array(cover.bytes).buffer)).pages.map(textOf).join(' ');
      expect(text).toContain('200 Arbeitsstunden 11 1.683,50 h');
      expect(text).toMatch(/Sophie Neumann – – – – – weggelassen/u);

      await dialog.getByRole('button', { name: 'Lohn und Gehalt' }).click();
      await dialog.getByRole('button', { name: say.all }).click();
      const lug = (await payroll.saved(payroll.words.save)).bytes.toString('latin1');
      expect(lug.split('\r\n').slice(0, 2)).toEqual(['1234567;12345;10/2026', '26;;;200;;;46,00;;;;;']);
      expect((await payroll.saved(say.fields)).bytes.toString('latin1')).toContain('Feldanzahl=12\r\n');

      await dialog.getByRole('button', { name: 'CSV' }).click();
      await expect(dialog.getByText(say.letter)).toBeVisible();
      await dialog.getByRole('button', { name: say.typeUtf8 }).click();
      await dialog.getByLabel(say.characters).selectOption('utf-8');
      await dialog.getByRole('button', { name: payroll.words.keep }).click();
      await exporting.click();
      await dialog.getByRole('button', { name: 'CSV' }).click();
      await dialog.getByRole('button', { name: say.all }).click();
      const csv = (await payroll.saved(payroll.words.save)).bytes.toString('utf-8');
      expect(csv).toContain('107;Mehmet Yıldız;10/2026;200;Arbeitsstunden;176,50;h\r\n');

      await dialog.getByRole('button', { name: 'Excel' }).click();
      const book = read((await payroll.saved(payroll.words.save)).bytes, { cellFormula: true });
      expect(book.SheetNames).toEqual(say.sheets);
      expect(book.Sheets[say.sheets[0]]?.['C14']).toMatchObject({ f: 'SUM(C2:C13)', v: 1683.5 });
    });
  });
}

test.describe('each of the five faults, settled', { tag: '@phone' }, () => {
  test.use({ language: 'de', signedInAs: 'manager' });

  test('is open again after Undo (R-18.95)', async ({ page, service }) => {
    const say = walks.de;
    const payroll = new PayrollPage(page, 'de');
    const dialog = page.getByRole('dialog');
    const takeOver = async () => {
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: say.takeOver }).click();
    };
    await payroll.openWithFiles(service);
    await payroll.typeNumbers('Katharina Vogt');
    const settle = {
      'Tobias Reimann': async () => {
        await payroll.item('Tobias Reimann').getByRole('button', { name: say.show }).click();
        await dialog.getByRole('button', { name: say.byHand }).click();
        await dialog.getByLabel(payroll.words.values[0]).fill(say.hours);
        await takeOver();
      },
      'Lukas Brandt': async () =>
        payroll.item('Lukas Brandt').getByRole('button', { name: say.count }).click(),
      'Paweł Nowicki': async () => {
        await payroll.item('Paweł Nowicki').getByRole('button', { name: say.compare }).click();
        await takeOver();
      },
      'Sophie Neumann': async () => page.getByRole('button', { name: say.leaveOut }).click(),
      'Katharina Vogt': async () => {
        await page.getByRole('textbox', { name: say.number }).fill('111');
        await page.keyboard.press('Enter');
      },
    };
    for (const [name, act] of Object.entries(settle)) {
      await expect(payroll.item(name)).toHaveCount(1);
      await act();
      await expect(payroll.item(name)).toHaveCount(0);
      await page.getByRole('button', { name: payroll.words.undo }).last().click();
      await expect(payroll.item(name)).toHaveCount(1);
    }
    for (const fault of say.faults) await expect(page.getByText(fault)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: say.soFar })).toBeVisible();
  });
});
