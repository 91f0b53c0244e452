import type { IsoDate } from '@/domain/time/period';
import type { StripDay } from '@/domain/work/weekStrip';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { PageStart } from '@/shared/lists/usePageStart';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { useRememberKnown } from '../memory/useBooked';
import { useLeadLine } from '../week/useLeadLine';
import { useShownDay } from '../week/useShownDay';
import { type ListStand, type Week, useWeek } from '../week/useWeek';
import { type Hints, useHints } from './useHints';

interface DayWorkOptions {
  readonly place: PageStart;
  readonly list: ListStand;
  /** The week is shown as a grid, which also needs the rows of the week before. */
  readonly isGrid: boolean;
  /** The records of the list. */
  readonly records: readonly WorkRecord[];
  /** Its rows while it is searched. */
  readonly found: { readonly rows: readonly WorkRecord[] } | null;
  /** Opens the dialog for a day that lacks hours. */
  readonly openFilled: (prefill: WorkRecordPrefill) => void;
}

export interface DayWork {
  readonly week: Week;
  readonly lead: string;
  readonly hints: Hints;
  readonly markedDay: IsoDate | null;
  /** Opens a day of the strip: a day without entries opens the dialog, any other day is shown. */
  readonly open: (day: StripDay) => void;
}

/** The parts of the work screen about days and weeks besides its list: strip, lead line, hints. */
export function useDayWork({ place, list, isGrid, records, found, openFilled }: DayWorkOptions): DayWork {
  const week = useWeek(list, isGrid ? 7 : 0);
  useRememberKnown(week.known);
  const { markedDay, show } = useShownDay(place, records, week.known ?? []);
  return {
    week,
    lead: useLeadLine(week),
    hints: useHints(found?.rows ?? records, records, week),
    markedDay,
    open: ({ date, hasEntries, missing }) => {
      if (hasEntries) show(date);
      else openFilled({ date, ...(missing > 0 && { hours: missing }) });
    },
  };
}
