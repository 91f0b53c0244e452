import { addDays } from '@/domain/time/period';
import { type GridPair, weekGrid, withSaving } from '@/domain/work/weekGrid';
import { weekStrip } from '@/domain/work/weekStrip';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { Week } from '../week/useWeek';
import type { CellEdits } from './cells/cellEdits';
import { useSavingHours } from './cells/useCellEdits';
import { useGridRows } from './useGridRows';

/** A week that is known completely: its records and those of the week before. */
export interface KnownWeek extends Week {
  readonly known: readonly WorkRecord[];
  readonly workDays: NonNullable<Week['workDays']>;
}

/** Whether the week and the rows of the week before are known, so that sums are right. */
export function isWeekKnown(week: Week): week is KnownWeek {
  const before = addDays(week.week.monday, -7);
  return (
    week.strip !== null &&
    week.known !== null &&
    week.workDays !== undefined &&
    (week.knownFrom === null || week.knownFrom <= before)
  );
}

const NO_ROWS: readonly GridPair[] = [];

/** The week as a grid; hours that are being saved count in every sum. */
export function useWeekGrid({ known, week, workDays, today }: KnownWeek, edits: CellEdits) {
  const rows = useGridRows(known, week.monday);
  const saving = useSavingHours(edits);
  const stored = weekGrid(known, week.monday, rows.pairs ?? NO_ROWS);
  const grid = withSaving(stored, saving);
  const worked = grid.days.filter(({ hasEntries }) => hasEntries);
  return {
    rows,
    /** Null until the chosen rows have been read from the device. */
    grid: rows.pairs && grid,
    /** The days against their targets, including hours that are being saved. */
    strip: weekStrip(worked, week.monday, workDays, today),
  };
}
