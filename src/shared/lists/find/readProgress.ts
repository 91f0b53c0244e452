import { PAGE_SIZE } from '@/domain/limits';
import type { ReadingState } from './readOn';

/** Where the reading is; another `run` means that it was begun anew, or goes on. */
export interface Progress {
  readonly run: number;
  /** Where the pages begin that were read. */
  readonly starts: readonly number[];
  /** Those of them that are being read again. */
  readonly old: readonly number[];
  /** Where the next page begins. */
  readonly next: number;
  readonly state: ReadingState;
  /** Entries came twice, so all pages are read once more. */
  readonly isAgain: boolean;
}

/** Before anything is read. */
export const BEGUN: Progress = {
  run: 0,
  starts: [],
  old: [],
  next: 0,
  state: { kind: 'reading' },
  isAgain: false,
};

/** The next run, which reads on from where the last one ended. */
export const nextRun = (now: Progress): Progress => ({
  ...now,
  run: now.run + 1,
  state: { kind: 'reading' },
});

/** The progress after a page was read, or (null) after none was; another run has another progress. */
export function afterPage(now: Progress, run: number, start: number | null, state: ReadingState): Progress {
  if (now.run !== run) return now;
  if (start === null) return { ...now, state };
  const old = now.old.filter((one) => one !== start);
  const starts = now.starts.includes(start) ? now.starts : [...now.starts, start];
  const next = start + PAGE_SIZE;
  if (state.kind === 'reading') return { ...now, starts, old, next, state };
  if (state.kind === 'doubtful' && !now.isAgain)
    return nextRun({ ...now, starts, old: starts, next: 0, isAgain: true });
  // The list is shorter now than before it was read again.
  return { ...now, starts: starts.filter((one) => !old.includes(one)), old: [], next, state };
}

/**
 * The progress after the service deleted an entry: what follows has moved forward, so the reading goes back a page, and
 * to where it was when the deletion began.
 *
 * @param begun where the reading was then
 */
export function afterDeletion(now: Progress, begun: Progress): Progress {
  const { kind } = now.state;
  const isRead = kind === 'whole' || kind === 'enough';
  if (isRead && begun.starts.length === now.starts.length) return now;
  let next = Math.max(0, Math.min(now.next, begun.next) - PAGE_SIZE - 1);
  // A page that is read again would lose what has moved to the one before.
  while (next > 0 && now.starts.includes(next)) next -= 1;
  return kind === 'reading' || isRead ? nextRun({ ...now, next }) : { ...now, next };
}
