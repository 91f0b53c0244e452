import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypedDate, parseTypedMonth } from './typedDate';
import { addDays, daysBetween, isIsoDate, isIsoMonth, isoDate, weekday } from './period';

/** A Wednesday. */
const today = isoDate('2026-11-18');
const days = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays(isoDate('1990-01-01'), offset));
const languages = fc.constantFrom('de' as const, 'en' as const);

describe('days as people type them', () => {
  test.each([
    ['17.', '2026-11-17'],
    ['17', '2026-11-17'],
    ['17.11.', '2026-11-17'],
    ['17.11', '2026-11-17'],
    ['17,11,', '2026-11-17'],
    ['17.11.26', '2026-11-17'],
    ['17. 11. 2026', '2026-11-17'],
    ['17112026', '2026-11-17'],
    ['171126', '2026-11-17'],
    ['1711', '2026-11-17'],
    ['0107', '2026-07-01'],
    ['h', '2026-11-18'],
    ['heute', '2026-11-18'],
    ['t', '2026-11-18'],
    ['Today', '2026-11-18'],
    ['g', '2026-11-17'],
    ['Gestern', '2026-11-17'],
    ['y', '2026-11-17'],
    ['yesterday', '2026-11-17'],
    ['vorgestern', '2026-11-16'],
    ['morgen', '2026-11-19'],
    ['-1', '2026-11-17'],
    ['−2', '2026-11-16'],
    ['+1', '2026-11-19'],
    ['+ 14', '2026-12-02'],
    ['mo', '2026-11-16'],
    ['Di', '2026-11-17'],
    ['mi', '2026-11-18'],
    ['do', '2026-11-12'],
    ['fr', '2026-11-13'],
    ['sa', '2026-11-14'],
    ['so', '2026-11-15'],
    ['tu', '2026-11-17'],
    ['we', '2026-11-18'],
    ['th', '2026-11-12'],
    ['su', '2026-11-15'],
    ['Friday', '2026-11-13'],
    ['2026-11-20', '2026-11-20'],
    ['2026-1-5', '2026-01-05'],
    ['Fr 20.11.2026', '2026-11-20'],
    ['Fri 20.11.2026', '2026-11-20'],
    ['Fr 21.11.2026', '2026-11-21'],
  ])('%j is %s', (text, day) => {
    expect(parseTypedDate(text, today, 'de')).toBe(day);
    expect(parseTypedDate(` ${text} `, today, 'en')).toBe(day);
  });

  test.each(['', '  '])('%j is empty', (text) => expect(parseTypedDate(text, today, 'de')).toBeNull());

  test.each([
    '3x.11',
    '31.',
    '30.02.',
    '29.02.2025',
    '32.01.2026',
    '00.01.2026',
    '17.13.',
    '2026-02-30',
    '0026-11-17',
    '17.11.9999',
    '17.11.202',
    '171',
    '1711202',
    'm',
    'xx 17.11.',
    'constructor',
    '1e3',
    '+12345',
    '--1',
  ])('%j means no day', (text) => {
    expect(parseTypedDate(text, today, 'de')).toBeUndefined();
    expect(parseTypedDate(text, today, 'en')).toBeUndefined();
  });

  test.each([
    ['28.12.', '2026-01-02', '2025-12-28'],
    ['3.1.', '2026-12-30', '2027-01-03'],
    ['17.5.', '2026-11-18', '2027-05-17'],
    ['22.5.', '2026-11-18', '2026-05-22'],
    ['29.2.', '2026-06-10', undefined],
    ['29.2.', '2027-06-10', '2028-02-29'],
  ])('without a year the nearest one wins: %s typed on %s', (text, on, day) => {
    expect(parseTypedDate(text ?? '', isoDate(on ?? ''), 'de')).toBe(day);
  });

  test('slashes are accepted if they can be read in only one way', () => {
    expect(parseTypedDate('11/12/2026', today, 'de')).toBe('2026-12-11');
    expect(parseTypedDate('11/12/2026', today, 'en')).toBeUndefined();
    expect(parseTypedDate('17/11/2026', today, 'en')).toBe('2026-11-17');
    expect(parseTypedDate('11/11', today, 'en')).toBe('2026-11-11');
    expect(parseTypedDate('11/17/2026', today, 'en')).toBeUndefined();
  });

  test('every day is understood in every full spelling, whatever today is', () => {
    fc.assert(
      fc.property(days, days, languages, (day, on, language) => {
        const [year, month, dayOfMonth] = day.split('-');
        for (const text of [day, `${dayOfMonth}.${month}.${year}`, `${dayOfMonth}${month}${year}`]) {
          expect(parseTypedDate(text, on, language)).toBe(day);
        }
      }),
    );
  });

  test('without a year, no other year would be nearer', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -182, max: 182 }), (on, offset) => {
        const day = addDays(on, offset);
        expect(parseTypedDate(`${day.slice(8)}.${day.slice(5, 7)}.`, on, 'de')).toBe(day);
      }),
    );
  });

  test('a weekday means the latest one in the past, today included', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 7 }), (on, wanted) => {
        const text = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'][wanted - 1] ?? '';
        const day = parseTypedDate(text, on, 'de');
        if (!day) throw new Error(`${text} means no day`);
        expect(weekday(day)).toBe(wanted);
        expect(daysBetween(day, on)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, on)).toBeLessThan(7);
      }),
    );
  });

  test('no text makes parsing throw, and every result is a valid day', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/+ hgmo-]{0,12}$/u));
    fc.assert(
      fc.property(texts, days, languages, (text, on, language) => {
        const day = parseTypedDate(text, on, language);
        expect(day === null || day === undefined || isIsoDate(day)).toBe(true);
      }),
    );
  });
});

describe('months as people type them', () => {
  test.each([
    ['2026-10', '2026-10'],
    ['2026-10-31', '2026-10'],
    ['10.2026', '2026-10'],
    ['10/26', '2026-10'],
    ['102026', '2026-10'],
    ['Oktober 2026', '2026-10'],
    ['okt', '2026-10'],
    ['oct 26', '2026-10'],
    ['March 2026', '2026-03'],
    ['mär', '2027-03'],
    ['11', '2026-11'],
    ['5', '2026-05'],
    ['4', '2027-04'],
    ['heute', '2026-11'],
    ['-1', '2026-10'],
    ['+2', '2027-01'],
    ['-23', '2024-12'],
  ])('%j is %s', (text, month) => expect(parseTypedMonth(text, today)).toBe(month));

  test.each(['13', '0', '2026-13', '2026-02-30', '0026-01', 'ma', 'foo 2026', '13.2026', 'gestern'])(
    '%j means no month',
    (text) => expect(parseTypedMonth(text, today)).toBeUndefined(),
  );

  test('no text makes parsing a month throw, and every result is a valid month', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.+ mai-]{0,9}$/u)), days, (text, on) => {
        const month = parseTypedMonth(text, on);
        expect(month === null || month === undefined || isIsoMonth(month)).toBe(true);
      }),
    );
  });
});
