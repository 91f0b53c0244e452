import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeOfDay } from './period';
import { parseTypedTime } from './typedTime';

test.each([
  ['830', '08:30'],
  ['8.30', '08:30'],
  ['8:30', '08:30'],
  ['8,30', '08:30'],
  ['8 30', '08:30'],
  ['8h30', '08:30'],
  ['0830', '08:30'],
  ['9', '09:00'],
  ['09', '09:00'],
  ['0', '00:00'],
  ['2359', '23:59'],
  ['17 Uhr', '17:00'],
  ['08:30:00', '08:30'],
  ['8 Uhr 30', '08:30'],
  ['8 Uhr 5', '08:05'],
  ['8:30 Uhr', '08:30'],
  ['17Uhr', '17:00'],
  ['10Uhr30', '10:30'],
  ['830h', '08:30'],
  ['8 Uhr', '08:00'],
  ['830 Uhr', '08:30'],
  ["9 o'clock", '09:00'],
  ['８：３０', '08:30'],
  ['8\u00A0Uhr\u202F30', '08:30'],
])('the typed time %j is %s', (text, time) => expect(parseTypedTime(text)).toBe(time));

test.each([
  '24',
  '24:00',
  '2400',
  '860',
  '8:60',
  '8:3',
  '8:',
  '83',
  '12345',
  '8:30 PM',
  'um 8 Uhr 30',
  '8 Uhr 30 or so',
  '8am',
  'h',
  '-8',
  '8.5',
])('%j is not a time', (text) => expect(parseTypedTime(text)).toBeUndefined());

test('24:00 ends a day, and begins none', () => {
  expect(['24:00', '24', '2400', '24 Uhr'].map((text) => parseTypedTime(text, true))).toEqual(
    Array.from({ length: 4 }, () => '00:00'),
  );
  expect(parseTypedTime('24:01', true)).toBeUndefined();
});

test.each(['', ' '])('the typed time %j is empty', (text) => expect(parseTypedTime(text)).toBeNull());

test('every time of the day is understood with and without a separator', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
      const [hh, mm] = [hours, minutes].map((part) => String(part).padStart(2, '0'));
      for (const text of [`${hh}:${mm}`, `${hours}:${mm}`, `${hours}.${mm}`, `${hh}${mm}`, `${hours}${mm}`]) {
        expect(parseTypedTime(text)).toBe(`${hh}:${mm}`);
      }
    }),
  );
});

test('no text makes parsing a time throw, and every result is a valid time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:., h]{0,7}$/u)), (text) => {
      const time = parseTypedTime(text);
      expect(time === null || time === undefined || isTimeOfDay(time)).toBe(true);
    }),
  );
});
