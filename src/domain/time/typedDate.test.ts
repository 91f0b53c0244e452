import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTypedDate, possibleDays } from './typedDate';
import { addDays, daysBetween, isIsoDate, isoDate, weekday } from './period';

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
    ['Fr., 20.11.2026', '2026-11-20'],
    ['Freitag, den 20. November 2026', '2026-11-20'],
    ['20. November 2026', '2026-11-20'],
    ['20. Nov. 26', '2026-11-20'],
    ['20-Nov-2026', '2026-11-20'],
    ['Nov 20, 2026', '2026-11-20'],
    ['Friday, 20 November 2026', '2026-11-20'],
    ['1. Mai', '2027-05-01'],
    ['1.Mai', '2027-05-01'],
    ['May 1st', '2027-05-01'],
    ['the 1st of May', '2027-05-01'],
    ['1. Jänner', '2027-01-01'],
    ['3. Feber 2026', '2026-02-03'],
    ['20. Mrz 2026', '2026-03-20'],
    ['20. Sept.', '2026-09-20'],
    ['sep. 3', '2026-09-03'],
    ['2026.11.20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['20.11.2026, 10:15:00', '2026-11-20'],
    ['2026-11-20T08:30', '2026-11-20'],
    ['übermorgen', '2026-11-20'],
    ['Sonnabend', '2026-11-14'],
    ['am Freitag', '2026-11-13'],
    ['letzten Freitag', '2026-11-13'],
    ['letzten Mittwoch', '2026-11-11'],
    ['last Wednesday', '2026-11-11'],
    ['am 20.11.', '2026-11-20'],
    ['\u200E20\u200E.\u200E11\u200E.\u200E2026', '2026-11-20'],
    ['２０．１１．２０２６', '2026-11-20'],
    ['20.\u00A0Ma\u0308rz\u202F2026', '2026-03-20'],
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

  test.each([
    ['1.1.99', undefined, ['1999-01-01', '2099-01-01']],
    ['26-11-20', undefined, ['2020-11-26', '2026-11-20']],
    ['20-11-26', undefined, ['2026-11-20', '2020-11-26']],
    ['31-12-26', 0, []],
    ['1.3.28', 0, ['1928-03-01', '2028-03-01']],
    ['1.3.28', undefined, []],
    ['17.13.', undefined, []],
  ] as const)(
    '%j could be several days, and is refused with them: with %j days ahead %j',
    (text, ahead, possible) => {
      expect(possibleDays(text, today, 'de', ahead)).toEqual(possible);
      expect(possible.length > 0 && parseTypedDate(text, today, 'de', ahead)).not.toBeTypeOf('string');
    },
  );

  test.each([
    ['1.3.', 0, '2026-03-01'],
    ['1. März', 0, '2026-03-01'],
    ['1.3.', 60, '2026-03-01'],
    ['5.1.', 60, '2027-01-05'],
    ['19.11.', 0, '2025-11-19'],
    ['18.11.', 0, '2026-11-18'],
    ['25.', 0, '2026-10-25'],
    ['25.', 60, '2026-11-25'],
    ['31.', 0, undefined],
  ])('where a day is at most so many days ahead, %s with %d is %s (R-1.47)', (text, ahead, day) => {
    expect(parseTypedDate(text, today, 'de', ahead)).toBe(day);
  });

  test.each(['de', 'de-AT', 'de-CH', 'en', 'en-GB', 'en-IE'])(
    'whatever a browser writes as a day in %s is that day, or refused with it (R-1.47)',
    (locale) => {
      const styles: readonly Intl.DateTimeFormatOptions[] = [
        ...(['full', 'long', 'medium', 'short'] as const).map((dateStyle) => ({ dateStyle })),
        ...(['short', 'long'] as const).flatMap((month) => [
          { weekday: 'short', day: 'numeric', month, year: 'numeric' } as const,
          { weekday: 'long', day: '2-digit', month, year: 'numeric' } as const,
        ]),
        { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' },
        { dateStyle: 'medium', timeStyle: 'medium' },
      ];
      const formats = styles.map(
        (style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', hour12: false }),
      );
      const near = fc.integer({ min: -3000, max: 3000 }).map((offset) => addDays(today, offset));
      fc.assert(
        fc.property(near, languages, (day, language) => {
          for (const format of formats) {
            const text = format.format(new Date(`${day}T00:00:00Z`));
            const read = parseTypedDate(text, today, language);
            // American figures have the month first, which only an app in English takes into account.
            if (locale === 'en' && language === 'de' && text.includes('/')) continue;
            const possible = read ? [read] : possibleDays(text, today, language);
            expect(read === undefined || read === day).toBe(true);
            expect([text, ...possible]).toContain(day);
          }
        }),
      );
    },
  );

  test('slashes are accepted if they can be read in only one way', () => {
    expect(parseTypedDate('11/12/2026', today, 'de')).toBe('2026-12-11');
    expect(parseTypedDate('11/12/2026', today, 'en')).toBeUndefined();
    expect(parseTypedDate('17/11/2026', today, 'en')).toBe('2026-11-17');
    expect(parseTypedDate('11/11', today, 'en')).toBe('2026-11-11');
    expect(parseTypedDate('11/17/2026', today, 'en')).toBeUndefined();
    expect(possibleDays('11/12/2026', today, 'en')).toEqual(['2026-12-11', '2026-11-12']);
    expect(possibleDays('11/17/2026', today, 'en')).toEqual(['2026-11-17']);
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
