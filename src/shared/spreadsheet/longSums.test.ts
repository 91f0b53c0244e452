import { expect, test } from 'vitest';
import { type CellObject, read } from 'xlsx';
import type { FileTable } from '@/domain/find/exportTable';
import { writeSheets } from './writeWorkbook';

/** The total of every other row as the file has it. */
function sumOfEachOther(count: number) {
  const at = Array.from({ length: count }, (_, row) => row * 2);
  const rows = [
    ...at.flatMap(() => [['Customer', 1] as const, ['Project', 1] as const]),
    ['Total', count] as const,
  ];
  const of = at.map((row) => ({ rows: [row, row] as const, columns: [1, 1] as const }));
  const table: FileTable = {
    columns: [
      { title: 'Name', kind: 'text' },
      { title: 'Hours', kind: 'hours' },
    ],
    rows,
    notes: [],
    sums: [{ row: rows.length - 1, column: 1, of }],
  };
  const sheet = read(writeSheets([{ name: 'Report', table, total: null }]), { cellFormula: true }).Sheets[
    'Report'
  ];
  const cell: CellObject = sheet?.[`B${rows.length + 1}`];
  return { formula: cell.f, sum: cell.v };
}

test.each([
  [255, 1],
  [256, 2],
  [700, 3],
])('a sum of %d rows that are not next to each other is %d sums of at most 255 (R-16.98)', (count, parts) => {
  const { formula, sum } = sumOfEachOther(count);
  expect(sum).toBe(count);
  const of = formula?.split('+') ?? [];
  expect(of).toHaveLength(parts);
  for (const part of of) expect(part.split(',').length).toBeLessThanOrEqual(255);
});

test('a sum of more cells than a formula has room for is a number alone (R-16.98)', () => {
  expect(sumOfEachOther(1700)).toEqual({ formula: undefined, sum: 1700 });
});
