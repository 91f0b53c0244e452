import { expect, test } from 'vitest';
import { DEFAULT_RATES } from '@/domain/allowance';
import { derive } from './workRecordValues';

test.each([
  ['124', 3720],
  ['', 0],
  ['-5', null],
  ['5 km', null],
  ['1e3', null],
  ['999999', null],
])(
  'kilometres by private car, typed as %j, are paid with %j cents; what is no distance has no amount',
  (distance, amount) => {
    const values = { departure: '', arrival: '', distance, isPrivateCar: true };
    expect(derive(values, DEFAULT_RATES, 'de').travelExpenses).toBe(amount);
    expect(derive({ ...values, isPrivateCar: false }, DEFAULT_RATES, 'de').travelExpenses).toBe(0);
  },
);
