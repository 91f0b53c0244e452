import type { PlannedEntry } from '@/domain/work/copyWeek';
import { type IsoDate, addDays } from '@/domain/time/period';
import { type Outcome, isDone, isUnanswered, newKey } from '@/shared/outbox/change';
import { useAppDispatch } from '@/shared/store/hooks';
import { recordChange, saveRecords } from '../../outbox/saveRecords';
import { readWorkRecords, workRecordPages } from '../../workRecordsApi';
import type { KnownNow } from '../useKnownNow';

/** An entry to create and its key, so that another attempt does not create it twice. */
interface CopiedEntry extends PlannedEntry {
  readonly key: string;
}

/** A week that is being copied: the entries to create, and the outcomes so far. */
export interface CopyRun {
  readonly entries: readonly CopiedEntry[];
  readonly outcomes: readonly (Outcome | undefined)[];
  /** How many entries were left out, because their days got records elsewhere during the preview. */
  readonly left: number;
  /** The week was not answered, so nobody knows what other devices have entered; the entries wait to be sent. */
  readonly isUnchecked?: boolean;
  /** Set if the service refused the week, so nothing was sent. */
  readonly error?: unknown;
}

/** Creates the planned entries, each once, even if an answer is lost. */
export function useCopyRun(known: KnownNow, onStep: (run: CopyRun) => void) {
  const dispatch = useAppDispatch();

  return {
    /** Drops the entries whose days have got records on another device since the plan was made. */
    begin: async (planned: readonly PlannedEntry[], monday: IsoDate): Promise<CopyRun> => {
      const all = planned.map((entry) => ({ ...entry, key: newKey() }));
      const now = await readWorkRecords({ from: monday, to: addDays(monday, 6) }, dispatch);
      if ('error' in now && isUnanswered(now.error))
        return { entries: all, outcomes: [], left: 0, isUnchecked: true };
      if ('error' in now) return { entries: all, outcomes: [], left: 0, error: now.error };
      const ids = new Set(known().map(({ id }) => String(id)));
      for (const record of now.data)
        if (!ids.has(String(record.id))) dispatch(workRecordPages.created(record));
      const taken = new Set(now.data.map(({ date }) => date));
      const entries = all.filter(({ content }) => !taken.has(content.date));
      return { entries, outcomes: [], left: all.length - entries.length };
    },

    /** Creates the entries that are not created yet. */
    goOn: async (begun: CopyRun): Promise<CopyRun> => {
      const outcomes = [...begun.outcomes];
      const open = begun.entries.flatMap((_entry, at) => (isDone(outcomes[at]) ? [] : [at]));
      const changes = open.flatMap((at) => {
        const entry = begun.entries[at];
        return entry ? recordChange(entry.content, null, entry.key) : [];
      });
      const onEach = (index: number, outcome: Outcome | { readonly kind: 'sending' }) => {
        const at = open[index];
        if (at === undefined || outcome.kind === 'sending') return;
        outcomes[at] = outcome;
        onStep({ ...begun, outcomes: [...outcomes] });
      };
      await dispatch(saveRecords(changes, { stopAt: 'unknown', onEach }));
      return { ...begun, outcomes };
    },
  };
}
