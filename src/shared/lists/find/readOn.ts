import { PAGE_SIZE } from '@/domain/limits';
import type { IsoDate } from '@/domain/time/period';
import type { Identified } from '../listPage';
import { type PagesRead, type Reading, readPages, tooLong } from '../readPages';

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

interface Search<Entry> extends Omit<Reading<Entry>, 'isEnough'> {
  readonly signal: AbortSignal;
  /** The day from which on all that is looked for was read; null if the reading goes on. */
  readonly reach: (now: PagesRead<Entry>) => IsoDate | null;
  /** Called with where the page begins that was read, null if none was, after each of them and at the end. */
  readonly onRead: (start: number | null, state: ReadingState) => void;
}

/** Reads pages for a search, and tells its screen of each of them. */
export async function readOn<Entry extends Identified>({
  reach,
  onRead,
  ...reading
}: Search<Entry>): Promise<void> {
  const { signal } = reading;
  const { error, next, isWhole, isDoubtful } = await readPages({
    ...reading,
    isEnough: (now) => {
      if (signal.aborted) return true;
      const from = reach(now);
      const kind = now.isDoubtful ? 'doubtful' : 'enough';
      onRead(now.next - PAGE_SIZE, from === null ? { kind: 'reading' } : { kind, from });
      return from !== null;
    },
  });
  if (signal.aborted) return;
  if (error !== undefined) onRead(null, error === tooLong ? { kind: 'tooLong' } : { kind: 'failed', error });
  else if (isWhole)
    onRead(next - PAGE_SIZE, isDoubtful ? { kind: 'doubtful', from: null } : { kind: 'whole' });
}
