import { PAGE_SIZE } from '@/domain/limits';
import type { IsoDate } from '@/domain/time/period';
import type { Identified } from '../listPage';
import { type PagesRead, type Reading, pagesOf, tooLong } from '../pagesOf';

/** How far a list was read. */
export type ReadingState =
  | { readonly kind: 'reading' | 'whole' | 'stopped' }
  /** Nothing from this day on can follow: a whole page lies before it, and the list came newest first. */
  | { readonly kind: 'enough'; readonly from: IsoDate }
  /** Some entries came twice, in place of others, also when the list was read again; `from` is as of `enough`. */
  | { readonly kind: 'doubtful'; readonly from: IsoDate | null }
  /** More entries than can be read. */
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'failed'; readonly error: unknown };

function stateOf({ error, isWhole, isDoubtful }: PagesRead<unknown>, from: IsoDate | null): ReadingState {
  if (error !== undefined) return error === tooLong ? { kind: 'tooLong' } : { kind: 'failed', error };
  if (!isWhole && from === null) return { kind: 'reading' };
  if (isDoubtful) return { kind: 'doubtful', from: isWhole ? null : from };
  return isWhole || from === null ? { kind: 'whole' } : { kind: 'enough', from };
}

interface Search<Entry extends Identified> extends Reading<Entry> {
  readonly readPage: Parameters<typeof pagesOf<Entry>>[0];
  readonly signal: AbortSignal;
  /** The day from which on all that is looked for was read; null if the reading goes on. */
  readonly reach: (now: PagesRead<Entry>) => IsoDate | null;
  /** Called after each page with where it begins, and with null after one that failed. */
  readonly onRead: (start: number | null, state: ReadingState) => void;
}

/** Reads pages for a search, and tells its screen of each of them. */
export async function readOn<Entry extends Identified>({
  readPage,
  reach,
  onRead,
  ...reading
}: Search<Entry>): Promise<void> {
  for await (const now of pagesOf(readPage, { ...reading, mayBeKept: true })) {
    if (reading.signal.aborted) return;
    const state = stateOf(now, reach(now));
    onRead(now.error === undefined ? now.next - PAGE_SIZE : null, state);
    if (state.kind !== 'reading') return;
  }
}

/** Where the reading is; another `run` means that it was begun anew, or goes on. */
export interface Progress {
  readonly run: number;
  /** Where the pages begin that were read. */
  readonly starts: readonly number[];
  /** Where the pages begin that are being read again. */
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
