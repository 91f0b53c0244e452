import { expect, test } from 'vitest';
import { DEFAULT_RATES } from '@/domain/money/allowance';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { type FormContext, contentOf, derive } from './workRecordContent';
import { checkHours } from './workRecordRules';
import { type WorkRecordValues, newValues } from './workRecordValues';

test.each([
  ['124', 3720],
  ['', 0],
  ['-5', null],
  ['5 km', 150],
  ['5 m', null],
  ['1e3', null],
  ['999999', null],
])(
  '%j kilometres by private car are paid with %j cents; text that is not a distance has no amount (R-4.36)',
  (distance, amount) => {
    const values = { departure: '', arrival: '', distance, isPrivateCar: true };
    expect(derive(values, DEFAULT_RATES, 'de').travelExpenses).toBe(amount);
    expect(derive({ ...values, isPrivateCar: false }, DEFAULT_RATES, 'de').travelExpenses).toBe(0);
  },
);

/** The content of fields, over a stored record. */
function contentOver(stored: FormContext['stored'], values: WorkRecordValues) {
  return contentOf(values, {
    employee: 'jdoe',
    defaultLocation: 'Leipzig',
    rates: DEFAULT_RATES,
    language: 'en',
    stored,
    customerIdOf: () => null,
    projectIdOf: () => null,
  });
}

const day = isoDate('2026-10-15');

test('stored numbers whose decimals the fields do not show are sent as they are when other fields are edited (R-24.119)', () => {
  const stored = {
    hours: 1 / 3,
    travelHours: 0.6667,
    distanceKm: 12.3456,
    travelExpenses: cents(0),
  };
  const values = { ...newValues({ date: day }, day, 'en'), description: 'Workshop, second part' };
  const shown = { ...values, hours: '0.333', travelTime: '0.667', distance: '12.346' };
  expect(checkHours(shown.hours, stored.hours)).toBeUndefined();
  expect(contentOver(stored, shown)).toMatchObject({
    hours: 1 / 3,
    travelHours: 0.6667,
    distanceKm: 12.3456,
  });
  expect(contentOver(stored, { ...shown, distance: '12.345' })).toMatchObject({ distanceKm: 12.345 });
});

test('an implausible stored distance keeps its amount when other fields are edited (R-4.37)', () => {
  const stored = {
    hours: 8,
    travelHours: null,
    distanceKm: 41_000,
    travelExpenses: cents(1_230_000),
  };
  const values: WorkRecordValues = {
    ...newValues({ date: day, hours: 8, description: 'Workshop' }, day, 'en'),
    distance: '41000',
    isPrivateCar: true,
  };
  const amountOf = (changed: Partial<WorkRecordValues>) =>
    contentOver(stored, { ...values, ...changed }).travelExpenses;
  expect(amountOf({ description: 'Workshop, second part' })).toBe(1_230_000);
  expect(amountOf({ isPrivateCar: false })).toBe(0);
  expect(amountOf({ distance: '100' })).toBe(3000);
});
