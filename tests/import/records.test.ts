import { describe, expect, test } from 'vitest';
import {
  comparedFrom,
  importFigures,
  importMonths,
  importWeeks,
  isTicked,
  notTakenRows,
} from '@/domain/import/importSums';
import type { NewRecord } from '@/domain/import/newRecords';
import { lineOf, makingOf, pair, read, readFile, recordsOf, stored } from './importFile';

const kessler = 'Kessler Maschinenbau GmbH';
const none = new Map<string, boolean>();

/** Rows of one customer and project: day, duration, text. */
const fileOf = (...rows: readonly string[]) =>
  ['Datum;Dauer;Beschreibung;Kunde;Projekt', ...rows.map((row) => `${row};${kessler};Ersatzteil-Shop`)].join(
    '\n',
  );

async function made(rows: readonly string[], facts: Parameters<typeof recordsOf>[1] = {}) {
  const { records } = recordsOf(await read(fileOf(...rows)), facts);
  const said = ({ hours, text, mark }: NewRecord) => (mark ? [hours, text, mark.code] : [hours, text]);
  return records.map(said);
}

describe('rounding', () => {
  test('2:22:00 + 0:14:00 + 1:41:30 are 9 steps: “A; B” 2.5, “C” 2.0 (R-20.27)', async () => {
    const rows = ['2.11.26;2:22:00;A', '2.11.26;0:14:00;B', '2.11.26;1:41:30;C'];
    expect(await made(rows)).toEqual([
      [2.5, 'A; B'],
      [2, 'C'],
    ]);
  });

  test('12,205 s are 7 steps, 2,700 s are 1.0, 45 s 0.5 not ticked, 300 s 0.5 ticked (R-20.27, R-20.28)', async () => {
    expect(await made(['2.11.26;0:18:25;A', '2.11.26;3:05:00;B'])).toEqual([
      [0.5, 'A'],
      [3, 'B'],
    ]);
    expect(await made(['2.11.26;0:45:00;A'])).toEqual([[1, 'A']]);
    expect(await made(['2.11.26;45 sec;A'])).toEqual([[0.5, 'A', 'under-5-minutes']]);
    expect(await made(['2.11.26;0:05:00;A'])).toEqual([[0.5, 'A']]);
    expect(await made(['2.11.26;0:02:29;A', '2.11.26;0:02:30;B'])).toEqual([
      [0.5, 'B; A', 'under-5-minutes'],
    ]);
    expect(await made(['2.11.26;0:02:30;A', '2.11.26;0:02:30;B'])).toEqual([[0.5, 'A; B']]);
  });

  test('rows of a day, pair and text are one record, whatever their case and blanks; another step rounds finer (R-20.27)', async () => {
    const rows = ['2.11.26;1:10;Jour fixe', '2.11.26;0:20;jour   FIXE', '3.11.26;1:10;Jour fixe'];
    expect(await made(rows)).toEqual([
      [1, 'Jour fixe'],
      [1.5, 'Jour fixe'],
    ]);
    expect(await made(rows, { step: 0.25 })).toEqual([
      [1.25, 'Jour fixe'],
      [1.5, 'Jour fixe'],
    ]);
  });

  test('without customer, each name of the file is rounded by itself (R-20.27)', async () => {
    const { records } = recordsOf(
      await read(
        'Datum;Dauer;Beschreibung;Projekt\n2.11.26;0:20;a;Garten\n2.11.26;0:20;b;Dach\n2.11.26;0:20;c;Dach',
      ),
    );
    expect(records.map(({ hours, text }) => [hours, text])).toEqual([
      [0.5, 'Garten: a'],
      [0.5, 'Dach: b; Dach: c'],
    ]);
  });
});

describe('what is not ticked', () => {
  test('days after today, and days over 24 hours with what is recorded (R-20.28)', async () => {
    expect(await made(['21.11.26;1:00;A', '20.11.26;1:00;B'])).toEqual([
      [1, 'A', 'after-today'],
      [1, 'B'],
    ]);
    const recorded = [stored('1', '2026-11-20', ['', ''], 20, 'before')];
    expect(await made(['20.11.26;4:00;A'], { recorded })).toEqual([[4, 'A']]);
    expect(await made(['20.11.26;4:00;A', '20.11.26;0:30;B'], { recorded })).toEqual([
      [4, 'A', 'long-day'],
      [0.5, 'B', 'long-day'],
    ]);
  });

  test('what was recorded before: equal, similar, and new (R-20.29)', async () => {
    const recorded = [
      stored('1', '2026-11-02', [kessler, 'Ersatzteil-Shop'], 7.5, 'preislogik  geprüft'),
      stored('2', '2026-11-03', ['Stadtwerke Lindenau', 'Kundenportal 2.0'], 3.5, 'Jour fixe'),
    ];
    const { records } = recordsOf(await readFile('stunden-november.csv'), { recorded });
    expect(records.map(({ text, mark, canBeTicked }) => [text, mark, canBeTicked])).toEqual([
      ['Größentabelle, Maße', null, true],
      ['Jour fixe', { code: 'similar', hours: 3.5 }, true],
      ['Preislogik geprüft', { code: 'recorded' }, false],
    ]);
    const ticked = records.filter((record) => isTicked(record, none));
    expect(ticked.map(({ hours }) => hours)).toEqual([4.5]);
    const byHand = new Map(records.map(({ key }) => [key, true]));
    expect(records.map((record) => isTicked(record, byHand))).toEqual([true, true, false]);
  });

  test('each recorded one is used once, by an equal one first (R-20.29)', async () => {
    const shop = stored('1', '2026-11-02', [kessler, 'Ersatzteil-Shop'], 1, 'A');
    const text = `${fileOf('2.11.26;2:00;a')}\n2.11.26;1:00;A;Stadtwerke Lindenau;Netzleitstelle\n`;
    const marks = async (recorded: readonly (typeof shop)[]) =>
      recordsOf(await read(text), { recorded }).records.map(({ mark }) => mark?.code ?? 'new');
    expect(await marks([shop])).toEqual(['similar', 'new']);
    const other = { ...shop, ...pair('Stadtwerke Lindenau', 'Netzleitstelle') };
    expect(await marks([other])).toEqual(['new', 'recorded']);
    expect(await marks([shop, { ...other, id: '2' }])).toEqual(['similar', 'recorded']);
  });

  test('until the recorded ones are read, nothing is a double (R-20.29)', async () => {
    const { records } = recordsOf(await readFile('stunden-november.csv'), { recorded: null });
    expect(records.map(({ mark }) => mark)).toEqual([null, null, null]);
  });
});

describe('sums', () => {
  test('October: 157.0 recorded, 24:14:30 new are 24.0, afterwards 181.0 (R-20.31)', async () => {
    const rows = ['30.10.26;8:02:00;a', '23.10.26;8:05:00;b', '15.10.26;8:07:30;c'];
    const result = recordsOf(await read(fileOf(...rows)));
    const recorded = Array.from({ length: 20 }, (_, at) =>
      stored(String(at), `2026-10-${String(at + 1).padStart(2, '0')}`, ['', ''], at === 0 ? 5 : 8, `r${at}`),
    );
    expect(importMonths(result.records, none, recorded)).toEqual([
      { month: '2026-10', recorded: 157, added: 24, afterwards: 181 },
    ]);
    expect(importFigures(result, none)).toMatchObject({ added: 87_270, hours: 24 });
    expect(
      importWeeks(result.records, none).map(({ week, seconds, hours }) => [week.week, seconds, hours]),
    ).toEqual([
      [44, 28_920, 8],
      [43, 29_100, 8],
      [42, 29_250, 8],
    ]);
  });

  test('what is recorded is read from the first of the month on, or its sum would be a part; rows that become no record do not count (R-20.31)', async () => {
    const { rows } = await read(
      'Datum;Stunden;Beschreibung;Benutzer\n02.09.2026;1;x;David Okafor\n20.10.2026;1;x;jalbrecht\n12.10.2026;1;x;jalbrecht\n31.12.1999;1;x;jalbrecht',
    );
    expect(comparedFrom(rows)).toBe('2026-10-01');
    expect(comparedFrom(rows.slice(0, 1))).toBeNull();
  });

  test('the figures lead from the file to what is new (R-20.31)', async () => {
    const result = recordsOf(await readFile('toggl-settings-export.csv'));
    const figures = importFigures(result, none);
    expect(figures).toEqual({
      file: 29_050,
      others: 0,
      leftOut: 11_100,
      notTicked: 45,
      added: 17_905,
      hours: 5,
    });
    const [first] = result.records;
    const without = importFigures(result, new Map([[first?.key ?? '', false]]));
    expect(without.added + without.notTicked).toBe(figures.added + figures.notTicked);
    expect(importFigures(recordsOf(await readFile('harvest.csv')), none).others).toBe(5400);
  });

  test('what is not taken over is in the order of the file, with its reason, but for what was created meanwhile (R-20.31)', async () => {
    const rows = ['21.11.26;1:00;later', '2.11.26;1:00;A', '2.11.26;0;none', '2.11.26;2:00;B'];
    const result = recordsOf(await read(fileOf(...rows)));
    const said = (...args: Parameters<typeof notTakenRows>) =>
      notTakenRows(...args).map(({ row, problem }) => [row.text, problem.code]);
    expect(said(result, none)).toEqual([
      ['later', 'after-today'],
      ['none', 'zero'],
    ]);
    const keyOf = (wanted: string) => result.records.find(({ text }) => text === wanted)?.key ?? '';
    const ticks = new Map([
      [keyOf('later'), true],
      [keyOf('A'), false],
      [keyOf('B'), false],
    ]);
    expect(said(result, ticks)).toEqual([
      ['A', 'unticked'],
      ['none', 'zero'],
      ['B', 'unticked'],
    ]);
    expect(said(result, ticks, new Set([keyOf('A')]))).toEqual([
      ['none', 'zero'],
      ['B', 'unticked'],
    ]);
    expect(importWeeks(result.records, ticks).map(({ ticked, hours }) => [ticked, hours])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('the location is that of the column, else the default (R-20.16)', async () => {
    const { records } = recordsOf(await readFile('stundenliste.xlsx'));
    expect(records.map(({ location }) => location)).toEqual(['Augsburg', 'Augsburg', 'Lindenau']);
    expect(records.map(lineOf)).toHaveLength(3);
  });
});

test('many rows become records in parts, newest first, and those of a few weeks at once (R-20.35)', async () => {
  const rows = Array.from({ length: 900 }, (_, at) => `${1 + (at % 28)}.${1 + (at % 9)}.26;1:00;Text ${at}`);
  const reading = await read(fileOf(...rows));
  const making = makingOf(reading);
  expect(making.next().done).toBe(false);
  const { records, leftOut } = recordsOf(reading);
  expect(leftOut).toEqual([]);
  expect(records.flatMap((one) => one.rows)).toHaveLength(900);
  expect(records.map(({ date }) => date)).toEqual(
    records
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(makingOf(await read(fileOf(...rows.slice(0, 100)))).next().done).toBe(true);
});
