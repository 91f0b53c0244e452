import { describe, expect, test } from 'vitest';
import { isWeekday, weekdayNamed } from './dayNames';
import { isoDate } from './period';
import { parseTypedDate, parseTypedMonth, possibleDays } from './typedDate';

/** A Wednesday. */
const today = isoDate('2026-11-18');

describe('the edges of what is read as a day', () => {
  test.each([
    ['20nov2026', '2026-11-20'],
    ['20.nov.2026', '2026-11-20'],
    ['nov20', '2026-11-20'],
    ['Nov 20,2026', '2026-11-20'],
    ['Nov 20 2026', '2026-11-20'],
    ['the 20th of November', '2026-11-20'],
    ['am Fr20.11.2026', '2026-11-20'],
    ['letzte Mittwoch', '2026-11-11'],
    ['vergangene Mittwoch', '2026-11-11'],
    ['vergangenen Mittwoch', '2026-11-11'],
    ['vorige Mittwoch', '2026-11-11'],
    ['voriger Mittwoch', '2026-11-11'],
    ['mittwoch.', '2026-11-18'],
    ['heute.', '2026-11-18'],
    ['20.11.2026 10:30', '2026-11-20'],
    ['20.11.2026, 10:30:15.5', '2026-11-20'],
    ['2026-11-20T10:30', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20260105', '2026-01-05'],
    ['1.1.1900', '1900-01-01'],
    ['31.12.2199', '2199-12-31'],
    ['1.1.46', '2046-01-01'],
    ['40-11-20', '2040-11-20'],
    ['Fr 5', '2026-11-05'],
  ])('%j is %s', (text, day) => {
    expect(parseTypedDate(text, today, 'de')).toBe(day);
  });

  test.each([
    'about 20. November 2026',
    '20. November 2026x',
    'since Nov 20, 2026',
    'Nov 20, 2026x',
    'Nov 202026',
    '12026-11-20',
    '2026-11-20x',
    '120261120',
    '202611205',
    'x201126',
    '20. Foo 2026',
    '1.1.1899',
    '1.1.2200',
    'nächsten Mittwoch',
    'in der Woche mittwoch',
    'He.ute',
    'Mitt.woch',
    '10.2 10:30',
    '47-11-20',
    '20 fr 17.11.2026',
    '10:30 20.11.2026',
    'Freitag, den',
  ])('%j is no day', (text) => {
    expect(parseTypedDate(text, today, 'de')).toBeUndefined();
  });

  test('a day of this month that is too far ahead is in the one before, to the day', () => {
    expect([2, 1].map((ahead) => parseTypedDate('20.', today, 'de', ahead))).toEqual([
      '2026-11-20',
      '2026-10-20',
    ]);
    expect([2, 1].map((ahead) => parseTypedDate('20.11.', today, 'de', ahead))).toEqual([
      '2026-11-20',
      '2025-11-20',
    ]);
    // The next 29 February is not in the past.
    expect(parseTypedDate('29.2.', isoDate('2027-06-10'), 'de', 0)).toBeUndefined();
  });

  test('a month before its day is understood, but asked about; only years of two digits can come first', () => {
    expect(possibleDays('11/20/2026', today, 'de')).toEqual(['2026-11-20']);
    expect(possibleDays('11-20-2026', today, 'de')).toEqual(['2026-11-20']);
    expect(possibleDays('26/11/20', today, 'de')).toEqual([]);
    expect(parseTypedDate('26/11/20', today, 'de')).toBe('2020-11-26');
    expect(parseTypedDate('11-12', today, 'de')).toBe('2026-12-11');
    expect(parseTypedDate('5-11-20', today, 'de')).toBe('2020-11-05');
  });
});

test.each([
  ['12', '2026-12'],
  ['1', '2027-01'],
  ['2026-12', '2026-12'],
  ['Nov. 2026', '2026-11'],
  ['HEUTE', '2026-11'],
])('the month %j is %s', (text, month) => {
  expect(parseTypedMonth(text, today)).toBe(month);
});

test.each(['12026-12', 'the 2026-12', '20.11.', '1.1.1899', '1899', '1/1899'])('%j is no month', (text) => {
  expect(parseTypedMonth(text, today)).toBeUndefined();
});

test.each(['', ' '])('the month %j is empty', (text) => {
  expect(parseTypedMonth(text, today)).toBeNull();
});

test('weekdays have two letters or more; the first letters of Sonnabend mean Sunday', () => {
  expect(['so', 'sonn', 'sonna', 'Sonnabend', 'abend', 'fr.', 'f', 'f.r'].map(weekdayNamed)).toEqual([
    7,
    7,
    6,
    6,
    undefined,
    5,
    undefined,
    undefined,
  ]);
  expect(['Mo', 'mon', 'Montag', 'sonnabend', 'Mont', 'm'].map(isWeekday)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
