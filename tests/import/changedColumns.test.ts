import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { decodeText } from '@/domain/import/decodeText';
import { readTable } from '@/domain/import/readTable';
import { bytesOf, read, readAny } from './importFile';

/** A file of each tool. The columns of Clockify in another language are told by their places. */
const files = {
  Toggl: 'toggl-detailed.csv',
  Clockify: 'Clockify_Time_Report_Detailed_01_04_2026-30_04_2026.csv',
  Kimai: 'kimai.csv',
  'Kimai in German': 'kimai-german.csv',
  Harvest: 'harvest.csv',
  solidtime: 'solidtime.csv',
  'a table': 'stunden-november.csv',
};

type Table = readonly (readonly string[])[];

/** The rows of a file from its header on. */
function tableOf(name: string): Table {
  const { rows } = readTable(decodeText(bytesOf(name))?.text ?? '');
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const header = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 3);
  return rows
    .slice(header)
    .map(({ cells }) => Array.from({ length: width }, (_, at) => String(cells[at] ?? '')));
}

const csvOf = (table: Table) =>
  table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');
const asRead = ({ day, seconds, text, client, project, problem }: ImportRow) => [
  day,
  seconds,
  text,
  client,
  project,
  problem?.code,
];

async function readTableOf(table: Table, name: string) {
  return read(csvOf(table), { name, choices: { dayOrder: 'day-first', hoursUnit: 'hours' } });
}

describe.each(Object.entries(files))('a file of %s', (_tool, name) => {
  const table = tableOf(name);
  const columns = table[0] ?? [];

  test('may have its columns in another order (R-20.7)', async () => {
    const { rows } = await readTableOf(table, name);
    expect(rows.some(({ problem }) => problem === null)).toBe(true);
    const turned = await readTableOf(
      table.map((row) => row.toReversed()),
      name,
    );
    expect(turned.rows.map(asRead)).toEqual(rows.map(asRead));
  });

  test('may have each column twice: the first counts (R-20.7)', async () => {
    const { rows } = await readTableOf(table, name);
    const doubled = await readTableOf(
      table.map((row, at) => [
        ...row,
        ...row.map((cell) => (at === 0 || cell === '' ? cell : `not ${cell}`)),
      ]),
      name,
    );
    expect(doubled.rows.map(asRead)).toEqual(rows.map(asRead));
  });

  test.each(columns.filter((title) => title !== ''))(
    'without its column %j, or with another name for it, has no wrong hours (R-20.63)',
    async (title) => {
      const { rows } = await readTableOf(table, name);
      const at = columns.indexOf(title);
      const without = table.map((row) => row.filter((_cell, place) => place !== at));
      const renamed = table.map((row, line) => (line === 0 ? row.with(at, 'Xyz') : row));
      for (const changed of [without, renamed]) {
        const reading = await readAny(csvOf(changed), { name, choices: { dayOrder: 'day-first' } });
        if (reading.kind === 'refused') throw new Error(reading.reason);
        const isAsked = reading.questions.length > 0;
        for (const [line, row] of reading.rows.entries()) {
          const before = rows[line];
          // Where times and length disagree, it was said; the one that is left counts.
          if (isAsked || row.problem || !before || before.problem || before.notes.length > 0) continue;
          expect(row.day).toBe(before.day);
          expect(Math.abs((row.seconds ?? 0) - (before.seconds ?? 0))).toBeLessThanOrEqual(60);
        }
      }
    },
  );
});
