import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursOf, lengthKind, parseHours, signedHoursOf } from './typedHours';

describe('hours as people type them', () => {
  test.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['7:30', 7.5],
    ['07:30', 7.5],
    ['7h30', 7.5],
    ['7 h 30', 7.5],
    ['7h30m', 7.5],
    ['7 h 30 min', 7.5],
    ['7h5m', 7.083],
    ['1h 30m', 1.5],
    ['2h 15min', 2.25],
    ['1 Stunde 30 Minuten', 1.5],
    ['1 Std. und 15 Min.', 1.25],
    ['2 hours and 20 minutes', 2.333],
    ['1,5 Stunden 15 Minuten', 1.75],
    ['2h, 45 min', 2.75],
    ['07:30:00', 7.5],
    ['1:30 h', 1.5],
    ['1½', 1.5],
    ['1 ½ Std.', 1.5],
    ['½ h', 0.5],
    ['¾', 0.75],
    ['1/2 h', 0.5],
    ['1 3/4 h', 1.75],
    ['.5', 0.5],
    ['1.5h', 1.5],
    ['halbe Stunde', 0.5],
    ['eine halbe Stunde', 0.5],
    ['a half hour', 0.5],
    ['Eine Stunde', 1],
    ['Viertelstunde', 0.25],
    ['eineinhalb Stunden', 1.5],
    ['half an hour', 0.5],
    ['an hour', 1],
    ['24:00', 24],
    ['7\u00A0h\u202F30', 7.5],
    ['\u200E7,5\u200E', 7.5],
    ['７：３０', 7.5],
    ['７．５', 7.5],
    ['9 bis 11', 2],
    ['8-12', 4],
    ['8–12 Uhr', 4],
    ['von 9 bis 11 Uhr', 2],
    ['9:30-11', 1.5],
    ['8:00 - 10:30', 2.5],
    ['8.30 - 10.15', 1.75],
    ['8 Uhr 30 bis 10 Uhr', 1.5],
    ['from 9 to 11', 2],
    ['8-12, 13-17', 8],
    ['8-12 und 12:30-16', 7.5],
    ['22:00-02:00', 4],
    ['22-24', 2],
    ['22-24:00', 2],
    ['0-2', 2],
    ['8-24:00', 16],
    ['14.11-16.11 Uhr', 2],
    ['8-12, 12-13', 5],
    ['12:01-11', 22.983],
    ['1h 59min', 1.983],
    ['8h', 8],
    ['8 Std.', 8],
    ['7,5 h', 7.5],
    ['90m', 1.5],
    ['90min', 1.5],
    ['90 Min.', 1.5],
    ['0', 0],
    ['-0', 0],
    ['24', 24],
    ['7,00', 7],
    ['7,50', 7.5],
    ['7.75', 7.75],
    ['0,333', 0.333],
    ['1000,25', 1000.25],
    [' ,5 ', 0.5],
    ['-1', -1],
  ])('%j are %d hours', (text, hours) => expect(parseHours(text)).toEqual({ kind: 'hours', hours }));

  test.each([
    ['7,30', 7.3, 7, 30],
    ['7.30', 7.3, 7, 30],
    ['7,30 h', 7.3, 7, 30],
    ['1,25', 1.25, 1, 25],
    ['0.05', 0.05, 0, 5],
    ['12,45', 12.45, 12, 45],
  ])(
    '%j could be %d hours or %d hours and %d minutes: it is not guessed',
    (text, decimal, hours, minutes) => {
      expect(parseHours(text)).toEqual({ kind: 'ambiguous', decimal, clock: { hours, minutes } });
      expect(hoursOf(text)).toBeUndefined();
    },
  );

  test('stored hours are not ambiguous in their own spelling', () => {
    expect(parseHours('7,25', 7.25)).toEqual({ kind: 'hours', hours: 7.25 });
    expect(parseHours('7,30', 7.25).kind).toBe('ambiguous');
  });

  test.each([
    'abc',
    'h',
    'm',
    '7:60',
    '7:3',
    '7h5',
    '7:30:15',
    '1h 90min',
    '7,30 h 10 min',
    '10 Uhr',
    '8 Uhr 30',
    '9-5',
    '12-11',
    '14-14',
    '8-25',
    '25-26',
    '14.10-16.12',
    '8-12, 13:00-13:00',
    '1h 60min',
    '1,5h30',
    '4/4 h',
    '7:30:00 or so',
    '17,30x',
    '8-12, 11-13',
    '14.01-16.11',
    'von 14.11 bis 16.11',
    '2/2 h',
    `${'9'.repeat(309)}h30`,
    '1-2h',
    '12 km',
    '12,-',
    '3/2 h',
    'Stunde',
    '1e1',
    '1e308',
    '9'.repeat(309),
    '7,5,5',
    '7;5',
  ])('%j is unreadable', (text) => expect(parseHours(text)).toEqual({ kind: 'unreadable' }));

  test.each(['', '  '])('%j is empty', (text) => {
    expect(parseHours(text)).toEqual({ kind: 'empty' });
    expect(hoursOf(text)).toBeNull();
  });

  test('every half hour of a day is understood in every spelling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 }), (halves) => {
        const hours = halves / 2;
        const [whole, minutes] = [Math.floor(hours), (halves % 2) * 30];
        const mm = String(minutes).padStart(2, '0');
        const spellings = [
          String(hours),
          String(hours).replace('.', ','),
          hours.toFixed(2),
          `${hours} h`,
          `${whole}:${mm}`,
          `${whole}h${mm}`,
          `${whole} h ${mm} min`,
          `${whole * 60 + minutes}min`,
        ];
        for (const text of spellings) expect(hoursOf(text)).toBe(hours);
      }),
    );
  });

  test('no text makes parsing hours throw, and hours are never absurd', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:., hm]{0,12}$/u)), (text) => {
        const hours = hoursOf(text);
        expect(hours === null || hours === undefined || Math.abs(hours) < 1e9).toBe(true);
      }),
    );
  });
});

test('hours of a balance have a sign, and are positive without one (R-17.85)', () => {
  expect(signedHoursOf('8-12')).toBeUndefined();
  const read = (texts: readonly string[]) => texts.map((text) => signedHoursOf(text));
  expect(read(['12', '+ 12,0', '-7:30', '− 20,0', '–3', '0', '-0'])).toEqual([12, 12, -7.5, -20, -3, 0, 0]);
  expect(read(['', ' ', '-', '+', '--5', '+-5', '7,30', '-7,30', '-x', 'x'])).toEqual([
    null,
    null,
    ...Array.from({ length: 8 }, () => undefined),
  ]);
  expect(signedHoursOf('− 7,25', -7.25)).toBe(-7.25);
});

test('the hours that a balance already had are not ambiguous, whatever their sign (R-17.85)', () => {
  expect([signedHoursOf('7,25', 7.25), signedHoursOf('7,25', null), signedHoursOf('0,05', 0)]).toEqual([
    7.25,
    undefined,
    undefined,
  ]);
});

test.each([
  ['2h', 'unit'],
  ['1/2 h', 'unit'],
  ['1:30 h', 'unit'],
  ['15 min', 'unit'],
  ['2 h 30 min', 'unit'],
  ['2h30', 'unit'],
  ['2 h 30', 'unit'],
  ['1-2 h', 'unit'],
  ['halbe Stunde', 'words'],
  ['8-12', 'range'],
  // These could be a name, or be followed by one.
  ['3m', undefined],
  ['2 h 75', undefined],
  ['2', undefined],
])('in a line, %j says hours as %s', (text, kind) => {
  expect(lengthKind(text)).toBe(kind);
});
