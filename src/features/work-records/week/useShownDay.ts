import { useEffect, useState } from 'react';
import { PAGE_SIZE } from '@/domain/limits';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { PageStart } from '@/shared/lists/usePageStart';

/** How long rows are tinted, in milliseconds; the same as for a saved row (`is-saved`). */
const TINT_MS = 1200;

interface ShownDay {
  /** The day whose rows are tinted. */
  readonly markedDay: IsoDate | null;
  /** Scrolls to the rows of a day and tints them, after going to their page if necessary. */
  readonly show: (day: IsoDate) => void;
}

/**
 * Leads from a day of the strip to its rows.
 * @param records the records on the screen
 * @param known all known records, in the order of the list
 */
export function useShownDay(
  place: PageStart,
  records: readonly WorkRecord[],
  known: readonly WorkRecord[],
): ShownDay {
  const [markedDay, setMarkedDay] = useState<IsoDate | null>(null);
  const isHere = markedDay !== null && records.some(({ date }) => date === markedDay);

  useEffect(() => {
    if (!isHere || markedDay === null) return undefined;
    const row = document.querySelector(`[data-day="${markedDay}"]`);
    row?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setMarkedDay(null), TINT_MS);
    return () => clearTimeout(timer);
  }, [isHere, markedDay]);

  return {
    markedDay,
    show: (day) => {
      setMarkedDay(day);
      if (records.some(({ date }) => date === day)) return;
      const index = known.findIndex(({ date }) => date === day);
      if (index >= 0) void place.turnTo(Math.floor(index / PAGE_SIZE) * PAGE_SIZE);
    },
  };
}
