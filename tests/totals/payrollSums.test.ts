import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { lodasFile } from '@/domain/payroll/lodasFile';
import { lugFile } from '@/domain/payroll/lugFile';
import { type PayrollValues, VALUE_KINDS } from '@/domain/payroll/payroll';
import { settings } from '@/domain/payroll/payroll.fixture';
import { payrollCsv } from '@/domain/payroll/payrollCsv';
import { payrollLines, wageTypeSums } from '@/domain/payroll/payrollLines';
import { type PersonRow, payrollMonth } from '@/domain/payroll/payrollMonth';
import { type PayrollTableWords, peopleTable } from '@/domain/payroll/payrollTables';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { isoDate, monthOf, monthOfDay } from '@/domain/time/period';
import { writeWorkbook } from '@/shared/spreadsheet/writeWorkbook';
import { inNode } from '../calls/nodeSurroundings';
import { judgementOf } from '../payroll/readSheets';
import type { Company } from './company';
import { AGREED, Differences } from './differences';
import * as loop from './plainLoop';
import { LONG_SHEET } from './service';
import { drawnSheet, sheetSums } from './sheets';
import { sheetsOf } from './spreadsheetXml';
import { LONG, drawnCompanies, openDesk } from './visit';

// The reader of the app needs the files of a build.
vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('../payroll/readPdfInThread')),
}));

inNode();

const november = ['2026-11-01', '2026-11-30'] as const;

/** A whole number of the largest part, half away from zero. */
const rounded = (value: number, parts: number) =>
  Math.sign(value) * Math.floor((Math.abs(value) + parts / 2) / parts) + 0;

/** What payroll hands over for a person, by wage type, in hundredths and cents; a value that is none has no line. */
function handedOver(company: Company): ReadonlyMap<string, number> {
  const { hours, travel, km, food, amount } = sheetSums(company, ...november);
  const lines = [
    ['200', rounded(hours, 10_000)],
    ['210', rounded(travel, 10_000)],
    // Thirty cents a kilometre.
    ['850', rounded(km * 30, 1_000_000)],
    ['860', food],
    ['870', amount],
  ] as const;
  return new Map(lines.filter(([, value]) => value !== 0));
}

/** The sheets of all companies, each of one person, as payroll reads them. */
async function readSheets(): Promise<readonly SheetFile[]> {
  const files: SheetFile[] = [];
  for (const [at, company] of drawnCompanies.entries()) {
    // Every third sheet is of two months, of which one counts.
    // oxlint-disable-next-line no-await-in-loop -- there is one service
    const bytes = await drawnSheet(company, await openDesk(company), at % 3 === 0 ? LONG_SHEET : 0);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const judged = await judgementOf(new Uint8Array(bytes));
    const person = { guid: `u${at}`, username: '', name: company.name, mail: '' };
    files.push({ ...judged, key: `${at}`, name: `${at}.pdf`, hash: `${at}`, person });
  }
  return files;
}

/** The lines of a file by person, as wage type and value; `places` are those of number, wage type and value in a line. */
function linesOf(text: string, [who, wage, value]: readonly [number, number, number]) {
  const found = new Map<string, [string, number][]>();
  for (const line of text.split('\r\n').map((one) => one.split(';'))) {
    const [number = '', type = '', written = ''] = [line[who], line[wage], line[value]];
    if (!/^\d+$/u.test(number) || !/^-?\d+,\d\d$/u.test(written)) continue;
    found.set(number, [...(found.get(number) ?? []), [type, loop.units(written.replace(',', '.'), 2)]]);
  }
  return [...found];
}

/** The values of everybody together, and by wage type as the files have them. */
function wholeMonth() {
  const whole = { hours: 0, travel: 0, km: 0, food: 0, amount: 0 };
  const wages = new Map<string, number>();
  for (const company of drawnCompanies) {
    const { hours, travel, km, food, amount } = sheetSums(company, ...november);
    whole.hours += hours;
    whole.travel += travel;
    whole.km += km;
    whole.food += food;
    whole.amount += amount;
    for (const [wage, value] of handedOver(company)) wages.set(wage, (wages.get(wage) ?? 0) + value);
  }
  return { whole, wages };
}

const PLACES = [
  'people',
  'sums',
  'sums of wage types',
  'lodas',
  'lug',
  'csv',
  'cells of people',
  'sums of the workbook',
];

test(
  'a payroll month and its files have the sums of the sheets that were read from their PDFs (R-23.6)',
  async () => {
    const all = new Differences(...PLACES);
    const people = drawnCompanies.map(({ name }, at) => ({
      guid: `u${at}`,
      username: '',
      name,
      mail: '',
      number: `${at + 1}`,
      isKmPaid: true,
      isLeftOut: false,
    }));
    const period = monthOf(isoDate(november[0]));
    const result = payrollMonth({
      month: period,
      files: await readSheets(),
      people,
      decisions: [],
      isComplete: true,
    });
    expect(result.open).toEqual([]);
    for (const [at, company] of drawnCompanies.entries()) {
      const { mileage: _mileage, ...must } = sheetSums(company, ...november);
      const values = result.rows.find(({ person }) => person.guid === `u${at}`)?.values;
      all.compare('people', values && valuesIn(values), must, company.name);
    }
    const { whole, wages } = wholeMonth();
    all.compare('sums', valuesIn(result.sums), whole);
    const lines = payrollLines(result.counted, settings, cents(30));
    const summed = wageTypeSums(lines).map((sum) => [sum.wageType.number, sum.hundredths]);
    all.compare(
      'sums of wage types',
      summed,
      [...wages].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
    const must = drawnCompanies
      .map((company, at) => [`${at + 1}`, [...handedOver(company)]])
      .filter(([, own]) => own?.length);
    const month = monthOfDay(period.from);
    all.compare('lodas', linesOf(lodasFile(lines, settings, month).text, [5, 4, 2]), must);
    all.compare('lug', linesOf(lugFile(lines, settings, month).text, [0, 3, 6]), must);
    all.compare('csv', linesOf(payrollCsv(lines, settings, month).text, [0, 3, 5]), must);
    compareWorkbook(all, result.rows, whole);
    expect(all.result).toEqual(AGREED);
  },
  LONG,
);

/** The values of payroll in the oracle's units. */
const valuesIn = ({ hours, travel, km, food, expenses }: PayrollValues) => ({
  hours: loop.millionths(hours),
  travel: loop.millionths(travel),
  km: loop.millionths(km),
  food,
  amount: expenses,
});

/** The workbook's rows add up to its sums, and both to those of everybody. */
function compareWorkbook(all: Differences, rows: readonly PersonRow[], whole: ReturnType<typeof valuesIn>) {
  const names = ['number', 'person', 'state', 'file', 'from', 'to', 'fingerprint', 'decision'] as const;
  const words = Object.fromEntries([...names, ...VALUE_KINDS].map((name) => [name, name] as const));
  const table = peopleTable(
    rows,
    v.parse(
      v.custom<PayrollTableWords>(() => true),
      words,
    ),
    () => '',
  );
  const [sheet = []] = sheetsOf(writeWorkbook(table, { sheet: 'Lohnmonat', total: 'Summe' }));
  const must = [whole.hours, whole.travel, whole.km, whole.food * 10_000, whole.amount * 10_000];
  const columns = [2, 3, 4, 5, 6];
  const added = columns.map((at) => {
    let sum = 0;
    for (const row of sheet.slice(1, -1))
      if (typeof row[at]?.value === 'number') sum += loop.millionths(row[at].value);
    return sum;
  });
  all.compare('cells of people', added, must);
  all.compare(
    'sums of the workbook',
    columns.map((at) => loop.millionths(Number(sheet.at(-1)?.[at]?.value))),
    must,
  );
}
