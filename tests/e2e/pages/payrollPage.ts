import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import * as v from 'valibot';
import { elevenPeople } from '@/domain/payroll/payroll.fixture';
import { fifteenSheets } from '../../payroll/fifteenSheets';
import type { Service } from '../../service/service';

/** What the page is called in both languages. */
const words = {
  de: {
    numbers: 'Lohnarten und Nummern',
    // On a phone it is short.
    numbersButton: /^Lohnarten(?: und Nummern)?$/u,
    people: 'Personen',
    office: 'Lohnbüro',
    keep: 'Speichern',
    numberOf: (name: string) => `Personalnummer von ${name}`,
    asOf: (value: string) => `${value} übergeben als`,
    wageTypeOf: (value: string) => `Lohnart für ${value}`,
    keyOf: (value: string) => `LODAS-Schlüssel für ${value}`,
    values: ['Arbeitsstunden', 'Reisestunden', 'Kilometer', 'Verpflegung', 'Auslagen'],
    advisor: 'Beraternummer',
    client: 'Mandantennummer',
    open: 'Offen',
    export: 'Exportieren',
    save: 'Herunterladen',
    undo: 'Rückgängig',
  },
  en: {
    numbers: 'Wage types and numbers',
    numbersButton: /^Wage types(?: and numbers)?$/u,
    people: 'People',
    office: 'Payroll office',
    keep: 'Save',
    numberOf: (name: string) => `Personnel number of ${name}`,
    asOf: (value: string) => `${value} handed over as`,
    wageTypeOf: (value: string) => `Wage type of ${value}`,
    keyOf: (value: string) => `LODAS key of ${value}`,
    values: ['Hours worked', 'Hours of travel', 'Kilometres', 'Food allowance', 'Expenses'],
    advisor: 'Advisor number',
    client: 'Client number',
    open: 'Open',
    export: 'Export',
    save: 'Download',
    undo: 'Undo',
  },
} as const;

/** Wage types and LODAS keys in the order of the values. */
const wageTypes = [
  ['200', '1'],
  ['210', '1'],
  ['850', '2'],
  ['860', '2'],
  ['870', '2'],
] as const;

const userRow = v.object({ guid: v.string(), username: v.string(), mail: v.string() });

/** The payroll of October, of which the mails brought fifteen files. */
export class PayrollPage {
  readonly page: Page;
  readonly words: (typeof words)['de' | 'en'];

  constructor(page: Page, language: 'de' | 'en') {
    this.page = page;
    this.words = words[language];
  }

  async open(): Promise<void> {
    await this.page.goto('/timesheets/payroll?month=2026-10');
  }

  /** Opens the page, gives it the fifteen files, and waits until they are read. */
  async openWithFiles(service: Service): Promise<void> {
    await this.open();
    await this.page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await PayrollPage.files(service));
    // While files are read, rows and the sum appear above the buttons, which move under a press.
    await expect(this.page.getByText(/^15 (?:Dateien gelesen|files read),/u)).toBeAttached();
  }

  /** The fifteen files, of the people of the directory. */
  private static async files(service: Service) {
    const sheets = await fifteenSheets({
      changes: { company: { name: 'Nordfeld Software & Beratung GmbH', address: '', logo: null, links: [] } },
      personOf: (name) => {
        const [given, surname] = name.split(' ');
        const sql = 'select guid, username, mail from users where givenname = ? and surname = ?';
        const user = service.db.one(userRow, sql, given ?? '', surname ?? '');
        if (!user) throw new Error(`the directory has no ${name}`);
        return { ...user, name };
      },
    });
    return sheets.map(([name, bytes]) => ({
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    }));
  }

  /** An open item with its remedies. */
  item(name: string): Locator {
    return this.page
      .getByRole('region', { name: this.words.open })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Types the numbers of the people, each followed by Enter, which leads to the next person. */
  async typeNumbers(without: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: this.words.numbersButton }).first().click();
    const dialog = page.getByRole('dialog', { name: this.words.numbers });
    await dialog.getByRole('button', { name: this.words.people, exact: true }).click();
    const people = [...elevenPeople.map(({ person }) => person), { name: 'Sophie Neumann', number: '112' }];
    for (const { name, number } of people) {
      if (name === without) continue;
      await dialog.getByRole('textbox', { name: this.words.numberOf(name) }).fill(number);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: this.words.keep }).click();
    await expect(dialog).toBeHidden();
  }

  /** Types the wage types of the first values, and the numbers of the payroll office. */
  async typeWageTypes(count: number): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: this.words.numbersButton }).first().click();
    const dialog = page.getByRole('dialog', { name: this.words.numbers });
    await dialog
      .getByRole('combobox', { name: this.words.asOf(this.words.values[2]) })
      .selectOption('amount');
    for (const [at, value] of this.words.values.slice(0, count).entries()) {
      const [number = '', key = ''] = wageTypes[at] ?? [];
      await dialog.getByRole('textbox', { name: this.words.wageTypeOf(value) }).fill(number);
      await dialog.getByRole('textbox', { name: this.words.keyOf(value) }).fill(key);
    }
    await dialog.getByRole('button', { name: this.words.office }).click();
    await dialog.getByLabel(this.words.advisor).fill('1234567');
    await dialog.getByLabel(this.words.client).fill('12345');
    await dialog.getByRole('button', { name: this.words.keep }).click();
    await expect(dialog).toBeHidden();
  }

  /** The dialog of the export. */
  get export(): Locator {
    return this.page.getByRole('dialog', { name: this.words.export });
  }

  /** The name and the bytes of the file that a button saves. */
  async saved(button: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const downloading = this.page.waitForEvent('download');
    await this.export.getByRole('button', { name: button }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}
