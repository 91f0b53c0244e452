import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { read } from './importFile';

const said = ({ day, seconds, client, project, text, notes, problem }: ImportRow) =>
  problem
    ? problem.code
    : [
        day?.slice(5),
        Number(((seconds ?? 0) / 3600).toFixed(2)),
        [client, project].filter(Boolean).join(' · '),
        ...(text === project ? [] : [text]),
        ...notes.map(({ code }) => code),
      ].join(' | ');

/** The open questions of a file, or what becomes of its rows. */
async function saidOf(header: string, ...rows: readonly string[]) {
  const reading = await read([header, ...rows].join('\n'));
  return reading.questions.length > 0 ? reading.questions : reading.rows.map(said);
}

/** A file of a program, in the columns that it writes, and what a person expects of it. */
const tools: Readonly<
  Record<string, { readonly file: readonly [string, ...string[]]; readonly rows: readonly string[] }>
> = {
  'Toggl of 2026': {
    file: [
      '"Description","Duration","Member","Email","Project","Tags","Start date","Start time","Stop date","Stop time"',
      '"Abnahme","1:30:00","Jana Albrecht","-","Shop","-","2026-11-16","09:00:00","2026-11-16","10:30:00"',
      '"Post","0:30:00","Jana Albrecht","-","-","-","2026-11-16","10:30:00","2026-11-16","11:00:00"',
    ],
    rows: ['11-16 | 1.5 | Shop | Abnahme', '11-16 | 0.5 |  | Post'],
  },
  "Clockify's summary by date": {
    file: [
      '"Date","Task","Project","Client","Description","Time (h)","Time (decimal)","Amount (USD)"',
      '"11/16/2026","K-1","Shop","(Without client)","Abnahme","00:15:00","0.25",""',
    ],
    rows: ['11-16 | 0.25 | Shop | Abnahme'],
  },
  TMetric: {
    file: [
      'Day,User,Time Entry,Project,Project Code,Client,Tags,Work Type,Start Time,End Time,Duration,Billable Amount',
      '2026-11-16,Jana Albrecht,Support,EDI,F-2,Kessler,,,08:24,08:30,0.50,',
      '2026-11-16,Jana Albrecht,Jour fixe,EDI,F-2,Kessler,,,08:30,09:00,0.50,',
      '2026-11-16,Jana Albrecht,Abnahme,EDI,F-2,Kessler,,,09:00,10:30,1.50,',
    ],
    rows: [
      '11-16 | 0.5 | Kessler · EDI | Support | longer',
      '11-16 | 0.5 | Kessler · EDI | Jour fixe',
      '11-16 | 1.5 | Kessler · EDI | Abnahme',
    ],
  },
  Timely: {
    file: [
      'Client,Project,Date,Name,Email,Logged Hours,Planned Hours,Tags,Notes,From,To,Billable Hours,Non-Billable Hours',
      'Kessler,Shop,2026-11-16,Jana Albrecht,-,1.6,8.0,,Abnahme,,,1.6,0',
      'Kessler,Shop,2026-11-17,Jana Albrecht,-,2.25,0,,Test,09:00,11:15,2.25,0',
    ],
    rows: ['11-16 | 1.6 | Kessler · Shop | Abnahme', '11-17 | 2.25 | Kessler · Shop | Test'],
  },
  'Hubstaff by day': {
    file: [
      'Date,Client,Project,Member,Work email,Regular hours,Total hours,Activity,Spent total,Currency',
      '2026-11-16,Kessler,Shop,Jana Albrecht,-,1:30:00,1:30:00,65%,0,EUR',
    ],
    rows: ['11-16 | 1.5 | Kessler · Shop'],
  },
  mite: {
    file: [
      'Datum;Benutzer;Kunde;Projekt;Leistung;Bemerkung;Minuten;Stundensatz;Umsatz',
      '2026-11-16;Jana Albrecht;Kessler;Shop;Entwicklung;Abnahme;90;80,00;120,00',
    ],
    rows: ['11-16 | 1.5 | Kessler · Shop | Abnahme'],
  },
  'a work log of Jira': {
    file: [
      'Worklog ID,Issue key,Issue summary,Author,Started,Time spent,Comment,Project,URL',
      '1,P-1,Import,Jana Albrecht,2026-11-16T09:30:00Z,1h 30m,Abnahme,Shop,x',
    ],
    rows: ['11-16 | 1.5 | Shop | Abnahme'],
  },
  'periods of Personio': {
    file: [
      'E-Mail;Datum;Startzeit;Endzeit;Typ;Kommentar',
      'jalbrecht;16.11.2026;08:00;12:00;Arbeitszeit;Abnahme',
      'jalbrecht;16.11.2026;12:00;12:30;Pause;Mittagessen',
    ],
    rows: ['11-16 | 4 |  | Abnahme', 'break'],
  },
  'a clock for working time': {
    file: [
      'Datum;Arbeitsbeginn;Arbeitsende;Mittagspause;Arbeitsstunden;Überstunden;Anmerkungen',
      '16.11.2026;08:00;17:00;1:00;8,0;0,0;Abnahme',
    ],
    rows: ['11-16 | 8 |  | Abnahme | break'],
  },
};

test.each(Object.keys(tools))('a file of %s has its hours, names and texts (R-20.101)', async (name) => {
  const { file, rows } = tools[name] ?? { file: [''], rows: [] };
  expect(await saidOf(...file)).toEqual(rows);
});

test('a dash and “(no client)” are no names, nor is how busy a mouse was (R-20.109)', async () => {
  const none = ['-', '–', '(Without project)', '(no project)', '(kein Projekt)', '65%', '65 %'];
  const { rows } = await read(
    `Date,Project,Hours,Notes\n${none.map((name, at) => `2026-11-16,${name},1.6,${at}`).join('\n')}\n2026-11-16,(intern),1.6,x`,
  );
  expect(rows.map(({ project }) => project)).toEqual([...none.map(() => ''), '(intern)']);
});

describe('a row that is no work of one day', () => {
  const list = 'Datum;Projekt;Stunden;Text';
  test('may be the sum of its day, which is compared (R-20.103)', async () => {
    const work = ['16.11.2026;Shop;4,5;Abnahme', '16.11.2026;Portal;3,1;Test'];
    const shop = ['11-16 | 4.5 | Shop | Abnahme', '11-16 | 3.1 | Portal | Test'];
    const after = ['17.11.2026;Shop;2,1;x', 'Summe;;9,7;'];
    for (const sum of ['16.11.2026;Summe;7,6;', '16.11.2026;;7,6;Tagessumme', '16.11.2026;Total;7:36;'])
      expect(await saidOf(list, ...work, sum, ...after)).toEqual([
        ...shop,
        'total',
        '11-17 | 2.1 | Shop | x',
        'total',
      ]);
    // A customer may have that name.
    expect(await saidOf(list, ...work, '16.11.2026;Total;2,2;x')).toEqual([
      ...shop,
      '11-16 | 2.2 | Total | x',
    ]);
    expect(await saidOf(list, ...work, '16.11.2026;Shop;7,6;Summe geprüft')).toEqual([
      ...shop,
      '11-16 | 7.6 | Shop | Summe geprüft',
    ]);
    const reading = await read([list, ...work, '16.11.2026;Summe;7,6;', ...after].join('\n'));
    expect(reading.rows.at(-1)?.problem).toMatchObject({ difference: 0 });
  });

  test('may be a period of several days (R-20.107)', async () => {
    const dates = ['Von;Bis;Projekt;Stunden', 'Start Date;End Date;Project;Hours'] as const;
    for (const header of dates)
      expect(
        await saidOf(
          header,
          '09.11.2026;13.11.2026;Shop;18,6',
          '09.11.2026;10.11.2026;Shop;8',
          '13.11.2026;13.11.2026;Shop;7,2',
        ),
      ).toEqual(['over-24', 'over-24', '11-13 | 7.2 | Shop']);
    expect(
      await saidOf(
        'Project;Start;End',
        'Shop;09.11.2026 22:00;10.11.2026 01:00',
        'x;09.11.2026 8:00;11.11.2026 1:00',
      ),
    ).toEqual(['11-09 | 3 | Shop', 'over-24']);
  });

  test.each([
    'PTO',
    'Sick Day',
    'Zeitausgleich',
    'Annual leave',
    'Krankmeldung',
    'Time off',
    'time_off',
    'Feiertag',
  ])('may be an absence: %s (R-20.112)', async (word) => {
    const header = 'Datum;Typ;Projekt;Stunden;Text';
    expect(
      await saidOf(header, `16.11.2026;${word};A;8;x`, `16.11.2026;;${word};8;x`, `16.11.2026;;A;8;${word}`),
    ).toEqual(['absence', 'absence', 'absence']);
    expect(await saidOf(header, `16.11.2026;;A;8;${word} planen`)).toEqual([
      `11-16 | 8 | A | ${word} planen`,
    ]);
  });

  test('may stand below another header, where columns mean something else (R-20.108)', async () => {
    const spent = ['Spesen', 'Datum;Projekt;Betrag;Text', '16.11.2026;Shop;12,50;Taxi'];
    expect(await saidOf(list, '16.11.2026;Shop;4,6;Abnahme', ...spent)).toEqual([
      '11-16 | 4.6 | Shop | Abnahme',
      'no-such-day',
      'no-such-day',
      'no-such-day',
    ]);
    expect(await saidOf(list, '16.11.2026;Shop;4,6;Projekt, Stunden')).toHaveLength(1);
  });
});

test('a row without a day whose times follow those above it is of the same day (R-20.100)', async () => {
  expect(
    await saidOf(
      'Datum;Von;Bis;Projekt',
      ';07:00;08:00;Shop',
      '16.11.2026;08:00;12:00;Shop',
      ';12:00;14:30;Portal',
      ';15:00;16:00;Shop',
      ';15:30;17:00;Shop',
      '17.11.2026;08:00;;Shop',
      ';13:00;16:30;Shop',
      ';;;Shop',
    ),
  ).toEqual([
    'no-such-day',
    '11-16 | 4 | Shop',
    '11-16 | 2.5 | Portal',
    '11-16 | 1 | Shop',
    'no-such-day',
    'running',
    'no-such-day',
    'no-such-day',
  ]);
  expect(await saidOf('Date;Start;End;Project', '3/4/2026;8:00;12:00;Shop', ';13:00;14:00;Shop')).toEqual([
    'day-order',
  ]);
});

test('a break beside a length that is as long as its times is said (R-20.110)', async () => {
  expect(
    await saidOf(
      'Datum;Von;Bis;Dauer;Pause;Text',
      '16.11.2026;08:00;17:00;9:00;1:00;a',
      '17.11.2026;08:00;17:00;8:00;1:00;b',
      '18.11.2026;08:00;17:00;9:00;0:00;c',
    ),
  ).toEqual(['11-16 | 9 |  | a | break-inside', '11-17 | 8 |  | b | break', '11-18 | 9 |  | c']);
});

test.each(['Worker', 'Berater', 'Mitarbeiter/in', 'Mitarbeitername', 'Resource', 'Who'])(
  'a column %s has people, even if the user is none of them (R-20.15)',
  async (name) => {
    expect(await saidOf(`Datum;${name};Projekt;Stunden`, '16.11.2026;Paul Test;Shop;8')).toEqual(['person']);
  },
);
