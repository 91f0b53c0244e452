/** A part of a list from its upper edge downwards, in pixels. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** An entry that is rendered, and the height of those left out before it. */
export interface VisibleRow<Entry> {
  readonly entry: Entry;
  readonly index: number;
  readonly gap: number;
}

interface Listing<Entry> {
  readonly entries: readonly Entry[];
  readonly heightOf: (entry: Entry) => number;
  /** What is to be seen; everything where it is null. */
  readonly stretch: Stretch | null;
  /** Rendered wherever they are: the one with the focus. */
  readonly isPinned: (entry: Entry) => boolean;
}

/**
 * The entries of a long list that are rendered, in order, with gaps in place of the others, so that the list is as high
 * as if all were there.
 *
 * @returns the rows, and the height of what is left out after the last one
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
