import type { IsoDate } from '@/domain/time/period';
import { loadCalendar } from './useCalendar';
import { lazyComponent } from '../../loading/lazyComponent';

const Calendar = lazyComponent(async () => (await loadCalendar()).Calendar);
const SeveralCalendar = lazyComponent(async () => (await loadCalendar()).SeveralCalendar);

/** Several days instead of one, chosen in the calendar. */
export interface SeveralDays {
  /** The label of the button that switches to several days. */
  readonly label: string;
  /** In order; the first one is the field's value. */
  readonly days: readonly IsoDate[];
  readonly onDays: (days: readonly IsoDate[]) => void;
  /** Days that a range leaves out. */
  readonly isOff: (day: IsoDate) => boolean;
  /** The text of the field for more than one day. */
  readonly text: string;
  /** Their sum, below the calendar. */
  readonly sum: string;
}

/** The content of a day in the calendar besides its number. */
interface MarkOfDay {
  /** Shown as a small bar; 0 for none. */
  readonly hours: number;
  /** Shown dashed. */
  readonly isGap: boolean;
  /** Shown hatched: the day's records have not been read. */
  readonly isUnknown: boolean;
  /** The same as text, for screen readers. */
  readonly text: string;
}

/** The content of the calendar's days, and its legend. */
export interface DayMarks {
  /** null if there is nothing to show for a day. */
  readonly of: (day: IsoDate) => MarkOfDay | null;
  readonly hoursLabel: string;
  readonly gapLabel: string;
  readonly unknownLabel: string;
  /** Says from which day on hours are known; null if all are. */
  readonly since: string | null;
}

export interface OpenCalendarProps {
  /** The day in the field; null shows the current month. */
  readonly day: IsoDate | null;
  readonly today: IsoDate;
  readonly isTouch: boolean;
  readonly marks: DayMarks | null;
  readonly several: SeveralDays | undefined;
  /** Switches to choosing several days; undefined if the field has only one. */
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
  return several ? (
    <SeveralCalendar {...several} {...{ today, marks, onDone }} isUnfolded={isTouch} />
  ) : (
    <Calendar {...{ day, today, marks, onSeveral }} onTake={handleTake} />
  );
}
