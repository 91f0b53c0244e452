import { clsx } from 'clsx';
import { type Period, isWithin } from '@/domain/time/period';
import { KIND_CLASSES } from '../KindLetter';
import type { FieldDay } from './fieldDays';
import type { DayWords } from './useDayWords';
import classes from './dayCell.module.scss';

interface DayCellProps {
  readonly day: FieldDay;
  readonly words: DayWords;
  readonly selected: Period | null;
  readonly isStop: boolean;
}

/** The classes for an absence. Letter, outline (planned) and cut (half a day) show it as well, because colour alone is not enough. */
function absenceClasses({ absences: [first, second], ...day }: FieldDay): string | false {
  if (first === undefined) return false;
  return clsx(
    classes.absent,
    KIND_CLASSES[first.kind],
    day.isPlanned && classes.planned,
    first.share === 0.5 && second === undefined && classes.halfAbsent,
    day.isOff && classes.notCounted,
    day.isStart && classes.start,
    day.isEnd && classes.end,
  );
}

/** The cell of a day. The field around it listens to its events. */
export function DayCell({ day, words, selected, isStop }: DayCellProps) {
  const { date } = day;
  const isSelected = selected !== null && isWithin(date, selected);
  const letters = day.isOff ? '' : words.lettersOf(day);
  return (
    <td
      data-day={date}
      tabIndex={isStop ? 0 : -1}
      className={clsx(
        classes.day,
        day.weekday > 5 && classes.weekend,
        day.isOff && classes.off,
        day.holiday !== null && classes.holiday,
        day.isHalf && classes.half,
        day.isToday && classes.today,
        absenceClasses(day),
        isSelected && classes.selected,
        isSelected && date === selected?.from && classes.first,
        isSelected && date === selected?.to && classes.last,
      )}
      aria-label={words.nameOf(day)}
      aria-selected={isSelected}
      aria-current={day.isToday ? 'date' : undefined}
      title={words.titleOf(day)}
    >
      <span>{Number(date.slice(8))}</span>
      {letters !== '' && <b>{letters}</b>}
    </td>
  );
}
