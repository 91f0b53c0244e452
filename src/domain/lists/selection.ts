/** Which entries of a list are selected, by the text of their ids, and where a span begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/** Selects or deselects one entry; the next span begins there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const rest = [...ids].filter((one) => one !== id);
  return { ids: new Set(ids.has(id) ? rest : [...rest, id]), anchor: id };
}

/**
 * Selects everything from the anchor to an entry, and nothing else, so that a span can be drawn again.
 *
 * @param order the ids in the order of the list
 * @param focused the focused entry: the span begins there if nothing was selected
 */
export function spanned(
  { anchor }: Selection,
  id: string,
  order: readonly string[],
  focused: string | null = null,
): Selection {
  const first = [anchor, focused].find((one) => one !== null && order.includes(one)) ?? id;
  const [from, to] = [order.indexOf(first), order.indexOf(id)].toSorted((a, b) => a - b);
  return { ids: new Set(order.slice(from, (to ?? -1) + 1)), anchor: first };
}

/** Only the selected entries that are among these. */
export function keptAmong({ ids, anchor }: Selection, those: readonly string[]): Selection {
  return { ids: new Set(those.filter((id) => ids.has(id))), anchor };
}
