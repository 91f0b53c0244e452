import { describe, expect, test } from 'vitest';
import { read, saidOf } from './importFile';

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
    expect(await saidOf(list, '16.11.2026;Gesamt;7,6;', ...work)).toEqual(['total', ...shop]);
    expect(await saidOf(`${list};Ticket`, ...work, '16.11.2026;;7,6;2 Einträge;Tagessumme')).toEqual([
      ...shop,
      'total',
    ]);
    expect(await saidOf(list, ...work, '16.11.2026;;7,6;Summe geprüft')).toEqual([
      ...shop,
      '11-16 | 7.6 |  | Summe geprüft',
    ]);
    const sums = ['16.11.2026;Shop;16', '16.11.2026;Portal;10', '16.11.2026;Summe;26'];
    expect((await read(['Datum;Projekt;Dauer', ...sums].join('\n'))).hours?.reason).toBe('asked');
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
    expect(reading.rows.map(({ problem }) => problem)).toMatchObject([
      null,
      null,
      { difference: 0 },
      null,
      { difference: 0 },
    ]);
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
    'Werksfeiertag',
    'Gleittag',
    'Abwesend',
    'Abwesenheit',
    'Absence',
    'Elternzeit',
    'parental',
    'Freizeitausgleich',
    'Überstundenausgleich',
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
    ]);
    for (const again of [
      'Datum;Projekt;Std.;Text',
      'Datum;Projekt;Stunden;Text;Ort',
      'Datum;Projekt;Stunden;Notiz',
    ])
      expect(await saidOf(list, '16.11.2026;Shop;4,6;Abnahme', again, '17.11.2026;Shop;3,2;Test')).toEqual([
        '11-16 | 4.6 | Shop | Abnahme',
        '11-17 | 3.2 | Shop | Test',
      ]);
    expect(
      await saidOf(`${list};Nr.`, '16.11.2026;Shop;4,6;a', `${list};Ort`, '17.11.2026;Shop;3,2;b'),
    ).toEqual(['11-16 | 4.6 | Shop | a', '11-17 | 3.2 | Shop | b']);
    // Work may be called like columns.
    expect(await saidOf(`${list};Kunde`, '16.11.2026;Projekt;4,6;Text;Kunde')).toEqual([
      '11-16 | 4.6 | Kunde · Projekt | Text',
    ]);
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
      '18.11.2026;22:00;02:00;Shop',
      ';03:00;05:00;Shop',
      '18.11.2026;18:00;20:00;Shop',
      ';22:00;02:00;Portal',
      '19.11.2026;08:00;10:00;Shop',
      ';11:00;;Shop',
      'offen;11:00;12:00;Shop',
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
    '11-18 | 4 | Shop',
    'no-such-day',
    '11-18 | 2 | Shop',
    '11-18 | 4 | Portal',
    '11-19 | 2 | Shop',
    'no-such-day',
    'no-such-day',
    'no-such-day',
  ]);
  const turned = await read('Date;Start;End;Project\n18/11/2026;8:00;12:00;A\n;13:00;14:00;B', {
    choices: { dayOrder: 'month-first' },
  });
  expect(turned.rows[1]?.problem).toEqual({ code: 'no-such-day', cell: '18/11/2026' });
  const people = 'Datum;Mitarbeiter;Von;Bis;Projekt';
  const [jana, paul] = ['16.11.2026;Jana Albrecht;08:00;12:00;A', '16.11.2026;Paul Test;08:00;12:00;A'];
  expect(await saidOf(people, jana, ';Jana Albrecht;13:00;15:00;B', paul, ';;13:00;15:00;B')).toEqual([
    '11-16 | 4 | A',
    '11-16 | 2 | B',
    'other',
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
