import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays } from '@/domain/time/period';
import { type CopyRow, type PlannedEntry, copyWeek, plannedEntries } from '@/domain/work/copyWeek';
import { completedFor, sumHours } from '@/domain/work/workRecord';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { type Outcome, errorOf, isDone, isUnanswered, newKey } from '@/shared/outbox/change';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeLife } from '@/shared/notices/noticesSlice';
import { useSteps } from '@/shared/undo/useSteps';
import type { CellEdits } from '../cells/cellEdits';
import type { GridRows, RowsOfWeek } from '../useGridRows';
import { type KnownWeek, useKnownNow } from '../useWeekGrid';
import { recordChange, recordDeletion, saveRecords, storedBy } from '../../outbox/saveRecords';
import { readWorkRecords, workRecordPages } from '../../workRecordsApi';

/** An entry to create, and its key, so that another attempt does not create it twice. */
interface CopiedEntry extends PlannedEntry {
  readonly key: string;
  /** Undefined until it was sent. */
  readonly outcome?: Outcome;
}

/** A week that is being copied. */
export interface CopyRun {
  readonly entries: readonly CopiedEntry[];
  /** How many entries were left out, because their days got records elsewhere during the preview. */
  readonly left: number;
  /** The week was not answered, so nobody knows what other devices have entered; the entries wait to be sent. */
  readonly isUnchecked?: boolean;
  /** Set if the service refused the week, so nothing was sent. */
  readonly error?: unknown;
}

/** Whether an entry was created, or waits. */
const isCopied = ({ outcome }: CopiedEntry) => isDone(outcome);

/** Creates the planned entries, each once, even if an answer is lost. */
function useCopyRun(onStep: (run: CopyRun) => void) {
  const dispatch = useAppDispatch();
  const known = useKnownNow();

  return {
    /** Drops the entries whose days have got records on another device since the plan was made. */
    begin: async (planned: readonly PlannedEntry[], monday: IsoDate): Promise<CopyRun> => {
      const all = planned.map(({ rowKey, content }) => ({ rowKey, content, key: newKey() }));
      const now = await readWorkRecords({ from: monday, to: addDays(monday, 6) }, dispatch);
      if ('error' in now) {
        const why = isUnanswered(now.error) ? { isUnchecked: true } : { error: now.error };
        return { entries: all, left: 0, ...why };
      }
      const ids = new Set(known().map(({ id }) => String(id)));
      for (const record of now.data)
        if (!ids.has(String(record.id))) dispatch(workRecordPages.created(record));
      const taken = new Set(now.data.map(({ date }) => date));
      const entries = all.filter(({ content }) => !taken.has(content.date));
      return { entries, left: all.length - entries.length };
    },

    /** Creates the entries that are not created yet. */
    goOn: async (begun: CopyRun): Promise<CopyRun> => {
      let { entries } = begun;
      const open = entries.filter((entry) => !isCopied(entry));
      const onEach = (at: number, outcome: Outcome | { readonly kind: 'sending' }) => {
        const entry = open[at];
        if (!entry || outcome.kind === 'sending') return;
        entries = entries.with(entries.indexOf(entry), { ...entry, outcome });
        onStep({ ...begun, entries });
      };
      const changes = open.map(({ content, key }) => recordChange(content, null, key));
      await dispatch(saveRecords(changes, { stopAt: 'unknown', onEach }));
      return { ...begun, entries };
    },
  };
}

interface CopyWeekOptions {
  readonly week: KnownWeek;
  readonly rows: GridRows;
  readonly edits: CellEdits;
}

/** Copies the week before: its rows, or its rows and hours, with one undo for all. */
export function useCopyWeek({ week, rows, edits }: CopyWeekOptions) {
  const { t } = useTranslation('weekGrid');
  const user = useUser();
  const offerUndo = useCopyUndo({ rows, edits });
  const [frozen, setFrozen] = useState<readonly CopyRow[] | null>(null);
  const [run, setRun] = useState<CopyRun | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const { begin, goOn } = useCopyRun(setRun);
  const plan = frozen ?? copyWeek(week.known, week.week.monday, week.workDays);

  async function copyHours(chosen: ReadonlySet<string>): Promise<CopyRun> {
    setFrozen(plan);
    const isBegun = run !== null && run.error === undefined;
    const planned = plannedEntries(plan, chosen).map(({ rowKey, content }) => ({
      rowKey,
      content: completedFor(user, content),
    }));
    const begun = isBegun ? run : await begin(planned, week.week.monday);
    setRun(begun);
    if (begun.error !== undefined) return begun;
    const ended = await goOn(begun);
    setRun(ended);
    return ended;
  }

  /**
   * Copies the chosen rows, with their hours if wanted.
   * @returns whether everything is done
   */
  async function copy(chosen: ReadonlySet<string>, isWithHours: boolean): Promise<boolean> {
    setIsRunning(true);
    const before = rows.chosen;
    const isChosen = ({ key }: CopyRow) => chosen.has(key);
    const first = plan.filter(isChosen).map(({ pair }) => pair);
    const hidden = plan.filter((row) => !isChosen(row)).map(({ key }) => key);
    const ended = isWithHours ? await edits.inTurn(async () => copyHours(chosen)) : null;
    setIsRunning(false);
    const isNothingDone = ended !== null && ended.entries.length > 0 && !ended.entries.some(isCopied);
    if (ended?.error !== undefined || isNothingDone) return false;
    await rows.choose({ ...before, first, hidden }, isWithHours);
    offerUndo(ended, before, t('copy.doneRows', { count: first.length }));
    return ended === null || ended.entries.every(isCopied);
  }

  return { plan, run, isRunning, copy };
}

/** Says what was copied, and offers one undo for all of it. */
function useCopyUndo({ rows, edits }: Omit<CopyWeekOptions, 'week'>) {
  const { t } = useTranslation(['weekGrid', 'common']);
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { addWithNotice } = useSteps();

  /**
   * @param run what was created; null if only rows were copied
   * @param before the rows before copying
   */
  return (run: CopyRun | null, before: RowsOfWeek, detail: string): void => {
    const created = (run?.entries ?? []).flatMap(
      ({ outcome, content }) => (outcome && storedBy(outcome, content)) ?? [],
    );
    const records = created.map(({ record }) => record);
    const isWaiting = created.some((one) => one.isWaiting);
    let left = records;

    async function takeBack(): Promise<unknown> {
      const outcomes = await dispatch(saveRecords(left.map(recordDeletion), { stopAt: 'first' }));
      // Records that could not be deleted can be undone in another attempt.
      left = left.filter((_record, at) => !isDone(outcomes[at]));
      const error = outcomes.map(errorOf).find((one) => one !== undefined);
      if (error !== undefined) return error;
      await rows.choose(before);
      return undefined;
    }

    const hours = formats.hours(sumHours(records));
    const doneHours = t('weekGrid:copy.doneHours', { count: records.length, hours });
    const warning =
      run?.isUnchecked === true ? t('weekGrid:copy.unchecked') : run?.left ? t('weekGrid:copy.leftOut') : '';
    const shown = run === null ? detail : warning ? `${doneHours}. ${warning}` : doneHours;
    addWithNotice(
      { text: t('weekGrid:copy.done'), detail: shown, undo: async () => edits.inTurn(takeBack) },
      {
        ...(isWaiting && { tone: 'info', text: t('common:waiting.saved') }),
        lifeMs: warning ? noticeLife.toRead : noticeLife.undo,
      },
    );
  };
}
