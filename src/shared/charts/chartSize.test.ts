import { describe, expect, test } from 'vitest';
import { CHART_COLOURS, LABELLED_PART, RING_HOLE, barScale, linesOf, sliceColour } from './chartSize';

describe('charts', () => {
  test.each([
    [[96.5, 168, 152], 188],
    [[0, 0], 20],
    [[], 20],
  ])('bars of %o hours are measured against %f (R-3.23)', (hours, scale) => {
    expect(barScale(hours)).toBe(scale);
  });

  test.each([
    [23.5, 8, [8, 16]],
    [24, 8, [8, 16]],
    [7.5, 8, []],
    [0, 8, []],
    [2.5, 1, [1, 2]],
  ])('%f hours have a line every %i at %o', (hours, step, lines) => {
    expect(linesOf(hours, step)).toEqual(lines);
  });

  test('the ring has a hole of 60 pixels, and labels for slices over 5 % (R-3.24)', () => {
    expect([RING_HOLE, LABELLED_PART]).toEqual([60, 0.05]);
  });

  test('eleven slices have eleven colours, with and without a rest (R-3.22)', () => {
    const colours = (hasRest: boolean) =>
      Array.from({ length: CHART_COLOURS }, (_, index) => sliceColour(index, hasRest));
    expect(new Set(colours(false)).size).toBe(11);
    expect(new Set(colours(true)).size).toBe(11);
    expect(colours(true)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 9]);
  });
});
