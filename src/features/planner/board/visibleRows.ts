/** A vertical part of a list, in pixels from its upper edge. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A rendered entry, and the total height of the entries left out before it. */
export interface VisibleRow<Entry> {
  readonly entry: Entry;
  readonly index: number;
  readonly gap: number;
}

interface Listing<Entry> {
  readonly entries: readonly Entry[];
  readonly heightOf: (entry: Entry) => number;
  /** The visible part; null for everything. */
  readonly stretch: Stretch | null;
  /** Whether an entry is rendered at any scroll position, because it has the focus. */
  readonly isPinned: (entry: Entry) => boolean;
}

/**
 * The entries of a long list to render, in order, with gaps in place of the others, so that the list keeps its full
 * height.
 *
 * @returns the rows, and the height of the entries left out after the last one
 */
export function visibleRows<Entry>({ entries, heightOf, stretch, isPinned }: Listing<Entry>): {
  readonly rows: readonly VisibleRow<Entry>[];
  readonly rest: number;
} {
  const rows: VisibleRow<Entry>[] = [];
  let top = 0;
  let gap = 0;
  for (const [index, entry] of entries.entries()) {
    const height = heightOf(entry);
    const isSeen = stretch === null || (top + height > stretch.from && top < stretch.to);
    if (isSeen || isPinned(entry)) {
      rows.push({ entry, index, gap });
      gap = 0;
    } else {
      gap += height;
    }
    top += height;
  }
  return { rows, rest: gap };
}
