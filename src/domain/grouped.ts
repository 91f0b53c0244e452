/** Some of a list that share a key; a group is never empty. */
export type Group<Of> = readonly [Of, ...Of[]];

/**
 * Puts those of a list that share a key together.
 *
 * @param keyOf null for what belongs to no group and is left out
 * @returns the groups by their keys, in the order of their first entries
 */
export function grouped<Of, Key>(
  all: readonly Of[],
  keyOf: (one: Of) => Key | null,
): ReadonlyMap<Key, Group<Of>> {
  const groups = new Map<Key, [Of, ...Of[]]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** The items without those whose key came before. */
export function eachOnce<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const keys = new Set<string>();
  return items.filter((item) => !keys.has(keyOf(item)) && keys.add(keyOf(item)));
}
