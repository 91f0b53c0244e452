import { expect, test } from 'vitest';
import { columnSum } from '../find/exportTable';
import type { PayrollValues } from './payroll';
import type { PersonRow } from './payrollMonth';
import { halves, person, sheet } from './payrollMonth.fixture';
import { type PayrollTableWords, peopleTable, sheetsTable } from './payrollTables';

const words: PayrollTableWords = {
  number: 'Nummer',
  hours: 'Stunden',
  travel: 'Reise',
  km: 'km',
  food: 'Verpflegung',
  expenses: 'Auslagen',
  state: 'Stand',
  file: 'Datei',
  person: 'Person',
  from: 'von',
  to: 'bis',
  fingerprint: 'Fingerabdruck',
  decision: 'Entscheidung',
};

const rowOf = (
  name: string,
  number: string,
  values: PayrollValues,
  state: PersonRow['state'],
): PersonRow => ({
  person: person(name, number),
  state,
  values,
  isCounted: state !== 'unsigned',
  signedAt: [],
  part: [],
  isCut: false,
  hashes: [],
  fingerprints: [],
  isAsPrinted: false,
});

test('the spreadsheet has a row for each person, and adds up the five values (R-18.30)', () => {
  const table = peopleTable(
    [
      rowOf('Ada Jäger', '26', { hours: 46, travel: 0.5, km: 12.5, food: 1600, expenses: 1250 }, 'signed'),
      rowOf('Bo Weiß', '105', { hours: 151.5, travel: 3, km: 0, food: 0, expenses: 1860 }, 'byHand'),
      rowOf('Cem', '112', { hours: 7, travel: 0, km: 0, food: 0, expenses: 0 }, 'unsigned'),
    ],
    words,
    ({ state }) => `ist ${state}`,
  );
  expect(table.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    'Nummer: text',
    'Person: text',
    'Stunden: hours',
    'Reise: hours',
    'km: number',
    'Verpflegung: euro',
    'Auslagen: euro',
    'Stand: text',
  ]);
  expect(table.rows).toEqual([
    ['26', 'Ada Jäger', 46, 0.5, 12.5, 1600, 1250, 'ist signed'],
    ['105', 'Bo Weiß', 151.5, 3, 0, 0, 1860, 'ist byHand'],
    ['112', 'Cem', null, null, null, null, null, 'ist unsigned'],
  ]);
  expect(table.columns.map((_, at) => columnSum(table, at))).toEqual([
    null,
    null,
    197.5,
    3.5,
    12.5,
    1600,
    3110,
    null,
  ]);
});

test('the spreadsheet has a row for each file with its decision (R-18.30)', () => {
  const table = sheetsTable(
    [
      sheet('Ada Jäger', 8, { state: 'unsigned', period: halves[0], fingerprint: 'bbeb' }),
      { ...sheet('Rechnung', 0), state: 'foreign', person: null, period: null, fingerprint: null },
    ],
    words,
    ({ state }) => ({ state: `ist ${state}`, decision: state === 'unsigned' ? 'gezählt' : '' }),
  );
  expect(table.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    'Datei: text',
    'Person: text',
    'von: date',
    'bis: date',
    'Stand: text',
    'Fingerabdruck: text',
    'Entscheidung: text',
  ]);
  expect(table.rows).toEqual([
    ['Ada Jäger.pdf', 'Ada Jäger', '2026-10-01', '2026-10-15', 'ist unsigned', 'bbeb', 'gezählt'],
    ['Rechnung.pdf', '', null, null, 'ist foreign', '', ''],
  ]);
});
