import { describe, expect, test } from 'vitest';
import { type KeptRows, NO_ROWS_KEPT, keptRows } from './keptRows';

interface Entry {
  readonly id: number;
  readonly text: string;
}

const row = (id: number, text = 'yes'): Entry => ({ id, text });

/** The entries that are kept after each of these states of a list, in which those with the text "yes" match. */
function after(
  ...states: readonly { entries: readonly Entry[]; pages?: number; isWhole?: boolean; filters?: string }[]
) {
  return states.reduce<KeptRows>(
    (kept, { entries, pages = 1, isWhole = true, filters = 'a' }) =>
      keptRows(kept, {
        filters,
        pages,
        isWhole,
        entries,
        found: entries.filter(({ text }) => text === 'yes'),
      }),
    NO_ROWS_KEPT,
  );
}

describe('rows of a list that was searched', () => {
  test('an entry that matched stays when it is edited, one that never did does not (R-15.18)', () => {
    const { matched, added } = after(
      { entries: [row(1), row(2, 'no')] },
      { entries: [row(1, 'no'), row(2, 'no')] },
    );
    expect([...matched]).toEqual(['1']);
    expect(added).toEqual([]);
  });

  test('an entry that was added is in front, the newest first, whether it matches or not (R-15.18)', () => {
    const first = { entries: [row(1), row(2)] };
    const { added } = after(
      first,
      { entries: [row(1), row(3, 'no'), row(2)] },
      { entries: [row(1), row(3), row(2), row(4)] },
    );
    expect(added).toEqual(['4', '3']);
  });

  test('an entry that matches since it was edited is shown from then on (R-15.18)', () => {
    const states = [{ entries: [row(1), row(2, 'no')] }, { entries: [row(1), row(2)] }];
    const edited = after(...states);
    expect([...edited.matched]).toEqual(['1', '2']);
    expect([...after(...states, { entries: [row(1), row(2, 'no')] }).matched]).toEqual(['1', '2']);
  });

  test('after a page that brought nothing new, what comes was added (R-15.18)', () => {
    const page = { entries: [row(1)], pages: 2 };
    const { added } = after({ entries: [row(1)] }, page, { ...page, entries: [row(2, 'no'), row(1)] });
    expect(added).toEqual(['2']);
  });

  test('what the first answer or another page brings was read, and not added (R-15.18)', () => {
    expect(after({ entries: [] }, { entries: [row(1)] }).added).toEqual([]);
    const { added, known } = after({ entries: [row(1)] }, { entries: [row(1), row(2)], pages: 2 });
    expect(added).toEqual([]);
    expect(known.has('2')).toBe(true);
  });

  test('what a deleted entry pulls from a page that was not read was not added (R-15.18)', () => {
    const before = { entries: [row(1), row(2)], isWhole: false };
    expect(after(before, { entries: [row(9), row(2), row(3)], isWhole: false }).added).toEqual(['9']);
  });

  test('other filters begin anew, and so does asking after nothing was asked (R-15.18)', () => {
    const entries = [row(1), row(2)];
    const kept = after({ entries: [row(1)] }, { entries }, { entries, filters: 'b' });
    expect(kept.added).toEqual([]);
    const off = keptRows(kept, { filters: null, pages: 0, isWhole: false, entries, found: [] });
    expect(off).toEqual({ filters: null, pages: 0, known: new Set(), matched: new Set(), added: [] });
    expect(keptRows(off, { filters: null, pages: 0, isWhole: false, entries, found: [] })).toBe(off);
  });

  test('nothing changes as long as the entries do not (R-15.18)', () => {
    const entries = [row(1), row(2, 'no')];
    const kept = after({ entries });
    expect(keptRows(kept, { filters: 'a', pages: 1, isWhole: true, entries, found: [row(1)] })).toBe(kept);
  });
});
