import { describe, expect, test } from 'vitest';
import { csvOf } from '@/domain/find/csv';
import { MOST_ROWS } from '@/domain/import/readTable';
import de from '@/shared/i18n/locales/de/workRecords.json';
import en from '@/shared/i18n/locales/en/workRecords.json';
import { lineOf, read, readAny, readFile, recordsOf, stored } from './importFile';

const own = 'Datum;Std.;Kunde;Projekt;Aufgabe;Beschreibung;Category';
const fileOf = (...rows: readonly string[]) => [own, ...rows].join('\n');

const problemsIn = async (...rows: readonly string[]) =>
  (await read(fileOf(...rows))).rows.map(({ problem }) => problem);

describe('rows that are left out', () => {
  test.each([
    ['10.11.2026;0;A;B;;x', { code: 'zero' }],
    ['10.11.2026;-1;A;B;;x', { code: 'negative' }],
    ['10.11.2026;24,01;A;B;;x', { code: 'over-24' }],
    ['10.11.2026;;A;B;;x', { code: 'no-hours' }],
    ['10.11.2026;viel;A;B;;x', { code: 'unreadable-hours', cell: 'viel' }],
    ['29.02.2026;1;A;B;;x', { code: 'no-such-day', cell: '29.02.2026' }],
    [';1;A;B;;x', { code: 'no-such-day', cell: '' }],
    ['31.12.1999;1;A;B;;x', { code: 'before-2000' }],
    ['21.11.2027;1;A;B;;x', { code: 'too-late' }],
    ['10.11.2026;1;A;B;;x;Pause', { code: 'break' }],
    ['10.11.2026;1;A;B;;x;holiday', { code: 'absence', cell: 'holiday' }],
    ['10.11.2026;1;A;Krank;;x', { code: 'absence', cell: 'Krank' }],
    ['10.11.2026;1;A;B;;urlaub', { code: 'absence', cell: 'urlaub' }],
    ['10.11.2026;1;;;;', { code: 'no-text' }],
  ])('%s has its reason (R-20.17)', async (row, problem) => {
    expect(await problemsIn(row)).toEqual([problem]);
  });

  test.each([
    '10.11.2026;24;A;B;;x',
    '29.02.2024;1;A;B;;x',
    '01.01.2000;1;A;B;;x',
    '20.11.2027;1;A;B;;x',
    '10.11.2026;1;A;B;;Urlaubsplanung',
    '10.11.2026;1;A;B;;Summe geprüft',
  ])('%s is taken over (R-20.17)', async (row) => {
    expect(await problemsIn(row)).toEqual([null]);
  });

  test('a row that is still running has a start and no end (R-20.17)', async () => {
    const { rows } = await read(
      'Datum;Von;Bis;Dauer;Beschreibung\n10.11.2026;08:00;;;x\n10.11.2026;08:00;;0:00;x\n10.11.2026;08:00;;2:00;x',
    );
    expect(rows.map(({ problem }) => problem?.code)).toEqual(['running', 'running', undefined]);
  });

  test('a time that cannot be read is named, and is neither missing nor still running (R-20.17)', async () => {
    const { rows } = await read(
      'Datum;Von;Bis;Beschreibung\n10.11.2026;08:00;spät;x\n10.11.2026;früh;10:00;x\n10.11.2026;08:00;–;x',
    );
    expect(rows.map(({ problem }) => problem)).toEqual([
      { code: 'unreadable-hours', cell: 'spät' },
      { code: 'unreadable-hours', cell: 'früh' },
      { code: 'running' },
    ]);
  });

  test('a sum is compared with the rows above it (R-20.18)', async () => {
    const rows = ['10.11.2026;1,5;A;B;;x', '30.02.2026;2,25;A;B;;y'];
    expect((await problemsIn(...rows, 'Summe;3,75'))[2]).toEqual({
      code: 'total',
      sum: 13_500,
      difference: 0,
    });
    expect((await problemsIn(...rows, ';4;;;;Gesamt:'))[2]).toEqual({
      code: 'total',
      sum: 14_400,
      difference: 900,
    });
    expect((await problemsIn(...rows, 'Gesamtsumme;3,75'))[2]).toMatchObject({ difference: 0 });
    expect((await problemsIn(...rows, 'TOTAL;'))[2]).toEqual({ code: 'total', sum: null, difference: null });
  });

  test('of several sums each is that of all rows above it, or of those since the last one (R-20.18)', async () => {
    const problems = await problemsIn(
      '9.11.2026;2;A;B;;x',
      'Summe KW 46;2',
      '16.11.2026;3;A;B;;y',
      'Summe KW 47;3',
      'Summe;6',
      'Gesamtsumme;5',
    );
    expect(problems.map((problem) => problem?.code === 'total' && problem.difference)).toEqual([
      false,
      0,
      false,
      0,
      3600,
      0,
    ]);
  });

  test('an absence is known by its text, whatever stands in front of it (R-20.17)', async () => {
    const rows = fileOf('10.11.2026;8;A;B;Intern;Urlaub');
    const { rows: read_ } = await read(rows, { choices: { isTaskInFront: true } });
    expect(read_[0]?.problem).toEqual({ code: 'absence', cell: 'Urlaub' });
  });

  test('an equal row is left out until it is counted; then both are one record (R-20.19)', async () => {
    const harvest = await readFile('harvest.csv');
    expect(recordsOf(harvest).leftOut.map(({ problem }) => problem)).toContainEqual({
      code: 'equal',
      row: 4,
    });
    const counted = recordsOf(harvest, { counted: new Set([5]) });
    expect(counted.records.map(lineOf)).toContain(
      '2026-10-27 | 4 | Gemeinde Tannwald · Ratsinformation | Schulung Sitzungsdienst | 4, 5 · 4:00:00',
    );
  });

  test('rows are equal only with the same day, start, seconds, names and text (R-20.19)', async () => {
    const row = ['10.11.2026', '1', 'A', 'B', '', 'x'];
    const others = [0, 1, 2, 3, 5].map((at) =>
      row.with(at, at === 0 ? '11.11.2026' : at === 1 ? '2' : 'other'),
    );
    expect(await problemsIn(...[row, ...others].map((one) => one.join(';')))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    expect(
      (await read('Datum;Von;Bis;Text;Leistung\n10.11.2026;8:00;9:00;;x\n10.11.2026;9:00;10:00;;x')).rows[1]
        ?.problem,
    ).toBeNull();
  });

  test('each row has a key of its content, equal ones of their own, whatever is chosen (R-20.19)', async () => {
    const text = fileOf('10.11.2026;1;A;B;t;x', '10.11.2026;1;A;B;t;x', '10.11.2026;1;A;B;t;y');
    const keys = (await read(text)).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    const switched = await read(text, { choices: { isTaskInFront: true } });
    expect(switched.rows.map(({ key }) => key)).toEqual(keys);
    const longer = await read(text.replace('\n', '\n09.11.2026;1;A;B;t;before\n'));
    expect(longer.rows.slice(1).map(({ key }) => key)).toEqual(keys);
  });
});

describe('the text', () => {
  const textsIn = async (text: string, isTaskInFront = false) =>
    (await read(text, { choices: { isTaskInFront } })).rows.map((row) => row.text);

  test('is that of the file, else the task, else the project (R-20.16)', async () => {
    const file = fileOf('10.11.2026;1;A;B;task;text', '10.11.2026;1;A;B;task;', '10.11.2026;1;A;B;;');
    expect(await textsIn(file)).toEqual(['text', 'task', 'B']);
    expect(await textsIn(file, true)).toEqual(['task: text', 'task', 'B']);
  });

  test("keeps what a spreadsheet could compute; only Kimai's mark goes (R-20.16)", async () => {
    const signs = ['=1+1', '+49 30', '-2', '@all', "' quoted"];
    expect(await textsIn(fileOf(...signs.map((sign) => `10.11.2026;1;A;B;;${sign}`)))).toEqual(signs);
    const kimai = await readFile('kimai.csv');
    expect(kimai.rows.slice(0, 2).map(({ text }) => text)).toEqual([
      '- Abnahme Linie 3',
      'Widder-Server umgestellt',
    ]);
  });

  test.each([
    ['de', de],
    ['en', en],
  ] as const)('of our own list as CSV (%s) comes back, with its place (R-20.83)', async (language, words) => {
    const columns = [
      { title: words.columns.date, kind: 'date' },
      { title: words.columns.description, kind: 'text' },
      { title: words.find.place, kind: 'text' },
      { title: words.columns.hours, kind: 'hours' },
    ] as const;
    const texts = ['=1+1', '-Abnahme', '@all', "it's", '"quoted"; cut'];
    const rows = texts.map((text) => ['2026-11-10', text, 'Lindau', 1.5]);
    const reading = await read(csvOf({ columns, rows, notes: [] }, language));
    expect(reading.rows.map(({ text }) => text)).toEqual(texts);
    expect(reading.rows[0]).toMatchObject({ day: '2026-11-10', seconds: 5400, location: 'Lindau' });
  });

  test('is cut at 2,000 characters, said (R-20.16)', async () => {
    const { rows } = await read(
      fileOf(`10.11.2026;1;A;B;;${'x'.repeat(2001)}`, `10.11.2026;1;A;B;;${'y'.repeat(2000)}`),
    );
    expect(rows.map(({ text, notes }) => [text.length, notes])).toEqual([
      [2000, [{ code: 'cut' }]],
      [2000, []],
    ]);
  });

  test('that is missing can be typed, and makes a record then (R-20.16)', async () => {
    const reading = await readFile('toggl-detailed.csv');
    const { records, leftOut } = recordsOf(reading, { texts: new Map([[9, 'Ablage']]) });
    expect(leftOut.map(({ row }) => row.number)).toEqual([7]);
    expect(records.map(lineOf)).toContain('2026-11-04 | 0.5 | none | Ablage | 9 · 0:40:00');
    expect(recordsOf(reading, { texts: new Map([[9, '  ']]) }).leftOut).toHaveLength(2);
  });
});

describe('files that are refused', () => {
  const many = (count: number) =>
    fileOf(...Array.from({ length: count }, (_, at) => `10.11.2026;1;A;B;;${at}`));

  const refused: Readonly<Record<string, readonly [string, string]>> = {
    'an empty file': ['', 'empty'],
    'a file of empty rows': ['\n;;\n', 'empty'],
    'a header alone': [own, 'no-rows'],
    'a header below a title': [`Liste\n\n${own}\n`, 'no-rows'],
    '5,001 rows': [many(MOST_ROWS + 1), 'too-many-rows'],
    '61 columns': [`${own}${';x'.repeat(54)}\n10.11.2026;1`, 'too-many-columns'],
    'a PDF': ['%PDF-1.7\n%âãÏÓ', 'unreadable'],
    'NUL bytes': ['Datum;Std.\n10.11.2026;1\0', 'unreadable'],
    'what begins like an archive': ['PK\u0003\u0004 is no workbook', 'unreadable'],
  };
  test.each(Object.keys(refused))('%s is refused with its reason (R-20.20, R-20.21)', async (name) => {
    const [text = '', reason] = refused[name] ?? [];
    expect(await readAny(text)).toEqual({ kind: 'refused', reason });
  });

  test('bad rows take nothing else with them (R-20.21)', async () => {
    const { rows, openQuotes } = await read(
      fileOf(
        '10.11.2026',
        '10.11.2026;1;A;B;;x;;;;;more',
        `10.11.2026;1;A;B;;${'z'.repeat(1_000_000)}`,
        '10.11.2026;2;A;B;;"never',
      ),
    );
    expect(rows.map(({ problem }) => problem?.code)).toEqual(['no-hours', undefined, undefined, undefined]);
    expect(openQuotes).toEqual([5]);
  });
});

test('a later import knows the rows of the first one by their keys (R-20.30)', async () => {
  const reading = await readFile('stunden-november.csv');
  const ids = new Map(
    recordsOf(reading).records.flatMap(({ rows }, at) => rows.map(({ key }) => [key, `id-${at}`])),
  );
  const made = recordsOf(reading, { recorded: [], imported: ids }).records;
  expect(made.map(({ mark, canBeTicked }) => [mark?.code, canBeTicked])).toEqual(
    Array.from({ length: 3 }, () => ['deleted-since', true]),
  );
  const kept = [0, 2].map((at) => stored(`id-${at}`, '2026-11-03', ['', ''], 1, 'changed since'));
  const again = recordsOf(reading, { recorded: kept, imported: ids }).records;
  expect(again.map(({ mark, canBeTicked }) => [mark?.code, canBeTicked])).toEqual([
    ['imported', false],
    ['deleted-since', true],
    ['imported', false],
  ]);
});
