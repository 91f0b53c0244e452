import { expect, test } from 'vitest';
import { read, saidOf } from './importFile';

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
  const none = [
    '-',
    '–',
    '—',
    '(Without project)',
    '(ohne Projekt)',
    '(keine Angabe)',
    '(no project)',
    '(kein Projekt)',
    '65%',
    '65 %',
  ];
  const { rows } = await read(
    `Date,Project,Hours,Notes\n${none.map((name, at) => `2026-11-16,${name},1.6,${at}`).join('\n')}\n2026-11-16,(intern),1.6,x`,
  );
  expect(rows.map(({ project }) => project)).toEqual([...none.map(() => ''), '(intern)']);
});

test.each(['Worker', 'Berater', 'Mitarbeiter/in', 'Mitarbeitername', 'Resource', 'Who'])(
  'a column %s has people, even if the user is none of them (R-20.15)',
  async (name) => {
    expect(await saidOf(`Datum;${name};Projekt;Stunden`, '16.11.2026;Paul Test;Shop;8')).toEqual(['person']);
  },
);
