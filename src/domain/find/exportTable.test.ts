import { expect, test } from 'vitest';
import { columnOf, columnSum, fileTable, isRoundedApart, withRoundingNote } from './exportTable';

interface Row {
  readonly name: string;
  readonly hours: number | string | null;
}
const table = (hours: readonly Row['hours'][]) =>
  fileTable(
    [
      columnOf('Name', 'text', ({ name }: Row) => name, 12),
      columnOf('Hours', 'hours', (row: Row) => row.hours),
    ],
    hours.map((one, at) => ({ name: String(at), hours: one })),
    ['until today'],
  );

test('a list becomes rows of values, and its columns keep their width', () => {
  expect(table([7.5, null])).toStrictEqual({
    columns: [
      { title: 'Name', kind: 'text', width: 12 },
      { title: 'Hours', kind: 'hours' },
    ],
    rows: [
      ['0', 7.5],
      ['1', null],
    ],
    notes: ['until today'],
  });
  expect(fileTable([], []).notes).toEqual([]);
});

test.each([
  ['hours', 8],
  ['euro', 8],
  ['number', 8],
  ['text', null],
  ['date', null],
  ['percent', null],
] as const)('a column of %s has the sum %s; texts in it do not count', (kind, sum) => {
  const columns = [{ title: '', kind }];
  expect(columnSum({ columns, rows: [[7.9], ['unknown'], [0.1], [null]] }, 0)).toBe(sum);
  expect(columnSum({ columns, rows: [] }, 1)).toBeNull();
});

test('three times twenty minutes are an hour, but the hundredths that are shown are not', () => {
  expect([isRoundedApart([1 / 3, 1 / 3, 1 / 3]), isRoundedApart([0.5, 0.25]), isRoundedApart([])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a table says so below its rows if a sum of hours that it shows differs from what it lists', () => {
  const third = 1 / 3;
  const note = 'rounded';
  expect(withRoundingNote(table([third, third, third]), note).notes).toEqual(['until today', note]);
  expect(withRoundingNote(table([0.5, 'unknown']), note).notes).toEqual(['until today']);
  const beside = fileTable(
    [columnOf('Hours', 'hours', (one: number) => one), columnOf('Days', 'number', () => third)],
    [0.5, 0.25, 1],
  );
  expect(withRoundingNote(beside, note).notes).toEqual([]);
  const apart = table([third, third, third, 1]);
  const ofRows = (last: number, column = 1) => [
    { row: 3, column, of: [{ rows: [0, last] as const, columns: [1, 1] as const }] },
  ];
  expect(withRoundingNote({ ...apart, sums: ofRows(2) }, note).notes).toHaveLength(2);
  // Two thirds are shown as 0.67, and their parts as 0.33 each.
  expect(withRoundingNote({ ...apart, sums: ofRows(1) }, note).notes).toHaveLength(2);
  expect(withRoundingNote({ ...apart, sums: ofRows(0) }, note).notes).toHaveLength(1);
  expect(withRoundingNote({ ...apart, sums: ofRows(2, 0) }, note).notes).toHaveLength(1);
});
