import { expect, test } from 'vitest';
import { MOST_ROWS } from '@/domain/import/readTable';
import { read, readAny } from './importFile';

const own = 'Datum;Std.;Kunde;Projekt;Aufgabe;Beschreibung;Category';
const fileOf = (...rows: readonly string[]) => [own, ...rows].join('\n');

test('5,000 rows and 60 columns are read (R-20.20)', async () => {
  const many = Array.from({ length: MOST_ROWS }, (_, at) => `10.11.2026;1;A;B;;${at}`);
  expect((await read(fileOf(...many))).rows).toHaveLength(MOST_ROWS);
  expect((await read(`${own}${';x'.repeat(53)}\n10.11.2026;1;A;B;;t`)).columns).toHaveLength(60);
});

test('cells that are made to be slow are read at once (R-20.21)', async () => {
  const slow = [
    '1a'.repeat(200_000),
    '9'.repeat(400_000),
    'abc'.repeat(100_000),
    '('.repeat(400_000),
    '1:1'.repeat(100_000),
  ];
  const rows = slow.map((cell) => Array.from({ length: 7 }, () => cell).join(';'));
  const { rows: read1 } = await read(fileOf(...rows.slice(0, 1), '10.11.2026;1;A;B;;x'));
  expect(read1.at(-1)?.problem).toBeNull();
  for (const row of rows) expect((await readAny(fileOf(row))).kind).toBe('read');
}, 10_000);
