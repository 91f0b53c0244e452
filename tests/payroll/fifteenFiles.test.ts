import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { lodasFile } from '@/domain/payroll/lodasFile';
import {
  MILEAGE,
  counted,
  elevenPeople,
  settings,
  wageType,
  withWageTypes,
} from '@/domain/payroll/payroll.fixture';
import { bytesOfPayrollFile } from '@/domain/payroll/payrollFile';
import { payrollLines, wageTypeSums } from '@/domain/payroll/payrollLines';
import { payrollMonth } from '@/domain/payroll/payrollMonth';
import { refusals } from '@/domain/payroll/refusals';
import type { Decision, SheetFile } from '@/domain/payroll/sheetFile';
import type { TimeSheetRow } from '@/domain/sheets/timeSheet';
import { type Period, addDays, monthOfDay } from '@/domain/time/period';
import { rowWith } from '@/features/time-sheets/report/testing/reports';
import { sha256 } from '@/shared/pdf/fingerprint';
import { inSuite } from '../suite';
import { fifteenSheets, halves, october } from './fifteenSheets';
import { judgementOf } from './readSheets';
import { type Bytes, sheetOf } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

const personOf = (name: string) => ({ guid: name, username: name, name, mail: '' });

const sheetBy = async (name: string, rows: readonly TimeSheetRow[], period: Period) =>
  sheetOf(rows, { person: personOf(name), period });

async function read(name: string, bytes: Bytes, key: number): Promise<SheetFile> {
  return { key: String(key), name: `${name}.pdf`, hash: await sha256(bytes), ...(await judgementOf(bytes)) };
}

describe('a month of fifteen files', () => {
  async function fifteen(): Promise<readonly SheetFile[]> {
    const sheets = await fifteenSheets({ personOf });
    return Promise.all(sheets.map(async ([name, bytes], key) => read(name, bytes, key)));
  }

  const sophie = counted('Sophie Neumann', '106', {}).person;
  const people = [...elevenPeople.map(({ person }) => person), sophie];

  test('has 8 of 12 people, five open items and three files aside, and then 47 lines of 1835 bytes (R-18.87)', async () => {
    const files = await fifteen();
    const withoutNumber = people.map((person) =>
      person.name === 'Katharina Vogt' ? { ...person, number: '' } : person,
    );
    const first = payrollMonth({
      month: october,
      files,
      people: withoutNumber,
      decisions: [],
      isComplete: true,
    });
    expect(first.open.map(({ kind, person }) => `${kind} ${person?.name}`)).toEqual([
      'differs Tobias Reimann',
      'unsigned Lukas Brandt',
      'withoutData Paweł Nowicki',
      'missing Sophie Neumann',
      'noNumber Katharina Vogt',
    ]);
    expect(first.aside.map(({ file, why }) => `${file.name} ${why}`)).toEqual([
      'Jana Albrecht (1).pdf double',
      'Jonas September.pdf otherMonth',
      'Rechnung.pdf foreign',
    ]);
    expect([first.counted.length, first.rows.length]).toEqual([8, 12]);
    expect(first.sums).toEqual({ hours: 1191.5, travel: 56, km: 1348, food: 25_600, expenses: 28_715 });
    const refused = refusals('lodas', {
      people: first.counted,
      settings: withWageTypes({ expenses: wageType('amount', '', '') }),
      mileage: MILEAGE,
      open: first.open,
    });
    expect(refused.map((one) => (one.kind === 'open' ? one.item.kind : one.kind))).toEqual([
      'differs',
      'unsigned',
      'withoutData',
      'missing',
      'numberMissing',
      'wageTypeMissing',
    ]);

    const hashOf = (name: string) => files.find((file) => file.name === `${name}.pdf`)?.hash ?? '';
    const byHand = (name: string, whole: string): Decision => ({
      kind: 'byHand',
      hash: hashOf(name),
      guid: whole,
      values: elevenPeople.find(({ person }) => person.name === whole)?.values ?? first.sums,
    });
    const decisions: readonly Decision[] = [
      byHand('Tobias', 'Tobias Reimann'),
      { kind: 'count', hash: hashOf('Lukas') },
      byHand('Paweł', 'Paweł Nowicki'),
      { kind: 'leaveOut', of: sophie.guid },
    ];
    // What is typed for a sheet without data is what its line Summe says.
    expect(files.find(({ name }) => name === 'Paweł.pdf')?.printed).toEqual(
      elevenPeople.find(({ person }) => person.name === 'Paweł Nowicki')?.values,
    );
    const settled = payrollMonth({ month: october, files, people, decisions, isComplete: true });
    expect(settled.open).toEqual([]);
    expect(settled.sums).toEqual({ hours: 1683.5, travel: 84.5, km: 2280, food: 38_400, expenses: 54_430 });
    const lines = payrollLines(settled.counted, settings, MILEAGE);
    expect(wageTypeSums(lines).map(({ hundredths }) => hundredths)).toEqual([
      168_350, 8450, 68_400, 38_400, 54_430,
    ]);
    expect(lines).toHaveLength(47);
    expect(bytesOfPayrollFile(lodasFile(lines, settings, monthOfDay(october.from)))).toHaveLength(1835);
  });
});

test('in any month the hours of each person are those of the rows of their PDFs, to 0.01 (R-18.87)', async () => {
  const hours: fc.Arbitrary<number> = fc.constantFrom(0, 0.125, 0.333333, 7.25, 8, -1.5, 12);
  const own = fc.array(hours, { minLength: 1, maxLength: 31 });
  await fc.assert(
    fc.asyncProperty(fc.array(own, { minLength: 1, maxLength: 4 }), fc.boolean(), async (all, isHalved) => {
      const names = all.map((_, at) => `Person ${at}`);
      const sheets = all.flatMap((days, at) => {
        const rows = days.map((worked, day) => rowWith({ date: addDays(october.from, day), hours: worked }));
        const periods = isHalved ? halves : [october];
        return periods.map((period) => ({
          name: names[at] ?? '',
          period,
          rows: rows.filter(({ date }) => period.from <= date && date <= period.to),
        }));
      });
      const files = await Promise.all(
        sheets.map(async ({ name, period, rows }, key) => read(name, await sheetBy(name, rows, period), key)),
      );
      const people = names.map((name, at) => counted(name, String(at + 1), {}).person);
      const month = payrollMonth({ month: october, files, people, decisions: [], isComplete: true });
      const sums = all.map((days) => days.reduce((sum, one) => sum + one, 0));
      for (const [at, name] of names.entries()) {
        const row = month.rows.find(({ person }) => person.name === name);
        expect(row?.isCounted).toBe(true);
        expect(row?.values?.hours).toBeCloseTo(sums[at] ?? 0, 2);
      }
      expect(month.sums.hours).toBeCloseTo(
        sums.reduce((sum, one) => sum + one, 0),
        2,
      );
    }),
    { numRuns: inSuite(10, 50) },
  );
});
