import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CopyRow, type PlannedEntry, copyWeek, plannedEntries } from '@/domain/work/copyWeek';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { errorOf, isDone } from '@/shared/outbox/change';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { noticeLife } from '@/shared/notices/noticesSlice';
import { useSteps } from '@/shared/undo/useSteps';
import type { CellEdits } from '../cells/cellEdits';
import type { GridRows } from '../useGridRows';
import { useKnownNow } from '../useKnownNow';
import type { KnownWeek } from '../useWeekGrid';
import { type CopyRun, useCopyRun } from './useCopyRun';
import { recordDeletion, saveRecords, storedBy } from '../../outbox/saveRecords';
import type { RowsOfWeek } from '../weekRows';

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
  const { begin, goOn } = useCopyRun(useKnownNow(), setRun);
  const plan = frozen ?? copyWeek(week.known, week.week.monday, week.workDays);

  function complete({ content, ...entry }: PlannedEntry): PlannedEntry {
    // Creating needs the user name, which the list may have left out.
    const employee = content.employee || user?.username || '';
    return {
      ...entry,
      content: { ...content, employee, location: content.location || user?.location || '' },
    };
  }

  async function copyHours(chosen: ReadonlySet<string>): Promise<CopyRun> {
    setFrozen(plan);
    const isBegun = run !== null && run.error === undefined;
    const begun = isBegun ? run : await begin(plannedEntries(plan, chosen).map(complete), week.week.monday);
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
    const isNothingDone = ended !== null && ended.entries.length > 0 && !ended.outcomes.some(isDone);
    if (ended?.error !== undefined || isNothingDone) return false;
    await rows.choose({ ...before, first, hidden }, isWithHours);
    offerUndo(ended, before, t('copy.doneRows', { count: first.length }));
    return ended === null || ended.entries.every((_entry, at) => isDone(ended.outcomes[at]));
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
    const created = (run?.entries ?? []).flatMap((entry, at) => {
      const outcome = run?.outcomes[at];
      return (outcome && storedBy(outcome, entry.content)) ?? [];
    });
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
