import { clsx } from 'clsx';
import { type Period, isWithin } from '@/domain/time/period';
import { KIND_CLASSES } from '../KindLetter';
import type { FieldDay } from './fieldDays';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAbsenceWords } from '../absenceWords';
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

/** The accessible name, the tooltip and the letters of a day of the field. */
export function useDayWords() {
  const { t } = useTranslation(['absences', 'timeAccount', 'workDays']);
  const formats = useFormats();
  const words = useAbsenceWords();

  /** `geplant: Urlaub` */
  function absenceOf(day: FieldDay): string | null {
    if (day.absences.length === 0) return null;
    const kinds = day.absences.map(({ kind, share }) =>
      share === 1 ? words.kind(kind) : t('field.half', { kind: words.kind(kind) }),
    );
    const text = formats.list(kinds);
    const named = day.isPlanned ? t('field.planned', { kind: text }) : text;
    if (day.isOff) return t('field.notCounted', { kind: named });
    return day.isMapped ? t('field.mapped', { kind: named }) : named;
  }

  function detailsOf(day: FieldDay): readonly string[] {
    return [
      day.holiday && t(`workDays:holidays.${day.holiday}`),
      day.isHalf ? t('field.halfDay') : null,
      absenceOf(day),
    ].filter((text) => text !== null);
  }

  return {
    /** `Montag, 21. Dezember, geplant: Urlaub` */
    nameOf: (day: FieldDay) => [formats.namedDay(day.date), ...detailsOf(day)].join(', '),
    /** `Neujahr`; undefined if the day has neither a holiday nor an absence. */
    titleOf: (day: FieldDay) => detailsOf(day).join(', ') || undefined,
    /** `U`, `½U`, `U/K` */
    lettersOf: ({ absences }: FieldDay) =>
      absences.length > 1
        ? absences.map(({ kind }) => t(`timeAccount:letters.${kind}`)).join('/')
        : absences
            .map(({ kind, share }) => `${share === 1 ? '' : '½'}${t(`timeAccount:letters.${kind}`)}`)
            .join(''),
  };
}

type DayWords = ReturnType<typeof useDayWords>;
