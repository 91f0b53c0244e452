import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../fieldNames';
import {
  FEDERAL_STATES,
  type FederalState,
  type Holiday,
  easterSunday,
  holidayOn,
  holidaysOf,
} from './holidays';
import { addDays, isoDate, weekday } from './period';

const datesOf = (year: number, state: FederalState | null) =>
  new Map(holidaysOf(year, state).map(({ holiday, date }) => [holiday, date]));
const statesWith = (year: number, holiday: Holiday) =>
  FEDERAL_STATES.filter((state) => datesOf(year, state).has(holiday)).join(' ');

describe('Easter', () => {
  test.each([
    [1583, '04-10'],
    [1818, '03-22'],
    [1943, '04-25'],
    [1981, '04-19'],
    [2000, '04-23'],
    [2008, '03-23'],
    [2024, '03-31'],
    [2025, '04-20'],
    [2026, '04-05'],
    [2027, '03-28'],
    [2038, '04-25'],
    [2049, '04-18'],
    [2076, '04-19'],
    [2285, '03-22'],
  ])('of %d is %s', (year, day) => expect(easterSunday(year)).toBe(`${year}-${day}`));

  test('Easter is a Sunday from 22 March to 25 April, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const easter = easterSunday(year);
        expect(weekday(easter)).toBe(7);
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
      }),
    );
  });
});

describe('holidays of the sixteen states and of Augsburg', () => {
  test('each state has the right number of holidays in a year like 2026', () => {
    const counts = Object.fromEntries(FEDERAL_STATES.map((state) => [state, holidaysOf(2026, state).length]));
    expect(counts).toEqual({
      BB: 12,
      BE: 10,
      BW: 12,
      BY: 13,
      'BY-A': 14,
      HB: 10,
      HE: 10,
      HH: 10,
      MV: 11,
      NI: 10,
      NW: 11,
      RP: 11,
      SH: 10,
      SL: 12,
      SN: 11,
      ST: 11,
      TH: 11,
    });
  });

  test.each<[Holiday, string]>([
    ['epiphany', 'BW BY BY-A ST'],
    ['womensDay', 'BE MV'],
    ['easterSunday', 'BB'],
    ['whitSunday', 'BB'],
    ['corpusChristi', 'BW BY BY-A HE NW RP SL'],
    ['peace', 'BY-A'],
    ['assumption', 'BY BY-A SL'],
    ['childrensDay', 'TH'],
    ['reformation', 'BB HB HH MV NI SH SN ST TH'],
    ['allSaints', 'BW BY BY-A NW RP SL'],
    ['repentance', 'SN'],
    ['liberation', ''],
    ['uprising', ''],
  ])('%s in 2026: %s (R-4.30)', (holiday, states) => expect(statesWith(2026, holiday)).toBe(states));

  // One test a year, which works it out: holidays are cached.
  test.each<[number, Partial<Record<Holiday, string>>]>([
    [2016, { reformation: 'BB MV SN ST TH' }],
    [2017, { reformation: FEDERAL_STATES.join(' ') }],
    [2018, { reformation: 'BB HB HH MV NI SH SN ST TH', womensDay: '', childrensDay: '' }],
    [2019, { womensDay: 'BE', childrensDay: 'TH' }],
    [2020, { liberation: 'BE' }],
    [2022, { womensDay: 'BE' }],
    [2023, { womensDay: 'BE MV' }],
    [2025, { liberation: 'BE' }],
    [2028, { uprising: 'BE' }],
  ])('holidays of %d in some states', (year, expected) => {
    for (const holiday of fieldNames(expected)) expect(statesWith(year, holiday)).toBe(expected[holiday]);
  });

  test.each([
    [2022, '11-16'],
    [2023, '11-22'],
    [2024, '11-20'],
    [2025, '11-19'],
    [2026, '11-18'],
    [2027, '11-17'],
  ])('day of repentance %d: %s', (year, day) =>
    expect(datesOf(year, 'SN').get('repentance')).toBe(`${year}-${day}`),
  );

  test('the movable holidays of 2026 are right', () => {
    expect(Object.fromEntries(datesOf(2026, 'BY'))).toMatchObject({
      goodFriday: '2026-04-03',
      easterMonday: '2026-04-06',
      ascension: '2026-05-14',
      whitMonday: '2026-05-25',
      corpusChristi: '2026-06-04',
      assumption: '2026-08-15',
    });
  });

  test('without a state, only holidays of all states count', () => {
    expect(holidaysOf(2026, null)).toHaveLength(9);
    const common = holidaysOf(2026, null);
    for (const state of FEDERAL_STATES)
      expect(holidaysOf(2026, state)).toEqual(expect.arrayContaining([...common]));
    expect(holidayOn(isoDate('2026-06-04'), 'SN')).toBeNull();
    expect(holidayOn(isoDate('2026-06-04'), 'TH')).toBeNull();
  });

  test('Augsburg has the holidays of Bavaria and its peace festival on 8 August (R-17.3)', () => {
    expect(holidayOn(isoDate('2026-08-08'), 'BY')).toBeNull();
    expect(holidayOn(isoDate('2026-08-08'), 'BY-A')).toBe('peace');
    const others = holidaysOf(2026, 'BY-A').filter(({ holiday }) => holiday !== 'peace');
    expect(others).toEqual(holidaysOf(2026, 'BY'));
  });

  test('two holidays can fall on one day: 1 May 2008 was Ascension, too', () => {
    expect(holidaysOf(2008, 'HH').filter(({ date }) => date === '2008-05-01')).toHaveLength(2);
    expect(holidayOn(isoDate('2008-05-01'), 'HH')).toBe('labourDay');
  });

  test('in any year and state, holidays are in order, within the year and found by their day, and movable ones are on their weekday (R-4.30)', () => {
    const weekdays: Partial<Record<Holiday, number>> = {
      goodFriday: 5,
      easterMonday: 1,
      ascension: 4,
      whitMonday: 1,
      corpusChristi: 4,
      repentance: 3,
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1583, max: 9998 }),
        fc.constantFrom(null, ...FEDERAL_STATES),
        (year, state) => {
          const holidays = holidaysOf(year, state);
          expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
          for (const { date, holiday } of holidays) {
            expect(date.startsWith(String(year))).toBe(true);
            expect(holidayOn(date, state)).not.toBeNull();
            expect(weekday(date)).toBe(weekdays[holiday] ?? weekday(date));
          }
        },
      ),
      // Easter was on 22 March: Ascension is before 1 May.
      { numRuns: 200, examples: [[2285, null]] },
    );
  });

  test('in any year the day of repentance is 32 days before the Sunday before Christmas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9998 }), (year) => {
        const christmas = isoDate(`${year}-12-25`);
        const lastSunday = addDays(christmas, -weekday(christmas));
        expect(datesOf(year, 'SN').get('repentance')).toBe(addDays(lastSunday, -32));
      }),
    );
  });
});

test('the holidays of a year have their names and are in order', () => {
  const named = (year: number, state: FederalState | null) =>
    holidaysOf(year, state)
      .map(({ holiday, date }) => `${date.slice(5)} ${holiday}`)
      .join(', ');
  expect(named(2026, 'BY-A')).toBe(
    '01-01 newYear, 01-06 epiphany, 04-03 goodFriday, 04-06 easterMonday, 05-01 labourDay, 05-14 ascension, 05-25 whitMonday, ' +
      '06-04 corpusChristi, 08-08 peace, 08-15 assumption, 10-03 unity, 11-01 allSaints, 12-25 christmas, 12-26 secondChristmas',
  );
  // Ascension was on 1 May.
  expect(named(2008, 'BB')).toBe(
    '01-01 newYear, 03-21 goodFriday, 03-23 easterSunday, 03-24 easterMonday, 05-01 labourDay, 05-01 ascension, ' +
      '05-11 whitSunday, 05-12 whitMonday, 10-03 unity, 10-31 reformation, 12-25 christmas, 12-26 secondChristmas',
  );
  expect([2018, 2019].map((year) => named(year, 'TH').includes('09-20 childrensDay'))).toEqual([false, true]);
  expect(named(2019, 'BE')).not.toContain('childrensDay');
  expect(named(2024, 'MV').includes('womensDay') && !named(2022, 'MV').includes('womensDay')).toBe(true);
});
