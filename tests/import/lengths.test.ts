import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { read } from './importFile';

const said = ({ seconds, notes, problem }: ImportRow) => [
  seconds,
  ...notes,
  ...(problem ? [problem.code] : []),
];

/** The seconds and notes of each row. */
async function lengthsOf(header: string, ...rows: readonly string[]) {
  const { rows: all, hours } = await read([header, ...rows].join('\n'));
  return {
    hours,
    all: all.map(said),
  };
}

describe('how long a row is', () => {
  const own = 'Datum;Von;Bis;Pause;Dauer;Beschreibung';

  test('times count where the duration is up to 60 seconds off, else the duration, said (R-20.12)', async () => {
    const { all } = await lengthsOf(
      own,
      '16.11.2026;08:30;12:00;;3:29;within',
      '16.11.2026;08:30;12:00;;3:00;break',
      '16.11.2026;08:30;12:00;;4:00;longer',
      '16.11.2026;08:00;12:15;0:30;3:45;both',
    );
    expect(all).toEqual([
      [12_600],
      [10_800, { code: 'break', seconds: 1800 }],
      [14_400, { code: 'longer', seconds: 1800 }],
      [13_500, { code: 'break', seconds: 1800 }],
    ]);
  });

  test('a break that cannot be read leaves out a row that has times alone (R-20.12)', async () => {
    const { all } = await lengthsOf(
      own,
      '16.11.2026;08:00;16:30;12:00-12:30;;a',
      '16.11.2026;08:00;16:30;12:00-12:30;8:00;b',
      '16.11.2026;08:00;16:30;nein;;c',
      '16.11.2026;08:00;16:30;–;;d',
    );
    expect(all).toEqual([
      [30_600, 'unreadable-hours'],
      [28_800, { code: 'break', seconds: 1800 }],
      [30_600],
      [30_600],
    ]);
  });

  test('times alone lose their break; an end before its start is on the next day (R-20.12)', async () => {
    const { all, hours } = await lengthsOf(
      'Datum;Von;Bis;Pause;Beschreibung',
      '16.11.2026;08:00;16:45;0:45;a',
      '16.11.2026;22:00;01:30;;b',
      '16.11.2026;08:00;16:45;45;c',
      '16.11.2026;20:00;24:00;;d',
    );
    expect(all).toEqual([
      [28_800, { code: 'break', seconds: 2700 }],
      [12_600],
      [28_800, { code: 'break', seconds: 2700 }],
      [14_400],
    ]);
    expect(hours?.reason).toBe('only-times');
  });

  test('breaks in fractions are hours, and a break of true is one (R-20.12)', async () => {
    const { all } = await lengthsOf(
      'Datum;Von;Bis;Pause;Text;Leistung',
      '16.11.2026;08:00;12:00;0,5;;a',
      '16.11.2026;12:00;13:00;true;;b',
    );
    expect(all).toEqual([
      [12_600, { code: 'break', seconds: 1800 }],
      [3600, 'break'],
    ]);
  });

  test('a break by its begin and its end is what lies between, also over midnight (R-20.75)', async () => {
    const { all } = await lengthsOf(
      'Datum;Von;Bis;Pause von;Pause bis;Beschreibung',
      '16.11.2026;08:00;16:30;12:00;12:45;a',
      '16.11.2026;20:00;04:00;23:45;00:30;b',
      '16.11.2026;08:00;12:00;;;c',
      '16.11.2026;08:00;16:30;12:00;;d',
    );
    expect(all).toEqual([
      [27_900, { code: 'break', seconds: 2700 }],
      [26_100, { code: 'break', seconds: 2700 }],
      [14_400],
      [30_600, 'unreadable-hours'],
    ]);
  });

  test('several breaks are added, and are minutes if their column says so (R-20.81)', async () => {
    const { all } = await lengthsOf(
      'Datum;Von;Bis;Pause 1;Pause 2;Beschreibung',
      '16.11.2026;08:00;17:00;0:15;0:45;a',
      '16.11.2026;08:00;17:00;;0:30;b',
      '16.11.2026;08:00;17:00;0:15;mittags;c',
    );
    expect(all).toEqual([
      [28_800, { code: 'break', seconds: 3600 }],
      [30_600, { code: 'break', seconds: 1800 }],
      [31_500, { code: 'break', seconds: 900 }, 'unreadable-hours'],
    ]);
    const minutes = await lengthsOf('Datum;Von;Bis;Pause (min);Leistung', '16.11.2026;08:00;09:00;3;d');
    expect(minutes.all).toEqual([[3420, { code: 'break', seconds: 180 }]]);
  });

  test.each(['Von;Bis;Von;Bis', 'Kommen 1;Gehen 1;Kommen 2;Gehen 2'])(
    'a day in two parts, %s, has both, and a break between them (R-20.82)',
    async (times) => {
      const { all } = await lengthsOf(
        `Datum;${times};Text`,
        '16.11.2026;08:00;12:00;13:00;17:30;a',
        '17.11.2026;08:00;12:00;;;b',
        '18.11.2026;;;;;c',
      );
      expect(all).toEqual([[30_600, { code: 'break', seconds: 3600 }], [14_400], [null, 'no-hours']]);
    },
  );

  test('minutes beside whole hours are added to them, but not minutes that say the same in full (R-20.69)', async () => {
    const { all, hours } = await lengthsOf(
      'Datum;Stunden;Minuten;Beschreibung',
      '16.11.2026;1;30;a',
      '16.11.2026;;45;b',
      '16.11.2026;2;120;c',
      '16.11.2026;0,5;30;d',
      '16.11.2026;3;;e',
    );
    expect(all).toEqual([[5400], [2700], [7200], [1800], [10_800]]);
    expect(hours?.reason).toBe('header');
  });

  test('in the nights of the clock change times have the hours that went by (R-20.11)', async () => {
    const { all } = await lengthsOf(
      'Datum;Von;Bis;Beschreibung',
      '28.03.2026;22:00;06:00;spring',
      '29.03.2026;01:30;03:30;spring',
      '24.10.2026;22:00;06:00;autumn',
      '25.10.2026;08:00;12:00;after it',
    );
    expect(all).toEqual([[25_200], [3600], [32_400], [14_400]]);
  });

  test('a duration that counts a night of the clock change agrees with its times (R-20.11)', async () => {
    const { all } = await lengthsOf('Date;Start;End;Duration;Notes', '2026-03-28;22:00;06:00;7:00;x');
    expect(all).toEqual([[25_200]]);
  });

  test.each([
    ['Std.', '7,5;8,00', 'hours', 'header', [27_000, 28_800]],
    ['Dauer', '7,5;8', 'hours', 'fraction', [27_000, 28_800]],
    ['Dauer', '90;8', 'minutes', 'above-24', [5400, 480]],
    ['Logged Time', '480;30', 'minutes', 'above-24', [28_800, 1800]],
    ['Dauer', '7;8', 'hours', 'asked', [25_200, 28_800]],
    // A zero is the same in any unit, so there is nothing to ask.
    ['Dauer', '0;1:30', null, 'clear', [0, 5400]],
    ['Dauer', '7,30;8,00', 'clock', 'asked', [27_000, 28_800]],
    ['Stunden', '7,30;8,45', 'clock', 'asked', [27_000, 31_500]],
    ['Dauer', '7,30;8,25', 'hours', 'fraction', [26_280, 29_700]],
    ['Dauer', '7,00;8,00', 'hours', 'fraction', [25_200, 28_800]],
    ['Dauer', '1,5 h;90 min', null, 'clear', [5400, 5400]],
  ])('numbers of %s, %s, are %s: %s (R-20.14)', async (name, cells, unit, reason, seconds) => {
    const rows = cells.split(';').map((cell, at) => `1${at}.11.2026;A;${cell}`);
    const { hours, all } = await lengthsOf(`Datum;Kunde;${name}`, ...rows);
    expect([hours?.unit, hours?.reason]).toEqual([unit, reason]);
    expect(all.map(([first]) => first)).toEqual(seconds);
  });

  test.each([
    ['Dauer (Minuten)', '8;9', 'minutes', 'header', 540],
    ['Duration (seconds)', '5400;480', 'seconds', 'header', 480],
    ['Dauer (s)', '5400;480', 'seconds', 'header', 480],
    ['Dauer (m)', '8;9', 'minutes', 'header', 540],
    ['Dauer (h:m)', '7;8', 'hours', 'asked', 28_800],
    ['Dauer (h:min)', '7;8', 'hours', 'asked', 28_800],
  ])('numbers of %s, %s, are %s: %s (R-20.34)', async (name, cells, unit, reason, seconds) => {
    const rows = cells.split(';').map((cell, at) => `1${at}.11.2026;A;${cell}`);
    const { hours, all } = await lengthsOf(`Datum;Kunde;${name}`, ...rows);
    expect([hours?.unit, hours?.reason, all[1]?.[0]]).toEqual([unit, reason, seconds]);
  });

  test('which of both is asked: 7 Std. 30 or 7,3 Std., and the answer counts (R-20.14)', async () => {
    const text = 'Datum;Kunde;Dauer\n10.11.2026;A;7,30';
    const { hours, questions } = await read(text);
    expect(questions).toEqual(['hours-unit']);
    expect(hours?.options).toEqual([
      { unit: 'clock', seconds: 27_000 },
      { unit: 'hours', seconds: 26_280 },
    ]);
    const answered = await read(text, { choices: { hoursUnit: 'hours' } });
    expect(answered).toMatchObject({ questions: [], hours: { reason: 'chosen', seconds: 26_280 } });
  });

  test('a sum of the file decides about no unit (R-20.14)', async () => {
    const { hours } = await lengthsOf('Datum;Kunde;Dauer', '10.11.2026;A;7', 'Summe;;24,5');
    expect(hours?.reason).toBe('asked');
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
