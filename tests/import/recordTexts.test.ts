import { expect, test } from 'vitest';
import type { NewRecord } from '@/domain/import/newRecords';
import { read, recordsOf, stored } from './importFile';

const kessler = 'Kessler Maschinenbau GmbH';
const shop = `${kessler};Ersatzteil-Shop`;
/** Rows of day, duration, text, customer and project. */
const fileOf = (...rows: readonly string[]) => ['Datum;Dauer;Beschreibung;Kunde;Projekt', ...rows].join('\n');
const made = async (rows: readonly string[], facts: Parameters<typeof recordsOf>[1] = {}) =>
  recordsOf(await read(fileOf(...rows)), facts);
const textOf = ({ text }: NewRecord) => text;
const markOf = ({ text, mark }: NewRecord) => [text, mark?.code ?? null];

test('a name without a place stands before the text, unless it is the text (R-20.25)', async () => {
  const { records } = await made(['2.11.26;1:00;;;Garten', '2.11.26;1:00;gießen;;Dach']);
  expect(records.map(textOf)).toEqual(['Garten', 'Dach: gießen']);
});

test('a text has 2,000 characters at most, also with such a name and with what joins it (R-20.16)', async () => {
  const [long, other] = ['x'.repeat(2000), 'y'.repeat(1500)];
  const named = await made([`2.11.26;1:00;${long};;Garten`]);
  expect(named.records.map(textOf)).toEqual([`Garten: ${long}`.slice(0, 2000)]);
  const joined = await made([`2.11.26;1:00;${long};${shop}`, `2.11.26;0:01;${other};${shop}`]);
  expect(joined.records.map(textOf)).toEqual([long]);
});

test('what joins a longer record keeps its place among the rows (R-20.27)', async () => {
  const { records } = await made([`2.11.26;0:01;short;${shop}`, `2.11.26;1:00;long;${shop}`]);
  expect(records.map(({ text, rows }) => [text, rows.map(({ number }) => number)])).toEqual([
    ['long; short', [2, 3]],
  ]);
});

test('records of a day are in the order of the file, whatever their customers (R-20.35)', async () => {
  const { records } = await made([
    `2.11.26;1:00;first;${shop}`,
    '2.11.26;1:00;second;Stadtwerke Lindenau;Netzleitstelle',
    `2.11.26;1:00;third;${shop}`,
    `3.11.26;1:00;later;${shop}`,
  ]);
  expect(records.map(textOf)).toEqual(['later', 'first', 'second', 'third']);
});

test('only an equal row can be counted nevertheless (R-20.19)', async () => {
  const rows = [`2.11.26;0;none;${shop}`, `2.11.26;1:00;A;${shop}`, `2.11.26;1:00;A;${shop}`];
  const { records, leftOut } = await made(rows, { counted: new Set([2, 4]) });
  expect(leftOut.map(({ problem }) => problem.code)).toEqual(['zero']);
  expect(records.map(({ hours }) => hours)).toEqual([2]);
});

test('a record has one reason for not being ticked: the first (R-20.28)', async () => {
  const { records } = await made([`21.11.26;0:04;short;${shop}`, `22.11.26;1:00;later;${shop}`]);
  expect(records.map(markOf)).toEqual([
    ['later', 'after-today'],
    ['short', 'under-5-minutes'],
  ]);
});

test('the record of an earlier import is not that of another row, too, however it was changed (R-20.30)', async () => {
  const rows = [`2.11.26;1:00;A;${shop}`, `2.11.26;1:00;B;${shop}`];
  const key = (await read(fileOf(...rows))).rows[0]?.key ?? '';
  const changed = stored('1', '2026-11-02', [kessler, 'Ersatzteil-Shop'], 1, 'B');
  const marks = async (imported: ReadonlyMap<string, string>) =>
    (await made(rows, { recorded: [changed], imported })).records.map(markOf);
  expect(await marks(new Map([[key, '1']]))).toEqual([
    ['A', 'imported'],
    ['B', null],
  ]);
  expect(await marks(new Map())).toEqual([
    ['A', null],
    ['B', 'recorded'],
  ]);
});

test('a text of a percentage stays, where a task says how busy the mouse was (R-20.118)', async () => {
  const { rows } = await read('Datum;Stunden;Aufgabe;Text\n16.11.2026;8;45 %;100 %\n17.11.2026;8;45 %;');
  expect(rows.map(({ text, problem }) => [text, problem?.code])).toEqual([
    ['100 %', undefined],
    ['', 'no-text'],
  ]);
});
