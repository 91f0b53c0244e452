import { describe, expect, test } from 'vitest';
import { type WorkSheet, utils, write } from 'xlsx';
import type { ImportRow } from '@/domain/import/importTypes';
import { titleSpan } from '@/domain/import/titleSpan';
import { read } from './importFile';

const said = ({ number, day, seconds, text, problem }: ImportRow) =>
  [number, day, (seconds ?? 0) / 3600, text, ...(problem ? [problem.code] : [])].join(' | ');
const rowsOf = async (file: string) => (await read(file)).rows.map(said);
const daysOf = async (title: string, days: readonly string[]) =>
  (
    await read(`${title}\nTag;Stunden;Tätigkeit\n${days.map((day) => `${day};8:00;Einbau`).join('\n')}`)
  ).rows.map(({ day }) => day);

/** The columns of the German form of DATEV for the daily working time. */
const form = (month: string, rows: string) => `Vorlage zur Dokumentation der täglichen Arbeitszeit
Firma:;Nordfeld;;;Stand 01/2015
Pers.-Nr.:;17;Monat/Jahr:;${month}

Kalendertag;Beginn (Uhrzeit);Pause (Dauer);Ende (Uhrzeit);Dauer (Summe);*;aufgezeichnet am:;Bemerkungen
${rows}`;

const week = (title: string, days: string) => `${title}
Projekt;Tätigkeit;${days};Summe
Retrofit;Einbau;7,5;8;-;4,25;0;;;19,75
Shop;Abnahme;;;8:00;3,5;8;;;19,5
Summe;;7,5;8;8;7,75;8;0;0;39,25
`;

/** What the rows of such a week become from 16 November on. */
const weekRows = [
  '3 | 2026-11-16 | 7.5 | Einbau',
  '3 | 2026-11-17 | 8 | Einbau',
  '3 | 2026-11-19 | 4.25 | Einbau',
  '4 | 2026-11-18 | 8 | Abnahme',
  '4 | 2026-11-19 | 3.5 | Abnahme',
  '4 | 2026-11-20 | 8 | Abnahme',
  '5 |  | 0 | Summe | total',
];

describe('a title above the table', () => {
  test('tells the month of day numbers (R-20.84)', async () => {
    const rows = '1;;;;0:00\n2;08:00;0:30;16:30;8:00;;02.11.2026;Abnahme\n31;08:00;0:30;16:30;8:00;;;Abnahme';
    expect(await rowsOf(form('11/2026', rows))).toEqual([
      '6 | 2026-11-01 | 0 |  | zero',
      '7 | 2026-11-02 | 8 | Abnahme',
      '8 |  | 8 | Abnahme | no-such-day',
    ]);
    expect(
      await daysOf('Stundenzettel November 2026', ['1.', 'Mo 2', '3 (Di)', '04.11.', 'Do, 5. Nov', '11/6']),
    ).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06']);
  });

  test('counts for no day of another weekday or month, and for none that has its year (R-20.84)', async () => {
    expect(await daysOf('November 2026', ['Mo 3', '04.12.', 'Mo', '5 Dez', '2.', '07.12.2026'])).toEqual([
      null,
      null,
      null,
      null,
      '2026-11-02',
      '2026-12-07',
    ]);
  });

  test.each([
    ['Monat: November;Jahr: 2026', '2026-11-01', '2026-11-30'],
    ['Monat: 2026-11-01', '2026-11-01', '2026-11-30'],
    ['Abrechnung 2026-11', '2026-11-01', '2026-11-30'],
    ['01.11.2026 – 30.11.2026', '2026-11-01', '2026-11-30'],
    ['Kalenderwoche 47 / 2026', '2026-11-16', '2026-11-22'],
    ['2026-W47', '2026-11-16', '2026-11-22'],
    ['Week 47, 2026;16.11. bis 22.11.2026', '2026-11-16', '2026-11-22'],
    ['2026-11-15 to 2026-11-21', '2026-11-15', '2026-11-21'],
    ['28.12.2026 - 3.1.2027', '2026-12-28', '2027-01-03'],
  ])('is %s (R-20.85)', (title, from, to) => {
    expect(titleSpan([{ number: 1, cells: title.split(';') }])).toEqual({ from, to });
  });

  test.each([
    ['2–8 November 2026', '2026-11-02', '2026-11-08'],
    ['November 2–8, 2026', '2026-11-02', '2026-11-08'],
    ['Nov 2 - Nov 8, 2026', '2026-11-02', '2026-11-08'],
    ['Nov 2nd to 8th Nov 2026', '2026-11-02', '2026-11-08'],
    ['Mon, 2 Nov - Sun, 8 Nov 2026', '2026-11-02', '2026-11-08'],
    ['Timesheet Mon 2 Nov 2026 – Sun 8 Nov 2026;Jana Albrecht', '2026-11-02', '2026-11-08'],
    ['Dec 28, 2026 - Jan 3, 2027', '2026-12-28', '2027-01-03'],
    ['Week of November 2, 2026', '2026-11-02', '2026-11-08'],
    ['Week commencing Sunday 1 November 2026', '2026-11-01', '2026-11-07'],
    ['Woche vom 2. bis 8. November 2026', '2026-11-02', '2026-11-08'],
    ['Woche ab 2.11.2026', '2026-11-02', '2026-11-08'],
    ['KW 45 (2.11. – 8.11.2026)', '2026-11-02', '2026-11-08'],
    ['2.11 - 28.11.2026', '2026-11-02', '2026-11-28'],
  ])('may have its days in words: %s (R-20.99)', (title, from, to) => {
    expect(titleSpan([{ number: 1, cells: title.split(';') }])).toEqual({ from, to });
  });

  test.each([
    'Week of November 2',
    'Week of November 4, 2026',
    '8 to 16 2026',
    'Nov 8 - Nov 2, 2026',
    'Nov 2 - Nov 8, 2026;Nov 9 - Nov 15, 2026',
    '30 - 31 February 2026',
    'Oktober 2026 und November 2026',
    'Vorlage, Stand 01/2015',
    'gedruckt am 2. Dezember 2026',
    'KW 60/2026',
    'KW 47',
    '30.02.2026 - 5.3.2026',
    '1.1.2026 - 31.12.2026',
    'Montag 2026',
    'Monat: 2026-13-01',
  ])('is not %s (R-20.85, R-20.99)', (title) => {
    expect(titleSpan([{ number: 1, cells: [title] }])).toBeNull();
  });

  test('is the reason that is shown with a day (R-20.86)', async () => {
    const { day } = await read(form('November 2026', '1;08:00;;12:00;4:00'));
    expect(day).toMatchObject({ cell: '1', day: '2026-11-01', reason: { code: 'title' } });
  });

  test('without it, or where the table begins anew below, days without a year are asked for (R-20.87)', async () => {
    const twice = week('KW 47/2026', 'Mo;Di;Mi;Do;Fr;Sa;So');
    const files = [form('', '1;08:00;;12:00;4:00'), week('Nordfeld', 'Mo;Di;Mi;Do;Fr;Sa;So'), twice + twice];
    for (const file of files) {
      const { questions, rows } = await read(file);
      expect([questions, rows]).toEqual([['columns'], []]);
    }
  });

  test('a day with the mark of an absence is none of work (R-20.88)', async () => {
    const marks = ['K', 'U', 'UU', 'F', 'SA'].map((mark, at) => `${at + 2};;;;8:00;${mark};;x`);
    expect((await rowsOf(form('11/2026', marks.join('\n')))).map((row) => row.split(' | ').slice(3))).toEqual(
      [...Array.from({ length: 4 }, () => ['x', 'absence']), ['x']],
    );
  });
});

describe('a table whose columns are days', () => {
  test.each([
    ['weekdays', week('Jana Albrecht;KW 47/2026', 'Mo;Di;Mi;Do;Fr;Sa;So')],
    ['weekdays in English', week('16.11.2026 - 22.11.2026', 'Mon;Tue;Wed;Thu;Fri;Sat;Sun')],
    ['days without a year', week('November 2026', '16.11.;17.11.;18.11.;19.11.;20.11.;21.11.;22.11.')],
    [
      'whole dates',
      week('Wochenbericht', Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`).join(';')),
    ],
    [
      'weekdays with dates',
      week('', Array.from({ length: 7 }, (_, at) => `Tag ${at}`).join(';')).replace(
        /Tag (\d)/gu,
        (_, at: string) =>
          `${['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'][Number(at)]} ${16 + Number(at)}.11.2026`,
      ),
    ],
  ])('has a row for each length: %s (R-20.89)', async (_, file) => {
    const { rows, questions, columns } = await read(file);
    expect(questions).toEqual([]);
    expect(rows.map(said)).toEqual(weekRows);
    expect(rows.at(-1)?.problem).toMatchObject({ difference: 0 });
    expect(columns.map(({ role }) => role)).toEqual(['project', 'text', 'day', 'hours']);
  });

  test('may have its days in two rows, or count those of a month (R-20.89)', async () => {
    const twoRows = `KW 47/2026\n;Mo;Di;Mi;Do;Fr\nProjekt;16.11.;17.11.;18.11.;19.11.;20.11.\nShop;8:00;;;;1:30`;
    const numbers = Array.from({ length: 30 }, (_, at) => at + 1).join(';');
    const month = `November 2026\nProjekt;${numbers};Gesamt\nShop${';'.repeat(16)}8:00${';'.repeat(4)}1:30`;
    const expected = ['2026-11-16 | 8 | Shop', '2026-11-20 | 1.5 | Shop'];
    for (const [file, row] of [
      [twoRows, 4],
      [month, 3],
    ] as const)
      expect(await rowsOf(file)).toEqual(expected.map((one) => `${row} | ${one}`));
  });

  test('names its projects in the first column, whatever that is called (R-20.90)', async () => {
    const { rows } = await read('KW 47/2026\nNr.;Baustelle;Mo;Di;Mi;Do;Fr\n1;Hafen;8:00;;;;');
    expect(rows.map(({ project, text }) => [project, text])).toEqual([['Hafen', 'Hafen']]);
  });

  test('asks what whole numbers count, as any other table does (R-20.89)', async () => {
    expect((await read('KW 47/2026\nProjekt;Mo;Di;Mi;Do;Fr\nShop;8;8;;;8')).questions).toEqual([
      'hours-unit',
    ]);
  });

  test('is found on a later sheet of a spreadsheet, whose numbers are hours (R-20.91)', async () => {
    const book = utils.book_new();
    const typed = (v: number, z: string) => ({ t: 'n' as const, v, z });
    const sheet = (rows: readonly (readonly unknown[])[]): WorkSheet =>
      utils.aoa_to_sheet(rows.map((row) => Array.from(row)));
    utils.book_append_sheet(book, sheet([['Hinweise'], ['Bitte ausfüllen']]), 'Info');
    const days = Array.from({ length: 7 }, (_, at) => typed(46_342 + at, 'ddd dd.mm.'));
    utils.book_append_sheet(
      book,
      sheet([
        ['Projekt', ...days],
        ['Shop', 8, typed(7.5 / 24, '[h]:mm')],
      ]),
      'Woche',
    );
    const written: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
    const { rows, format } = await read(new Uint8Array(written), { name: 'woche.xlsx' });
    expect(format).toMatchObject({ sheet: 'Woche' });
    expect(rows.map(said)).toEqual(['2 | 2026-11-16 | 8 | Shop', '2 | 2026-11-17 | 7.5 | Shop']);
  });
});
