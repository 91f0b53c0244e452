import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleRows } from './visibleRows';

const heights = [100, 50, 80, 120, 60, 90];
const listing = {
  entries: [0, 1, 2, 3, 4, 5],
  heightOf: (entry: number) => heights[entry] ?? 0,
  stretch: { from: 120, to: 240 },
  isPinned: () => false,
};
const indexes = (rows: readonly { readonly index: number }[]) => rows.map(({ index }) => index);

describe('the rows of a long list', () => {
  test('only rows within the stretch are returned, with the heights of the others as gaps', () => {
    const { rows, rest } = visibleRows(listing);
    expect(rows).toEqual([
      { entry: 1, index: 1, gap: 100 },
      { entry: 2, index: 2, gap: 0 },
      { entry: 3, index: 3, gap: 0 },
    ]);
    expect(rest).toBe(150);
  });

  test('without a stretch all rows are returned', () => {
    expect(indexes(visibleRows({ ...listing, stretch: null }).rows)).toEqual(listing.entries);
  });

  test('the focused row is returned wherever it is', () => {
    const { rows, rest } = visibleRows({ ...listing, isPinned: (entry) => entry === 5 });
    expect(rows.map(({ index, gap }) => [index, gap])).toEqual([
      [1, 100],
      [2, 0],
      [3, 0],
      [5, 60],
    ]);
    expect(rest).toBe(0);
  });

  test('the list is as high as all its entries, whichever rows are rendered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 300 })),
        fc.integer({ min: -200, max: 3000 }),
        fc.nat({ max: 900 }),
        fc.nat({ max: 40 }),
        (all, from, length, pinned) => {
          const { rows, rest } = visibleRows({
            entries: all.map((height, at) => ({ height, at })),
            heightOf: ({ height }) => height,
            stretch: { from, to: from + length },
            isPinned: ({ at }) => at === pinned,
          });
          const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
          expect(sum(rows.map(({ gap, entry }) => gap + entry.height)) + rest).toBe(sum(all));
          expect(indexes(rows)).toEqual(indexes(rows).toSorted((one, other) => one - other));
        },
      ),
    );
  });
});
