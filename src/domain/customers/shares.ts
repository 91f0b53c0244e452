/** What stands in a ring: some entries, and the rest as one. */
export interface Share {
  /** `null` for all that were too many to stand alone. */
  readonly name: string | null;
  readonly hours: number;
  /** 0 to 1; 0 when there are no hours at all. */
  readonly part: number;
}

/** At most `limit` shares in the order that the service gives; with more, the last stands for all others (design tokens, "Chart palette"). */
export function sharesOf(
  entries: readonly { readonly name: string; readonly hours: number }[],
  limit: number,
): readonly Share[] {
  const total = entries.reduce((sum, { hours }) => sum + hours, 0);
  const part = (hours: number) => (total > 0 ? hours / total : 0);
  const alone = entries.length > limit ? entries.slice(0, limit - 1) : entries;
  const shares: Share[] = alone.map(({ name, hours }) => ({ name, hours, part: part(hours) }));
  if (alone.length === entries.length) return shares;
  const rest = entries.slice(alone.length).reduce((sum, { hours }) => sum + hours, 0);
  return [...shares, { name: null, hours: rest, part: part(rest) }];
}
