import { expect, test } from 'vitest';
import { columnSum } from '../find/exportTable';
import { isoDate } from '../time/period';
import { type PayrollTableWords, peopleTable, sheetsTable } from './payrollTables';

const words: PayrollTableWords = {
  number: 'Nummer',
  name: 'Name',
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

test('the spreadsheet has a row for each person, and adds up the five values (R-18.30)', () => {
  const table = peopleTable(
    [
      {
        number: '26',
        name: 'Ada Jäger',
        values: { hours: 46, travel: 0.5, km: 12.5, food: 1600, expenses: 1250 },
        state: 'unterschrieben',
      },
      {
        number: '105',
        name: 'Bo Weiß',
        values: { hours: 151.5, travel: 3, km: 0, food: 0, expenses: 1860 },
        state: 'von Hand',
      },
      { number: '112', name: 'Cem', values: null, state: 'weggelassen' },
    ],
    words,
  );
  expect(table.columns.map(({ title, kind }) => `${title}: ${kind}`)).toEqual([
    'Nummer: text',
    'Name: text',
    'Stunden: hours',
    'Reise: hours',
    'km: number',
    'Verpflegung: euro',
    'Auslagen: euro',
    'Stand: text',
  ]);
  expect(table.rows).toEqual([
    ['26', 'Ada Jäger', 46, 0.5, 12.5, 1600, 1250, 'unterschrieben'],
    ['105', 'Bo Weiß', 151.5, 3, 0, 0, 1860, 'von Hand'],
    ['112', 'Cem', null, null, null, null, null, 'weggelassen'],
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
      {
        file: 'Ada.pdf',
        person: 'Ada Jäger',
        from: isoDate('2026-10-01'),
        to: isoDate('2026-10-31'),
        state: 'nicht unterschrieben',
        fingerprint: 'bbeb',
        decision: 'trotzdem gezählt',
      },
      {
        file: 'Rechnung.pdf',
        person: '',
        from: null,
        to: null,
        state: 'kein Stundenzettel',
        fingerprint: '',
        decision: '',
      },
    ],
    words,
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
    ['Ada.pdf', 'Ada Jäger', '2026-10-01', '2026-10-31', 'nicht unterschrieben', 'bbeb', 'trotzdem gezählt'],
    ['Rechnung.pdf', '', null, null, 'kein Stundenzettel', '', ''],
  ]);
});
