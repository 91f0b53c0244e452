import { describe, expect, test } from 'vitest';
import { read } from './importFile';

/** What the rows say that are taken, and the problems of the others with their numbers. */
const saidOf = async (...lines: readonly string[]) =>
  (await read(lines.join('\n'))).rows.map(({ number, client, project, text, problem }) =>
    problem ? `${number} ${problem.code}` : `${number} ${[client, project, text].join(' | ')}`,
  );

describe('titles that name a customer or project', () => {
  test('are those of the rows below them, above the header and between the rows (R-20.116)', async () => {
    const header = 'Datum;Stunden;Beschreibung';
    const [first, second] = ['16.11.2026;8;x', '17.11.2026;4;y'];
    expect(await saidOf(header, 'Projekt: Shop', first, second, 'Projekt: MES;;', '18.11.2026;1;z')).toEqual([
      '3  | Shop | x',
      '4  | Shop | y',
      '6  | MES | z',
    ]);
    expect(await saidOf('Kunde: Kessler', 'Projekt:;Shop', header, first)).toEqual(['4 Kessler | Shop | x']);
    expect(await saidOf('Projekt: Shop', header, first, 'Projekt: MES', header, second)).toEqual([
      '3  | Shop | x',
      '6  | MES | y',
    ]);
    expect(await saidOf('Mitarbeiterin: Jana Albrecht;;Stand: 20.11.2026', header, first)).toEqual([
      '3  |  | x',
    ]);
  });

  test('may be several in a row, with the sum of their rows; a text of a row is none (R-20.116)', async () => {
    const header = 'Datum;Stunden;Beschreibung';
    const first = '16.11.2026;8;x';
    expect(await saidOf('Projekt: Shop', 'Kunde: Kessler;Monat: November', header, first)).toEqual([
      '4 Kessler | Shop | x',
    ]);
    expect(await saidOf(header, 'Projekt: Shop;8;Kunde: Kessler', first, 'Kunde:;Hansen', first)).toEqual([
      '2 no-such-day',
      '3 Kessler | Shop | x',
      '5 Hansen |  | x',
    ]);
    const talk = 'Projekt: Abstimmung';
    expect(await saidOf(header, `16.11.2026;8;${talk}`, first, 'Summe;16;Projekt: Shop', first)).toEqual([
      `2  |  | ${talk}`,
      '3  |  | x',
      '4 total',
      '5 equal',
    ]);
    expect(await saidOf(header, 'Stand: heute', 'Projekt:', first, 'Projekt: MES')).toEqual([
      '2 no-such-day',
      '3 no-such-day',
      '4  |  | x',
      '5 no-such-day',
    ]);
    expect(await saidOf('Ort;Projekt;Datum;Stunden', 'Projekt: MES', ' ;Shop;16.11.2026;8')).toEqual([
      '2 no-such-day',
      '3  | Shop | Shop',
    ]);
  });

  test('may stand alone in their columns; another customer has another project (R-20.116)', async () => {
    expect(
      await saidOf(
        'Kunde;Projekt;Datum;Stunden;Beschreibung',
        'Kessler;;;;',
        ';Shop;;;',
        ';;16.11.2026;8;x',
        ';MES;;;',
        ';;17.11.2026;4;y',
        ';Portal;17.11.2026;2;y',
        'Hansen;;;;',
        ';;18.11.2026;1;z',
      ),
    ).toEqual(['4 Kessler | Shop | x', '6 Kessler | MES | y', '7 Kessler | Portal | y', '9 Hansen |  | z']);
  });

  test('a sum of a project is no name, nor is a blank (R-20.116)', async () => {
    const rows = ['Shop;16.11.2026;8', 'Summe;;8', ' ;17.11.2026;2', 'MES; ;', ' ;18.11.2026;1'];
    expect(await saidOf('Projekt;Datum;Stunden', ...rows)).toEqual([
      '2  | Shop | Shop',
      '3 total',
      '4 no-text',
      '6  | MES | MES',
    ]);
  });

  test('a name without rows below it is a row that lacks its day (R-20.116)', async () => {
    expect(
      await saidOf('Projekt;Datum;Stunden', ';16.11.2026;8', 'Shop;;', 'MES;17.11.2026;2', 'Ende;;'),
    ).toEqual(['2 no-text', '3 no-such-day', '4  | MES | MES', '5 no-such-day']);
  });
});

describe('a sum', () => {
  const differences = async (...lines: readonly string[]) =>
    (await read(['Datum;Stunden;Projekt;Text', ...lines].join('\n'))).rows.map(({ seconds, problem }) =>
      problem && 'difference' in problem ? `${problem.difference}` : seconds && seconds / 3600,
    );
  const week = ['16.11.2026;8;A;x', '17.11.2026;4;A;y'];

  test('may stand above its rows, if the first row is one (R-20.117)', async () => {
    const weeks = ['Summe KW 47;12;;', ...week, 'Summe KW 48;3;;', '23.11.2026;3;A;z'];
    expect(await differences('Gesamt;15;;', ...weeks)).toEqual(['0', '0', 8, 4, '0', 3]);
    expect(await differences(...weeks)).toEqual(['0', 8, 4, '0', 3]);
    expect(await differences('Summe KW 47;13;;', ...week)).toEqual(['3600', 8, 4]);
    expect(await differences('16.11.2026;8;Summe;', ...week)).toEqual(['0', 8, 4]);
  });

  test('of a week or month may have a day (R-20.117)', async () => {
    const month = ['22.11.2026;12;;Summe KW 47', '23.11.2026;3;A;z', '30.11.2026;15;;Summe November'];
    expect(await differences(...week, ...month)).toEqual([8, 4, '0', 3, '0']);
  });
});

test('net hours count beside times, but not beside money (R-20.115)', async () => {
  const [times, cells] = ['Datum;Von;Bis', '16.11.2026;08:00;17:00'];
  const hoursOf = async (names: string, ...values: readonly string[]) =>
    (await read([`${times};${names};Text`, `${cells};${values.join(';')};x`].join('\n'))).rows.map(
      ({ seconds }) => seconds,
    );
  for (const name of ['Netto', 'Net', 'Netto h', 'Arbeitszeit netto', 'Nettodauer'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await hoursOf(name, '8,25')).toEqual([29_700]);
  expect(await hoursOf('Brutto;Pause;Netto', '9:00', '0:45', '8:15')).toEqual([29_700]);
  expect(await hoursOf('Dauer;Netto', '9:00', '8:15')).toEqual([29_700]);
  expect(await hoursOf('Netto;Nettoarbeitszeit', '8:30', '8:15')).toEqual([29_700]);
  expect(await hoursOf('Stundensatz;Netto', '95', '855')).toEqual([32_400]);
  expect(await hoursOf('Stundensatz;Arbeitszeit netto', '95', '8:15')).toEqual([29_700]);
});

test('a text of a percentage stays, where a task says how busy the mouse was (R-20.118)', async () => {
  const { rows } = await read('Datum;Stunden;Aufgabe;Text\n16.11.2026;8;45 %;100 %\n17.11.2026;8;45 %;');
  expect(rows.map(({ text, problem }) => [text, problem?.code])).toEqual([
    ['100 %', undefined],
    ['', 'no-text'],
  ]);
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
