/** Which entries of a list are selected, by the text of their ids, and from which one a span begins. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

/** One entry more, or less; the next span begins there. */
export function toggled({ ids }: Selection, id: string): Selection {
  const rest = [...ids].filter((one) => one !== id);
  return { ids: new Set(ids.has(id) ? rest : [...rest, id]), anchor: id };
}

/**
 * All from where the span began up to an entry, and no other: a span can be drawn again.
 *
 * @param order the ids as they stand in the list
 * @param focused where the keyboard is: the span begins there while nothing was selected
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

/** Only those of the selected that are among these. */
export function keptAmong({ ids, anchor }: Selection, those: readonly string[]): Selection {
  return { ids: new Set(those.filter((id) => ids.has(id))), anchor };
}
