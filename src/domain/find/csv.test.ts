import { describe, expect, test } from 'vitest';
import { csvOf } from './csv';
import { exportName } from './exportName';
import { type FileTable, type FileValue, fileTable } from './exportTable';
import { isoDate } from '../time/period';

const columns: FileTable['columns'] = [
  { title: 'Datum', kind: 'date' },
  { title: 'Kunde', kind: 'text' },
  { title: 'Stunden', kind: 'hours' },
  { title: 'Betrag', kind: 'euro' },
];
const rows: readonly (readonly FileValue[])[] = [
  ['2026-10-01', 'Möwe', 7.25, 123_405],
  ['2026-10-02', 'Hansen', null, -50],
];

/** One text as the language's CSV has it. */
const written = (text: string) =>
  csvOf({ columns: [{ title: 'T', kind: 'text' }], rows: [[text]], notes: [] }, 'de').slice(4, -2);

describe('a list as CSV', () => {
  test('German has semicolons, decimal commas and dd.mm.yyyy, English commas, points and yyyy-mm-dd; notes come last (R-15.21)', () => {
    expect(csvOf({ columns, rows, notes: ['Nicht alles; gelesen'] }, 'de')).toBe(
      '\uFEFFDatum;Kunde;Stunden;Betrag\r\n01.10.2026;Möwe;7,25;1234,05\r\n02.10.2026;Hansen;;-0,50\r\n"Nicht alles; gelesen"\r\n',
    );
    expect(csvOf({ columns, rows, notes: ['Last, not; all'] }, 'en')).toBe(
      '\uFEFFDatum,Kunde,Stunden,Betrag\r\n2026-10-01,Möwe,7.25,1234.05\r\n2026-10-02,Hansen,,-0.50\r\n"Last, not; all"\r\n',
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 821', '+49 821'],
    ['+49821123', '+49821123'],
    ['+49 (0)821 123-45', '+49 (0)821 123-45'],
    ['+49 821 123 / +49 171 55', '+49 821 123 / +49 171 55'],
    ['-', '-'],
    ['--', '--'],
    ['-5,5', '-5,5'],
    ['+49-821-12', "'+49-821-12"],
    ['+49 171-55', '+49 171-55'],
    ['+49  171-55', '+49  171-55'],
    ['-2+3', "'-2+3"],
    ['+1+1', "'+1+1"],
    ['- 5 - 3', "'- 5 - 3"],
    ['-cmd|x!A1', "'-cmd|x!A1"],
    ['+49 821 A1', "'+49 821 A1"],
    ['- Kunde', "'- Kunde"],
    ['@home', "'@home"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ['a = b', 'a = b'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('the text %j is written as %j: no formula, and quoted where it must be (R-15.21)', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  test('a part is whole percent, and a text among numbers stays one (R-16.84)', () => {
    const parts: FileTable = {
      columns: [
        { title: 'Anteil', kind: 'percent' },
        { title: 'Reise', kind: 'hours' },
      ],
      rows: [
        [0.0998, '=unbekannt'],
        [null, 1.5],
      ],
      notes: [],
    };
    expect(csvOf(parts, 'de')).toBe("\uFEFFAnteil;Reise\r\n10 %;'=unbekannt\r\n;1,5\r\n");
  });

  test('a number is written as one only in a column of numbers (R-15.21)', () => {
    const mixed: FileTable = {
      columns: [
        { title: 'Nr.', kind: 'text' },
        { title: 'Faktor', kind: 'number' },
      ],
      rows: [[1.5, 1.5]],
      notes: [],
    };
    expect(csvOf(mixed, 'de')).toBe('\uFEFFNr.;Faktor\r\n1.5;1,5\r\n');
  });

  test('a table has the values of its entries in their order (R-15.20)', () => {
    const table = fileTable(
      [{ title: 'Name', kind: 'text', valueOf: ({ name }: { name: string }) => name }],
      [{ name: 'b' }, { name: 'a' }],
    );
    expect(table).toEqual({ columns: [{ title: 'Name', kind: 'text' }], rows: [['b'], ['a']], notes: [] });
  });
});

test.each([
  [{ from: isoDate('2026-10-01'), to: isoDate('2026-10-31') }, 'Arbeitszeiten_2026-10-01_2026-10-31'],
  [{ from: isoDate('2026-10-01'), to: null }, 'Arbeitszeiten_2026-10-01'],
  [null, 'Arbeitszeiten'],
])('the file of a list with the period %j is called %s (R-15.22)', (period, name) => {
  expect(exportName('Arbeitszeiten', period)).toBe(name);
});
