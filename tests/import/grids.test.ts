import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { lineOf, read, recordsOf } from './importFile';

const said = ({ number, day, seconds, client, project, text, problem }: ImportRow) =>
  [
    number,
    day,
    (seconds ?? 0) / 3600,
    [client, project].filter(Boolean).join(' · '),
    ...(text === project ? [] : [text]),
    ...(problem ? [problem.code] : []),
  ].join(' | ');

/** The rows of a file that asks nothing, and what becomes of them. */
async function rowsOf(file: string) {
  const { questions, rows } = await read(file);
  expect(questions).toEqual([]);
  return rows;
}
const saidOf = async (file: string) => (await rowsOf(file)).map(said);
const sumsOf = async (file: string) =>
  (await rowsOf(file)).flatMap(({ number, problem }) =>
    problem?.code === 'total' || problem?.code === 'row-total'
      ? [[number, problem.sum, problem.difference]]
      : [],
  );

describe('a table with days below each other and work beside each other', () => {
  test('has a row for each length, with the project above it (R-20.92)', async () => {
    const file = `Stundenzettel November 2026;;;
Mitarbeiterin:;Jana Albrecht;;
Datum;Ersatzteil-Shop;Tourenplanung;Summe;Bemerkung
02.11.2026;7,5;;7,5;
03.11.2026;4,25;3,75;8;Termin vor Ort
04.11.2026;;;0;
05.11.2026;-;8;8;
Summe;11,75;11,75;23,5;`;
    expect(await saidOf(file)).toEqual([
      '4 | 2026-11-02 | 7.5 | Ersatzteil-Shop',
      '5 | 2026-11-03 | 4.25 | Ersatzteil-Shop | Termin vor Ort',
      '5 | 2026-11-03 | 3.75 | Tourenplanung | Termin vor Ort',
      '7 | 2026-11-05 | 8 | Tourenplanung',
      '8 |  | 0 |  | total',
    ]);
  });

  test('may have lengths in hours and minutes, in English (R-20.92)', async () => {
    const file = `Date,Day,Website,Mobile app,Meetings,Total
2026-11-02,Mon,3:30,4:00,,7:30
2026-11-03,Tue,,7:15,0:45,8:00
Total,,3:30,11:15,0:45,15:30`;
    expect(await saidOf(file)).toEqual([
      '2 | 2026-11-02 | 3.5 | Website',
      '2 | 2026-11-02 | 4 | Mobile app',
      '3 | 2026-11-03 | 7.25 | Mobile app',
      '3 | 2026-11-03 | 0.75 | Meetings',
      '4 |  | 0 |  | total',
    ]);
  });

  test('has no project in a column with the sums, whatever that is called (R-20.92)', async () => {
    for (const name of ['Gesamtstunden', 'Stunden gesamt', 'Stunden', 'Geleistet']) {
      const file = `Datum;Shop;Portal;${name}\n02.11.2026;2,5;5;7,5\n03.11.2026;8;;8`;
      expect((await rowsOf(file)).map(({ project }) => project)).toEqual(['Shop', 'Portal', 'Shop']);
    }
  });

  test('may have days without a year, or a first column without a name (R-20.92)', async () => {
    const month = 'November 2026\nTag;Shop;Portal;Info\nSo 1.;;;Sonntag\nMo 2.;7,5;\nDi 3.;4,25;3,5';
    const numbers = 'November 2026\nTag;Shop;Portal\n1;;\n2;7,5;\n3;4,25;3,5';
    const week = 'KW 45/2026\n;Shop;Portal\nMo;7,5;\nDi;4,25;3,5';
    const hours = ['2026-11-02 | 7.5 | Shop', '2026-11-03 | 4.25 | Shop', '2026-11-03 | 3.5 | Portal'];
    for (const file of [month, numbers, week])
      expect((await saidOf(file)).map((row) => row.replace(/^\d \| /u, ''))).toEqual(hours);
  });

  test('may have the customers in a row above, each once for its projects (R-20.93)', async () => {
    const days = '02.11.2026;2,5;3;1,5;7\n03.11.2026;;8;;8\nGesamt;2,5;11;1,5;15';
    const above = `Stundenliste;;;;\n;Kessler;;Stadtwerke Lindenau;\nDatum;Shop;MES;Portal;Summe\n${days}`;
    const below = `Nordfeld;2026;;;\nDatum;Kessler;;Stadtwerke Lindenau;Summe\n;Shop;MES;Portal;\n${days}`;
    const named = `Zeiten;;;;\nKunde;Kessler;Kessler;Stadtwerke Lindenau;\nDatum;Shop;MES;Portal;Summe\n${days}`;
    for (const file of [above, below, named])
      expect(await saidOf(file)).toEqual([
        '4 | 2026-11-02 | 2.5 | Kessler · Shop',
        '4 | 2026-11-02 | 3 | Kessler · MES',
        '4 | 2026-11-02 | 1.5 | Stadtwerke Lindenau · Portal',
        '5 | 2026-11-03 | 8 | Kessler · MES',
        '6 |  | 0 |  | total',
      ]);
  });

  test('has no work in columns of targets, distances and amounts, and none on days of absence (R-20.94)', async () => {
    const file = `Datum;KW;Shop;Portal;Urlaub;Soll;Saldo;km;Ist
02.11.2026;45;7,5;;;8;-0,5;120;7,5
03.11.2026;45;;2,25;;8;0;;2,25
04.11.2026;45;;;8;8;0;;8`;
    const { questions, rows } = await read(file);
    expect([questions, rows.map(said)]).toEqual([
      [],
      [
        '2 | 2026-11-02 | 7.5 | Shop',
        '3 | 2026-11-03 | 2.25 | Portal',
        '4 | 2026-11-04 | 8 | Urlaub | absence',
      ],
    ]);
  });

  test('has no work in rows of targets where days stand beside each other (R-20.94)', async () => {
    const file = 'KW 45/2026\nProjekt;Mo;Di;Mi;Do;Fr;Summe\nShop;7,5;;;;;7,5\nSoll;8;8;8;8;8;40';
    expect((await rowsOf(file)).map(({ number, day, problem }) => [number, day, problem?.code])).toEqual([
      [3, '2026-11-02', undefined],
      [4, null, 'no-such-day'],
    ]);
  });

  test.each([
    [
      'with a number that is no length of a day',
      'Datum;Shop;Auftrag\n02.11.2026;7,5;4711\n03.11.2026;8;4712',
    ],
    ['of an account of hours', 'Datum;Soll;Haben;Saldo\n02.11.2026;8;7,5;-0,5'],
    ['with one column of numbers', 'Datum;Netto;Unterschrift\n02.11.2026;7,5;\n03.11.2026;8;'],
    [
      'of a clock',
      'KW 45/2026\n;Mo;Di;Mi;Do;Fr\nKommen;8:00;8:00;8:00;8:00;8:00\nGehen;16:00;16:00;16:00;16:00;16:00',
    ],
  ])('asks what columns mean in a table %s (R-20.94)', async (_, file) => {
    const { questions, rows } = await read(file);
    expect([questions, rows]).toEqual([['columns'], []]);
  });
});

describe('tables below each other', () => {
  const week = (title: string, first: string, second: string) => `${title}
Projekt;Mo;Di;Mi;Do;Fr;Summe
Shop;${first};;;;;${first}
Portal;;${second};;;;${second}
`;

  test('are each of the week in their title, of which the first may have the year (R-20.95)', async () => {
    const expected = ['2026-11-02 | 7.5 | Shop', '2026-11-03 | 8 | Portal', '2026-11-09 | 6 | Shop'];
    const files = [
      `${week('KW 45/2026', '7,5', '8')}\n${week('KW 46/2026', '6', '')}`,
      `Arbeitszeit 2026\n\n${week('KW 45', '7,5', '8')}${week('KW 46', '6', '')}`,
      week('Hours 2026\nWeek 45', '7,5', '8') + week('Week 46', '6', ''),
      week('Woche;45;Jahr;2026', '7,5', '8') + week('Woche;46;Jahr;2026', '6', ''),
      week('2.–8. November 2026', '7,5', '8') + week('9.–15. November', '6', ''),
    ];
    for (const file of files)
      expect((await saidOf(file)).map((row) => row.replace(/^\d+ \| /u, ''))).toEqual(expected);
    expect(await saidOf(week('KW 53/2026', '7,5', '') + week('KW 1', '6', ''))).toEqual([
      '3 | 2026-12-28 | 7.5 | Shop',
      '7 | 2027-01-04 | 6 | Shop',
    ]);
  });

  test('may have the dates in their own names instead, and months of other lengths (R-20.95)', async () => {
    const head = (first: number, month: number, year: string) =>
      `Projekt;${Array.from({ length: 5 }, (_, at) => `${first + at}.${month}.${year}`).join(';')}`;
    const dates = `${head(2, 11, '2026')}\nShop;7,5;;;;\n${head(9, 11, '2026')}\nShop;;;6;;\n`;
    expect(await saidOf(dates)).toEqual(['2 | 2026-11-02 | 7.5 | Shop', '4 | 2026-11-11 | 6 | Shop']);
    const short = `November 2026\n${head(2, 11, '')}\nShop;7,5;;;;\n${head(9, 11, '')}\nShop;;;6;;\n`;
    expect(await saidOf(short)).toEqual(['3 | 2026-11-02 | 7.5 | Shop', '5 | 2026-11-11 | 6 | Shop']);
    const month = (name: string, days: number) =>
      `${name}\nProjekt;${Array.from({ length: days }, (_, at) => at + 1).join(';')};Summe\nShop${';'.repeat(days)}1,5;1,5\n`;
    expect(await saidOf(month('September 2026', 30) + month('Oktober 2026', 31))).toEqual([
      '3 | 2026-09-30 | 1.5 | Shop',
      '6 | 2026-10-31 | 1.5 | Shop',
    ]);
  });

  test('may have days below each other, and other projects each time, or be lists (R-20.95)', async () => {
    const grids =
      'KW 45/2026\nTag;Shop;Portal;Summe\nMo;7,5;;7,5\nDi;;2,5;2,5\nSumme;7,5;2,5;10\n\nKW 46/2026\nTag;Shop;MES;Summe\nMo;;6;6\nDi;1,5;;1,5\nSumme;1,5;6;7,5';
    expect(await saidOf(grids)).toEqual([
      '3 | 2026-11-02 | 7.5 | Shop',
      '4 | 2026-11-03 | 2.5 | Portal',
      '5 |  | 0 |  | total',
      '9 | 2026-11-09 | 6 | MES',
      '10 | 2026-11-10 | 1.5 | Shop',
      '11 |  | 0 |  | total',
    ]);
    expect((await sumsOf(grids)).map(([, , difference]) => difference)).toEqual([0, 0]);
    const lists =
      'KW 45/2026\nTag;Projekt;Stunden\nMo;Shop;7,5\nKW 46/2026\nTag;Projekt;Stunden\nMo;Portal;6\nKW 47\nDi;Shop;2';
    expect(await saidOf(lists)).toEqual([
      '3 | 2026-11-02 | 7.5 | Shop',
      '6 | 2026-11-09 | 6 | Portal',
      '8 | 2026-11-17 | 2 | Shop',
    ]);
  });

  test('of which one has no week of its own, no year, or the same week, are asked for (R-20.96)', async () => {
    const files = [
      week('KW 45/2026', '7,5', '8') + week('', '6', ''),
      week('KW 45', '7,5', '8') + week('KW 46', '6', ''),
      week('KW 45/2026', '7,5', '8') + week('KW 45/2026', '6', ''),
    ];
    for (const file of files) expect((await read(file)).questions).toEqual(['columns']);
  });
});

describe('the sums of a table with hours in a grid', () => {
  test('are compared for each row, and said only where they differ (R-20.97)', async () => {
    const rows = 'Datum;Shop;Portal;Summe\n02.11.2026;7,5;;7,5\n03.11.2026;4;3,5;8';
    expect(await sumsOf(rows)).toEqual([[3, 28_800, 1800]]);
    const days =
      'KW 45/2026\nProjekt;Mo;Di;Mi;Do;Fr;Gesamt\nShop;7,5;8;;;;15,5\nPortal;;;1,5;;;2\nMES;;;;;;3';
    expect(await sumsOf(days)).toEqual([
      [4, 7200, 1800],
      [5, 10_800, 10_800],
    ]);
  });

  test('are added up where a row of sums has none of its own, and those of minutes count as such (R-20.97)', async () => {
    const below = 'Datum;Shop;Portal\n02.11.2026;7,5;\n03.11.2026;4;3,5\nSumme;11,5;3';
    expect(await sumsOf(below)).toEqual([[4, 52_200, -1800]]);
    const clock = 'Datum;Shop;Portal;Summe\n02.11.2026;7:30;0:45;8:15\nSumme;7:30;0:45;8:15';
    expect(await sumsOf(clock)).toEqual([[3, 29_700, 0]]);
  });
});

test('what a grid has is what will be recorded (R-20.98)', async () => {
  const file = `;Kessler;;Stadtwerke Lindenau;
Datum;Ersatzteil-Shop;MES-Einführung Werk 2;Kundenportal 2.0;Summe;Bemerkung
02.11.2026;2,5;3;1,6;7,1;Preislogik
03.11.2026;;8;;8;`;
  expect(recordsOf(await read(file)).records.map(lineOf)).toEqual([
    '2026-11-03 | 8 | Kessler Maschinenbau GmbH · MES-Einführung Werk 2 | MES-Einführung Werk 2 | 4 · 8:00:00',
    '2026-11-02 | 2.5 | Kessler Maschinenbau GmbH · Ersatzteil-Shop | Preislogik | 3 · 2:30:00',
    '2026-11-02 | 3 | Kessler Maschinenbau GmbH · MES-Einführung Werk 2 | Preislogik | 3 · 3:00:00',
    '2026-11-02 | 1.5 | Stadtwerke Lindenau · Kundenportal 2.0 | Preislogik | 3 · 1:36:00',
  ]);
});
