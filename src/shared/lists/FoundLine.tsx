import type { Counts } from './find/find';
import { ResultLine } from './find/lazyFind';
import type { WholeList } from './find/useWholeList';

interface FoundLineProps {
  readonly whole: WholeList<unknown>;
  readonly counts: Counts;
}

/** The line that says how many entries match, whose code comes after the list. */
export function FoundLine(line: FoundLineProps) {
  return <ResultLine {...line} fallback={<div className="min-height-40" />} />;
}
