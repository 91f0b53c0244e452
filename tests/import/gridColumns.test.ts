import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { read } from './importFile';

const said = ({ number, day, seconds, project, text }: ImportRow) =>
  [number, day, (seconds ?? 0) / 3600, project, ...(text === project ? [] : [text])].join(' | ');
const saidOf = async (file: string) => (await read(file)).rows.map(said);

describe('what is beside days in a table', () => {
  const both = (header: string, ...rows: readonly string[]) =>
    read([header, ...rows.map((row, at) => `${16 + at}.11.2026;${row}`)].join('\n'));

  test('may be people: the columns, or the rows, in which the user is named (R-20.104)', async () => {
    const columns = await both('Datum;Jana Albrecht;Paul Test;Summe', '4,6;3;7,6', '8;7;15');
    const rows = await read('KW 47/2026\n;Mo;Di;Mi;Do;Fr\nJana Albrecht;4,6;8;;;\nPaul Test;3;7;;;');
    for (const { people, rows: all } of [columns, rows]) {
      expect(people.names.map(({ name, isOwn }) => [name, isOwn])).toEqual([
        ['Jana Albrecht', true],
        ['Paul Test', false],
      ]);
      expect(all.filter(({ problem }) => problem?.code !== 'other').map(({ seconds }) => seconds)).toEqual([
        16_560, 28_800,
      ]);
    }
    expect((await both('Datum;Jana;Paul;Summe', '4,6;3;7,6', '8;7;15')).questions).toEqual(['person']);
    const project = await read('KW 47/2026\nProjekt;Mo;Di;Mi;Do;Fr\nJana Albrecht;4,6;8;;;');
    expect([project.people.hasColumn, project.rows[0]?.project]).toEqual([false, 'Jana Albrecht']);
  });

  test('may be tasks of the project in the row, if their sum is that of the row (R-20.105)', async () => {
    const { questions, rows } = await both(
      'Datum;Projekt;Entwicklung;Beratung;Summe',
      'Shop;4,5;3,1;7,6',
      'Portal;;0,5;0,5',
    );
    expect([questions, rows.map(said)]).toEqual([
      [],
      [
        '2 | 2026-11-16 | 4.5 | Shop | Entwicklung',
        '2 | 2026-11-16 | 3.1 | Shop | Beratung',
        '3 | 2026-11-17 | 0.5 | Portal | Beratung',
      ],
    ]);
  });

  test.each([
    ['Datum;Projekt;Entwicklung;Beratung', 'Shop;4,5;3,1', 'Portal;;0,5'],
    ['Datum;Projekt;Entwicklung;Beratung;Summe', 'Shop;4,5;3,1;7,6', 'Portal;;0,5;8'],
    ['Datum;Aufgabe;Alt;Neu', 'Shop;4,5;3,1', 'Portal;2;0,5'],
    ['Datum;Kunde;Normal;Nacht', 'Shop;4,5;3,1', 'Portal;2;0,5'],
    ['Datum;Stunden 1;Stunden 2', '4,5;3,1', '2;0,5'],
    ['Datum;Schätzung;Tatsächlich', '4,5;3,1', '2;0,5'],
    ['Datum;Arbeit;Fahrt;Summe', '4,5;3,1;7,6', '2;0,5;2,5'],
    ['Date;Billable Hours;Non-Billable Hours', '4,5;3,1', '2;0,5'],
    ['Datum;Vormittag;Nachmittag', '4,5;3,1', '2;0,5'],
    ['Datum;Shop;Reisezeit', '4,5;3,1', '2;0,5'],
    ['Date;Time In;Time Out', '8:00;16:30', '9:00;17:00'],
    ['Datum;Da;Weg;Summe', '8:00;16:30;8:30', '9:00;17:00;8:00'],
  ])('may be kinds of hours, which are asked: %s, %s (R-20.105)', async (...file) => {
    expect((await both(...file)).questions).toEqual(['columns']);
  });

  test('is no work in kilometers, and may have weeks between the days (R-20.94)', async () => {
    const rows =
      'Datum;Shop;Portal;Fahrtkilometer\nKW 47;;;\n16.11.2026;4,5;3;12\nKW 48;;;\n23.11.2026;;8;20';
    expect(await saidOf(rows)).toEqual([
      '3 | 2026-11-16 | 4.5 | Shop',
      '3 | 2026-11-16 | 3 | Portal',
      '5 | 2026-11-23 | 8 | Portal',
    ]);
  });
});

test.each(['Fahrtkosten', 'Parken', 'Tagespauschale', 'Bewertung', 'Zähler'])(
  'beside projects %s is no project, nor is anything that makes a day longer than it is (R-20.119)',
  async (name) => {
    const grid = (title: string, most: string) =>
      read(`Datum;Shop;MES;${title}\n16.11.2026;4,5;3,5;4,50\n17.11.2026;3;5;\n18.11.2026;8;;${most}`);
    const { rows } = await grid(name, '9');
    expect(rows.map(({ project }) => project)).toEqual(['Shop', 'MES', 'Shop', 'MES', 'Shop']);
    expect((await grid('Laune', '19')).questions).toEqual(['columns']);
  },
);
