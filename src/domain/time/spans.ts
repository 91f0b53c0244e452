import { type Period, addDays, earlierOf, laterOf } from './period';

/** Whether a span contains all days of another one. */
export const covers = (whole: Period | null, { from, to }: Period): boolean =>
  whole !== null && whole.from <= from && to <= whole.to;

/** The shortest span with all days of both. */
export const spanOfBoth = (one: Period, other: Period | null): Period => ({
  from: other ? earlierOf(one.from, other.from) : one.from,
  to: other ? laterOf(one.to, other.to) : one.to,
});

/** Joins spans that overlap or follow each other; spans with days between them stay apart. They are in order of their days. */
export function joinedSpans(spans: readonly Period[]): readonly Period[] {
  const joined: Period[] = [];
  for (const span of spans.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const last = joined.at(-1);
    if (last && span.from <= addDays(last.to, 1)) joined[joined.length - 1] = spanOfBoth(last, span);
    else joined.push(span);
  }
  return joined;
}

/**
 * The days to read so that all needed days are known. They join the known days, so that these stay one span. If days are
 * lacking on both sides, all needed days are read again. Null if no day is lacking.
 */
export function lackingDays(known: Period | null, needed: Period): Period | null {
  if (covers(known, needed)) return null;
  if (known === null || (needed.from < known.from && needed.to > known.to)) return needed;
  return needed.from < known.from
    ? { from: needed.from, to: addDays(known.from, -1) }
    : { from: addDays(known.to, 1), to: needed.to };
}
