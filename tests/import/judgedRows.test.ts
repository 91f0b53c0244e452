import { describe, expect, test } from 'vitest';
import type { ImportRow } from '@/domain/import/importTypes';
import { read } from './importFile';

const said = ({ seconds, notes, problem }: ImportRow) => [
  seconds,
  ...notes.map((note) => ('seconds' in note ? `${note.code} ${note.seconds}` : note.code)),
  ...(problem ? [problem.code] : []),
];
const judged = async (header: string, ...rows: readonly string[]) =>
  (await read([header, ...rows].join('\n'))).rows.map(said);

describe('times beside a duration', () => {
  const header = 'Datum;Von;Bis;Pause;Dauer;Beschreibung';

  test.each([
    ['08:30;12:00;;3:29:00', [12_600]],
    ['08:30;12:00;;3:31:00', [12_600]],
    ['08:30;12:00;;3:28:59', [12_539, 'break 61']],
    ['08:30;12:00;;3:31:01', [12_661, 'longer 61']],
    ['08:30;12:00;0:30;3:01:00', [10_800, 'break 1800']],
    ['08:30;12:00;0:30;2:59:00', [10_800, 'break 1800']],
    ['08:30;12:00;0:30;3:01:01', [10_861, 'break 1739']],
    ['08:30;12:00;0:30;', [10_800, 'break 1800']],
    ['08:30;12:00;0:00;', [12_600]],
    ['08:30;12:00;;-1:00', [-3600, 'negative']],
    ['08:00;08:00;;', [0, 'zero']],
    [';;0:30;2:00', [7200]],
    ['08:30;;0:30;2:00', [7200]],
  ])('a minute is no difference, what is more is said: %s (R-20.12)', async (cells, expected) => {
    expect(await judged(header, `16.11.2026;${cells};x`)).toEqual([expected]);
  });
});

test.each([
  ['16.11.2026;22:00;17.11.2026;06:00', [28_800]],
  ['16.11.2026;22:00;16.11.2026;23:00', [3600]],
  ['16.11.2026;22:00;16.11.2026;06:00', [-57_600, 'negative']],
  ['16.11.2026;22:00;15.11.2026;23:00', [-82_800, 'negative']],
  ['16.11.2026;22:00;18.11.2026;06:00', [115_200, 'over-24']],
  ['16.11.2026;00:00;17.11.2026;00:00', [86_400]],
  ['16.11.2026;08:00;16.11.2026;08:00', [0, 'zero']],
  // The days on which the clocks change have 23 and 25 hours, those beside them 24.
  ['29.03.2026;00:00;29.03.2026;24:00', [82_800]],
  ['28.03.2026;00:00;28.03.2026;24:00', [86_400]],
  ['28.03.2026;20:00;29.03.2026;04:00', [25_200]],
  ['29.03.2026;20:00;30.03.2026;04:00', [28_800]],
  ['24.10.2026;20:00;25.10.2026;04:00', [32_400]],
  ['25.10.2026;20:00;26.10.2026;04:00', [28_800]],
])('from the day and time of the begin to those of the end: %s (R-20.11)', async (cells, expected) => {
  expect(await judged('Start date;Start time;End date;End time;Description', `${cells};x`)).toEqual([
    expected,
  ]);
});

test.each([
  ['25.10.2026;00:00;24:00;', [86_400]],
  ['25.10.2026;;;25:00', [86_400]],
  ['25.10.2026;00:00;24:00;25:00', [86_400]],
  ['26.10.2026;;;25:00', [90_000, 'over-24']],
  ['25.10.2026;;;25:30', [91_800, 'over-24']],
])('the whole of the day that has 25 hours is a day like others: %s (R-24.85)', async (cells, expected) => {
  expect(await judged('Start date;Start time;End time;Duration;Description', `${cells};x`)).toEqual([
    expected,
  ]);
});

describe('words', () => {
  const breaks = ['break', 'Pause', 'true', 'ja', 'YES', 'Lunch break', 'Mittagspause'];
  const none = ['-', '–', 'false', 'Nein', 'no', 'kein', 'keine', 'none'];
  const absences = 'Urlaub Sonderurlaub krank Krankheit Feiertag vacation Holiday sick sickness'.split(' ');

  test.each(breaks)(
    'a row of the kind %s is a break, and so is one with it in the column of breaks (R-20.17)',
    async (word) => {
      expect(
        await judged('Datum;Stunden;Kategorie;Category;Beschreibung', `16.11.2026;1;;${word};x`),
      ).toEqual([[3600, 'break']]);
      expect(await judged('Datum;Von;Bis;Pause;Beschreibung', `16.11.2026;08:00;09:00;${word};x`)).toEqual([
        [3600, 'break'],
      ]);
    },
  );

  test.each(none)('%s in the column of breaks says that there was none (R-20.12)', async (word) => {
    expect(await judged('Datum;Von;Bis;Pause;Beschreibung', `16.11.2026;08:00;09:00;${word};x`)).toEqual([
      [3600],
    ]);
  });

  test.each(absences)('%s is an absence, as a kind, a project or a text (R-20.17)', async (word) => {
    const rows = [`16.11.2026;8;${word};A;x`, `16.11.2026;8;;${word};x`, `16.11.2026;8;;A;${word}`];
    expect(await judged('Datum;Stunden;Category;Projekt;Beschreibung', ...rows)).toEqual(
      Array.from({ length: 3 }, () => [28_800, 'absence']),
    );
  });

  test.each([
    'pausen',
    'Break-Raum',
    'Outbreak',
    'Antrag auf Urlaub',
    'nobody',
    'Urlaubsgeld',
    'krankheitshalber',
  ])('a word that only begins or ends like one of these is none: %s (R-20.17)', async (word) => {
    expect(
      await judged('Datum;Stunden;Category;Projekt;Beschreibung', `16.11.2026;8;${word};A;${word}`),
    ).toEqual([[28_800]]);
  });
});

test('a sum agrees up to a minute (R-20.18)', async () => {
  const differences = async (sum: string) => {
    const { rows } = await read(`Datum;Dauer;Beschreibung\n16.11.2026;1:00:00;x\nSumme;${sum}`);
    return rows.map(({ problem }) => problem?.code === 'total' && problem.difference);
  };
  expect(await differences('1:01:00')).toEqual([false, 0]);
  expect(await differences('1:01:01')).toEqual([false, 61]);
  expect(await differences('0:58:59')).toEqual([false, -61]);
});

test('keys stay the same from version to version, because devices keep them (R-20.19)', async () => {
  const rows = ['16.11.2026;08:00;09:30;A;B;t;x', '16.11.2026;08:00;09:30;A;B;t;x'];
  const { rows: all } = await read(`Datum;Von;Bis;Kunde;Projekt;Aufgabe;Beschreibung\n${rows.join('\n')}`);
  expect(all.map(({ key }) => key)).toEqual(['e5djnt1ro65w4', 'e5djnt1ro65w4-2']);
});

test.each([
  ['Gelöscht', 'ja', 'nein'],
  ['Deleted', 'TRUE', 'FALSE'],
  ['deleted', '1', '0'],
  ['Status', 'Rejected', 'Approved'],
  ['Status', 'storniert', 'offen'],
  ['Approval Status', 'Declined', 'Pending'],
  ['Freigabe', 'abgelehnt', 'ja'],
  ['Approval', 'rejected', 'yes'],
  ['Status', 'void', '1'],
])('%s: %s does not count, also not in a sum; %s does (R-20.114)', async (name, struck, valid) => {
  const { rows } = await read(
    `Datum;Stunden;Projekt;Beschreibung;${name}\n10.11.2026;3;A;x;${struck}\n11.11.2026;2;A;y;${valid}\n12.11.2026;1;A;z;\nSumme;3;;;`,
  );
  expect(rows.map(({ problem }) => problem)).toEqual([
    { code: 'void', cell: struck },
    null,
    null,
    { code: 'total', sum: 3 * 3600, difference: 0 },
  ]);
});
