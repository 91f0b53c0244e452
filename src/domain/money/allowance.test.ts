import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  absence,
  DEFAULT_RATES,
  dueFoodAllowance,
  foodAllowance,
  isDistance,
  travelExpenses,
} from './allowance';
import { cents, eurosOfCents } from './money';
import { type TimeOfDay, isTimeOfDay } from '../time/period';

function time(text: string): TimeOfDay {
  if (!isTimeOfDay(text)) throw new Error(text);
  return text;
}

describe('food allowance', () => {
  test('every minute from 0 to 48 h: no allowance below 8 h, the small one below 23 h 59 min, the big one from there (R-4.20, R-4.24)', () => {
    for (let minutes = 0; minutes <= 48 * 60; minutes += 1) {
      const expected = minutes < 480 ? 0 : minutes < 1439 ? 1600 : 3200;
      expect(foodAllowance(minutes), `${minutes} minutes`).toBe(expected);
    }
  });

  test('the food allowance never falls when the absence grows', () => {
    fc.assert(
      fc.property(fc.nat(2880), fc.nat(2880), (a, b) => {
        const [short, long] = a < b ? [a, b] : [b, a];
        expect(foodAllowance(long)).toBeGreaterThanOrEqual(foodAllowance(short));
      }),
    );
  });

  test('the food allowance uses the configured rates', () => {
    const rates = { ...DEFAULT_RATES, foodSmall: cents(1400), foodBig: cents(2800) };
    expect([foodAllowance(480, rates), foodAllowance(1439, rates)]).toEqual([1400, 2800]);
  });
});

test('a stored food allowance of 0 is none', () => {
  expect([cents(0), null, cents(1600)].map(dueFoodAllowance)).toEqual([null, null, 1600]);
});

test('a distance is from 0 to 40,000 km', () => {
  expect([-0.1, 0, 40_000, 40_000.1].map(isDistance)).toEqual([false, true, true, false]);
});

describe('absence from departure to arrival', () => {
  test.each([
    ['08:00', '16:00', 480, false],
    ['08:00', '15:59', 479, false],
    ['00:00', '23:59', 1439, false],
    ['07:30', '18:45', 675, false],
    // Equal times are no absence.
    ['08:00', '08:00', 0, false],
    // An arrival before the departure is the next day.
    ['22:00', '06:00', 480, true],
    ['00:01', '00:00', 1439, true],
  ])('%s to %s is %i minutes', (departure, arrival, minutes, arrivesNextDay) => {
    expect(absence(time(departure), time(arrival))).toEqual({ minutes, arrivesNextDay });
  });

  it('an absence is always below a day, and ends on the next day exactly when the clock runs backwards', () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => time(`${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`));
    fc.assert(
      fc.property(clock, clock, (departure, arrival) => {
        const away = absence(departure, arrival);
        expect(away.minutes).toBeGreaterThanOrEqual(0);
        expect(away.minutes).toBeLessThan(1440);
        expect(away.arrivesNextDay).toBe(arrival < departure);
      }),
    );
  });
});

describe('travel expenses', () => {
  test.each([
    [124, 37.2],
    [0, 0],
    [1, 0.3],
    [0.1, 0.03],
    [12.5, 3.75],
    [33.35, 10.01],
  ])('%d km by private car are %d EUR (R-4.21, R-4.24)', (km, euros) => {
    expect(eurosOfCents(travelExpenses(km, true))).toBe(euros);
  });

  test('travel expenses are 0 without a private car (R-4.12)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), (km) => {
        expect(travelExpenses(km, false)).toBe(0);
      }),
    );
  });

  test('travel expenses are whole cents, and exact for distances with up to three decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (metres) => {
        const amount = travelExpenses(metres / 1000, true);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBe(Math.round((metres * 30) / 1000));
      }),
    );
  });
});
