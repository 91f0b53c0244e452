import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { WeekStrip } from '@/domain/work/weekStrip';
import { useFormats } from '@/shared/i18n/useFormats';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import classes from './dayPips.module.scss';

interface DayPipsProps {
  readonly strip: WeekStrip;
  readonly active: IsoDate;
  /** The day over which something is held. */
  readonly target?: IsoDate | null;
  readonly onChoose: (day: IsoDate) => void;
}

/** The days of the week as small bars, one of them chosen. */
export function DayPips({ strip, active, target, onChoose }: DayPipsProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formats = useFormats();
  return (
    <fieldset className={classes.pips} aria-label={t('workRecords:strip.days')}>
      {strip.days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={clsx(
            day.target === 0 && day.hours === 0 && classes.isOff,
            day.date === target && classes.isTarget,
          )}
          aria-pressed={day.date === active}
          data-drop={day.date}
          onClick={() => onChoose(day.date)}
        >
          <span className="visually-hidden">
            {t('weekGrid:day.pip', { day: formats.namedDay(day.date), hours: formats.hours(day.hours) })}
          </span>
          <span aria-hidden="true">{formats.weekday(day.date)}</span>
          <b className="text-plain text-14 figures weight-580" aria-hidden="true">
            {Number(day.date.slice(8))}
          </b>
          {day.isGap ? (
            <span className="tw-furrow-bar gap" />
          ) : (
            <FurrowBar hours={day.hours} target={day.target} isToday={day.isToday} />
          )}
        </button>
      ))}
    </fieldset>
  );
}
