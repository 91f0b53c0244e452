import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharesOf } from './shares';

describe('shares of a ring', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Kunde ${index + 1}`, hours: 10 }));

  test('as long as there are colours, each entry has a share of its own', () => {
    expect(sharesOf(entries(11), 11).map(({ name }) => name)).not.toContain(null);
    expect(sharesOf([{ name: 'A', hours: 0 }], 11)).toEqual([{ name: 'A', hours: 0, part: 0 }]);
    expect(sharesOf([], 11)).toEqual([]);
  });

  test('with more entries than colours, the last share is the rest', () => {
    const shares = sharesOf(entries(20), 11);
    expect(shares).toHaveLength(11);
    expect(shares.at(-1)).toEqual({ name: null, hours: 100, part: 0.5 });
  });

  test('shares add up to the whole, whatever they are', () => {
    const hours = fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2);
    const any = fc.array(fc.record({ name: fc.string(), hours }), { maxLength: 40 });
    fc.assert(
      fc.property(any, (all) => {
        const sum = sharesOf(all, 11).reduce((total, share) => total + share.hours, 0);
        expect(sum).toBeCloseTo(all.reduce((total, entry) => total + entry.hours, 0));
      }),
    );
  });
});
