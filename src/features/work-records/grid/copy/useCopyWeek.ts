import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CopyRow, type PlannedEntry, copyWeek, plannedEntries } from '@/domain/work/copyWeek';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { isDone } from '@/shared/outbox/change';
import type { CellEdits } from '../cells/cellEdits';
import type { GridRows } from '../useGridRows';
import { useRecordCalls } from '../useRecordCalls';
import type { KnownWeek } from '../useWeekGrid';
import { type CopyRun, useCopyRun } from './useCopyRun';
import { useCopyUndo } from './useCopyUndo';

interface CopyWeekOptions {
  readonly week: KnownWeek;
  readonly rows: GridRows;
  readonly edits: CellEdits;
}

/** Copies the week before: its rows, or its rows and hours, with one undo for all. */
export function useCopyWeek({ week, rows, edits }: CopyWeekOptions) {
  const { t } = useTranslation('weekGrid');
  const user = useAppSelector(selectUser);
  const calls = useRecordCalls();
  const offerUndo = useCopyUndo({ rows, edits, calls });
  const [frozen, setFrozen] = useState<readonly CopyRow[] | null>(null);
  const [run, setRun] = useState<CopyRun | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const { begin, goOn } = useCopyRun(calls, setRun);
  const plan = frozen ?? copyWeek(week.known, week.week.monday, week.workDays);

  function complete({ content, ...entry }: PlannedEntry): PlannedEntry {
    // A create needs what the list may not have told.
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

  /** Takes over the chosen rows, and their hours where they are wanted; whether all is done. */
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
