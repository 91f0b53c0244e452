import { expect, test } from 'vitest';
import { MILEAGE, counted, settings } from './payroll.fixture';
import { lodasFile } from './lodasFile';
import { lugFieldList, lugFile } from './lugFile';
import { payrollCsv } from './payrollCsv';
import { payrollLines } from './payrollLines';
import { isoDate, monthOfDay } from '../time/period';

const october = monthOfDay(isoDate('2026-10-15'));
const own = { ...settings, advisor: ' 1234567 ', client: ' 12345 ' };
const lines = payrollLines([counted('Ada', ' 26 ', { hours: 1.5 })], own, MILEAGE);

test('what was typed with spaces has none in the files, and the files of DATEV are Windows-1252 (R-18.14)', () => {
  const lug = lugFile(lines, own, october);
  expect(lug.text.split('\r\n').slice(0, 2)).toEqual(['1234567;12345;10/2026', '26;;;200;;;1,50;;;;;']);
  const lodas = lodasFile(lines, own, october);
  expect(lodas.text).toContain('BeraterNr=1234567\r\nMandantenNr=12345\r\n');
  expect(lodas.text).toContain('1;01.10.2026;1,50;1;200;26;;\r\n');
  expect([lug, lodas, lugFieldList(own)].map(({ encoding }) => encoding)).toEqual([
    'windows-1252',
    'windows-1252',
    'windows-1252',
  ]);
  expect([lug, lodas, lugFieldList(own)].map(({ name }) => name)).toEqual([
    'lug_10-2026.txt',
    'lodas_10-2026.txt',
    'lug_felder.txt',
  ]);
  const csv = payrollCsv(lines, own, october);
  expect(csv.name).toBe('lohnmonat_2026-10.csv');
  expect(csv.text.split('\r\n')[1]).toMatch(/^"?26"?;/u);
});
