import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, centsOfEuros, eurosOfCents, sumCents } from './money';

describe('amounts of money', () => {
  test('every amount in cents survives the way through euros', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (amount) => {
        expect(centsOfEuros(eurosOfCents(cents(amount)))).toBe(cents(amount));
      }),
    );
  });

  test('sums do not drift: 0.1 + 0.2 is 0.3', () => {
    expect(eurosOfCents(sumCents([centsOfEuros(0.1), centsOfEuros(0.2)]))).toBe(0.3);
  });

  test.each([
    [1.005, 101],
    [-1.005, -101],
    [0, 0],
    [-0.001, 0],
    [1e-7, 0],
  ])('%d EUR are %d cents', (euros, expected) => {
    expect(centsOfEuros(euros)).toBe(expected);
  });
});
