import { describe, expect, test } from 'vitest';
import { readTable } from './readTable';

const cellsOf = (text: string) => readTable(text).rows.map(({ cells }) => cells);

describe('the cells of a text', () => {
  test.each([
    ['a,b,c\n1,2,3', ','],
    ['a;b;c\n1,5;2,5;3', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b|c\n1|2,0|3', '|'],
    ['"a,b,c,d";e;f\n"1,2,3,4";5;6', ';'],
    ['02.11.2026;7,5\n03.11.2026;8,25', ';'],
    [
      'Datum;Text;Stunden\n02.11.;Plan, Bau, Test;7,5\n03.11.;Bau, Test, Plan;8,5\n04.11.;Test, a, b;6,5',
      ';',
    ],
    ['Export vom 2. 11., 9 Uhr\na;b;c\n1,5;2;3\n1;2,5;3', ';'],
    ['a,b\n1,x;y;z\n2,y', ','],
    ['alone', ','],
  ])(
    '%j is separated by %j: by what divides the most lines, then makes the most columns (R-20.4)',
    (text, separator) => {
      expect(readTable(text).separator).toBe(separator);
    },
  );

  test('lines after the tenth do not decide about the separator (R-20.4)', () => {
    expect(readTable(`${'a;b\n'.repeat(10)}${'1,2,3,4,5\n'.repeat(20)}`).separator).toBe(';');
  });

  test('quotes are those of RFC 4180, and what follows a closing quote is kept (R-20.4)', () => {
    expect(cellsOf('"a ""b"" c",d"e"f,""\r\n"x"y,"","z\r\nw"')).toEqual([
      ['a "b" c', 'd"e"f', ''],
      ['xy', '', 'z\nw'],
    ]);
  });

  test('a quoted line break does not count as a row, an empty line does (R-20.4)', () => {
    const { rows } = readTable('a,b\r\n"1\n2",3\r,\n\n4,5');
    expect(rows).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1\n2', '3'] },
      { number: 5, cells: ['4', '5'] },
    ]);
  });

  test('rows of different lengths stay as they are (R-20.4)', () => {
    expect(cellsOf('a,b,c\n1\n1,2,3,4')).toEqual([['a', 'b', 'c'], ['1'], ['1', '2', '3', '4']]);
  });

  test('a quote that is not closed is a letter, and its row is named (R-20.5)', () => {
    expect(readTable('a,b\nx,"never,1\ny,2')).toMatchObject({
      rows: [{ cells: ['a', 'b'] }, { cells: ['x', '"never', '1'] }, { cells: ['y', '2'] }],
      openQuotes: [2],
    });
  });

  test.each([
    [9999, []],
    [10_001, [2]],
  ])('a quote may be closed after %d characters or not (R-20.5)', (length, open) => {
    const { rows, openQuotes } = readTable(`a,b\n"${'x'.repeat(length - 1)}",1`);
    expect(openQuotes).toEqual(open);
    expect(rows[1]?.cells).toHaveLength(2);
  });

  test('a row of a megabyte is read, with one column more than a file may have (R-20.5)', () => {
    expect(cellsOf(`a,b\n${'x'.repeat(1_000_000)},1`)[1]?.[0]).toHaveLength(1_000_000);
    expect(cellsOf('x,'.repeat(500_000))[0]).toHaveLength(61);
    expect(cellsOf(`${'"'.repeat(1_000_000)}x`)).toHaveLength(1);
  });
});
