import { useSyncExternalStore } from 'react';
import { addDays } from '@/domain/time/period';
import { weekGrid, withSaving } from '@/domain/work/weekGrid';
import { weekStrip } from '@/domain/work/weekStrip';
import type { WorkPair, WorkRecord } from '@/domain/work/workRecord';
import { deviceValueNow } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { keptRecords } from '../keptRecords';
import type { Week } from '../week/useWeek';
import type { CellEdits } from './cells/cellEdits';
import { useGridRows } from './useGridRows';
import { selectKnownRecords, withWhatWaits } from '../workRecordsApi';

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

const NO_ROWS: readonly WorkPair[] = [];

/** The week as a grid; hours that are being saved count in every sum. */
export function useWeekGrid({ known, week, workDays, today }: KnownWeek, edits: CellEdits) {
  const rows = useGridRows(known, week.monday);
  const saving = useSyncExternalStore(edits.subscribe, edits.saving);
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

/** Reads the known records at the time of the call, as they will be once everything waiting is sent. */
export type KnownNow = () => readonly WorkRecord[];

/** The known records for calls that run after the render. */
export function useKnownNow(): KnownNow {
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';
  return () => {
    const stored = dispatch((_dispatch, getState) => selectKnownRecords(getState()));
    const waiting = deviceValueNow({ extra, guid }, keptRecords)?.items ?? [];
    return stored ? withWhatWaits(stored, waiting).entries : [];
  };
}
