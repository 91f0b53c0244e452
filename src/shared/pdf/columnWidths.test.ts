import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnWidths } from './columnWidths';

const short = (natural: number, most = 20) => ({ natural, weight: 0, most, least: 5 });
const wide = (natural: number, weight: number, least = 8) => ({ natural, weight, most: 200, least });

describe('columns', () => {
  test('that need little get what they need, and the others share the rest by weight', () => {
    expect(columnWidths([short(10), wide(500, 1), wide(500, 3)], 90)).toEqual([10, 20, 60]);
  });

  test('that fit give their spare width to the wide ones', () => {
    expect(columnWidths([wide(10, 1), wide(500, 1), wide(500, 1)], 110)).toEqual([10, 50, 50]);
  });

  test('are never narrower than their heading', () => {
    expect(columnWidths([wide(500, 0.1, 15), wide(500, 10)], 100)).toEqual([15, 85]);
  });

  test('share the remaining room if all of them fit', () => {
    expect(columnWidths([short(10), wide(10, 1), wide(20, 3)], 80)).toEqual([10, 20, 50]);
  });

  test('always fill the page, and none is narrower than its heading', () => {
    const demand = fc.record({
      natural: fc.double({ min: 1, max: 300, noNaN: true }),
      weight: fc.constantFrom(0, 0.5, 1, 3),
      most: fc.constant(20),
      least: fc.double({ min: 1, max: 12, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(demand, { minLength: 1, maxLength: 13 }), (some) => {
        const demands = [...some, wide(50, 2)];
        const widths = columnWidths(demands, 280);
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(280, 6);
        for (const [index, { least }] of demands.entries()) {
          expect(widths[index]).toBeGreaterThanOrEqual(least - 1e-9);
        }
      }),
    );
  });
});
