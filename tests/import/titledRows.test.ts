import { describe, expect, test } from 'vitest';
import { read } from './importFile';

/** A line for each row: its number with customer, project and text, or with the reason why it is left out. */
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
