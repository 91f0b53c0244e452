import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_SELECTED, type Selection, keptAmong, spanned, toggled } from './selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: Selection) => [...ids].toSorted();

describe('the selection of a list', () => {
  test('a span begins at the entry selected last, and can be drawn again from there', () => {
    const one = toggled(NOTHING_SELECTED, 'b');
    const down = spanned(one, 'd', order);
    expect(idsOf(down)).toEqual(['b', 'c', 'd']);
    expect(idsOf(spanned(down, 'a', order))).toEqual(['a', 'b']);
  });

  test('without an anchor, a span begins at the focused entry, else at the entry itself', () => {
    expect(idsOf(spanned(NOTHING_SELECTED, 'd', order, 'c'))).toEqual(['c', 'd']);
    expect(idsOf(spanned(NOTHING_SELECTED, 'd', order))).toEqual(['d']);
  });

  test('an anchor that is no longer in the list is ignored', () => {
    expect(idsOf(spanned({ ids: new Set(['x']), anchor: 'x' }, 'b', order))).toEqual(['b']);
  });

  test('toggling twice changes nothing, and only entries in the list stay selected', () => {
    const some = toggled(toggled(NOTHING_SELECTED, 'a'), 'c');
    expect(idsOf(toggled(toggled(some, 'e'), 'e'))).toEqual(['a', 'c']);
    expect(idsOf(keptAmong(some, ['c', 'e']))).toEqual(['c']);
  });

  test('a span includes both its ends and everything between them, in any list (R-4.43)', () => {
    const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(lists, fc.nat(), fc.nat(), (ids, one, other) => {
        const [from, to] = [one % ids.length, other % ids.length];
        const span = spanned(toggled(NOTHING_SELECTED, ids[from] ?? ''), ids[to] ?? '', ids);
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        expect(ids.map((id, at) => span.ids.has(id) === (low <= at && at <= high))).not.toContain(false);
        expect(span.ids.size).toBe(high - low + 1);
      }),
    );
  });
});
