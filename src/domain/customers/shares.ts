import { sumDecimals } from '../decimal';

/** A share of a ring chart: an entry, or the rest of them. */
export interface Share {
  /** `null` for the rest. */
  readonly name: string | null;
  readonly hours: number;
  /** 0 to 1; 0 when there are no hours at all. */
  readonly part: number;
}

/** At most `limit` shares in the order of the service; if there are more, the last one is the rest. */
export function sharesOf(
  entries: readonly { readonly name: string; readonly hours: number }[],
  limit: number,
): readonly Share[] {
  const total = sumDecimals(entries.map(({ hours }) => hours));
  const part = (hours: number) => (total > 0 ? hours / total : 0);
  const alone = entries.length > limit ? entries.slice(0, limit - 1) : entries;
  const shares: Share[] = alone.map(({ name, hours }) => ({ name, hours, part: part(hours) }));
  if (alone.length === entries.length) return shares;
  const rest = sumDecimals(entries.slice(alone.length).map(({ hours }) => hours));
  return [...shares, { name: null, hours: rest, part: part(rest) }];
}
