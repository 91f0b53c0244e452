import { Suspense, lazy } from 'react';
import type { IsoDate } from '@/domain/period';
import { loadCalendar } from './useCalendar';

const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));
const SeveralCalendar = lazy(async () => ({ default: (await loadCalendar()).SeveralCalendar }));

/** Several days in place of one: they are chosen in the calendar. */
export interface SeveralDays {
  /** What leads to them. */
  readonly label: string;
  /** In order; the first one is the field's value. */
  readonly days: readonly IsoDate[];
  readonly onDays: (days: readonly IsoDate[]) => void;
  /** Days that a span leaves out. */
  readonly isOff: (day: IsoDate) => boolean;
  /** What stands in the field for more than one. */
  readonly text: string;
  /** Their sum, below the calendar. */
  readonly sum: string;
}

interface OpenCalendarProps {
  readonly day: IsoDate | null;
  readonly today: IsoDate;
  readonly isTouch: boolean;
  readonly several: SeveralDays | undefined;
  readonly onSeveral: (() => void) | undefined;
  readonly onTake: (day: IsoDate) => void;
  readonly onDone: () => void;
}

/** The calendar at the field, for one day or for several. */
export function OpenCalendar({ day, today, isTouch, several, onSeveral, onTake, onDone }: OpenCalendarProps) {
  function handleTake(taken: IsoDate) {
    onTake(taken);
    onDone();
  }
  return (
    <Suspense fallback={null}>
      {several ? (
        <SeveralCalendar {...several} {...{ today, onDone }} isUnfolded={isTouch} />
      ) : (
        <Calendar {...{ day, today, onSeveral }} onTake={handleTake} />
      )}
    </Suspense>
  );
}
