import { Suspense, lazy } from 'react';
import type { IsoDate } from '@/domain/time/period';
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

/** What a day of the calendar shows beside its number. */
export interface MarkOfDay {
  /** As a small bar; none where there are none. */
  readonly hours: number;
  /** Dashed. */
  readonly isGap: boolean;
  /** Hatched: what the day holds has not been read. */
  readonly isUnknown: boolean;
  /** The same in words, for who does not see it. */
  readonly text: string;
}

/** What the days of a calendar show, and what that is called. */
export interface DayMarks {
  /** null for a day of which nothing is to be said. */
  readonly of: (day: IsoDate) => MarkOfDay | null;
  readonly hoursLabel: string;
  readonly gapLabel: string;
  /** Before which day nothing is known, where that is so of any. */
  readonly unknownLabel: string | null;
}

interface OpenCalendarProps {
  readonly day: IsoDate | null;
  readonly today: IsoDate;
  readonly isTouch: boolean;
  readonly marks: DayMarks | null;
  readonly several: SeveralDays | undefined;
  readonly onSeveral: (() => void) | undefined;
  readonly onTake: (day: IsoDate) => void;
  readonly onDone: () => void;
}

/** The calendar at the field, for one day or for several. */
export function OpenCalendar(props: OpenCalendarProps) {
  const { day, today, isTouch, marks, several, onSeveral, onTake, onDone } = props;

  function handleTake(taken: IsoDate) {
    onTake(taken);
    onDone();
  }
  return (
    <Suspense fallback={null}>
      {several ? (
        <SeveralCalendar {...several} {...{ today, marks, onDone }} isUnfolded={isTouch} />
      ) : (
        <Calendar {...{ day, today, marks, onSeveral }} onTake={handleTake} />
      )}
    </Suspense>
  );
}
