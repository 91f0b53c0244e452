import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IsoDate, Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { clsx } from 'clsx';
import type { StripDay, WeekStrip } from '@/domain/work/weekStrip';
import { FurrowBar } from '@/shared/ui/bars/FurrowBar';
import pips from './dayPips.module.scss';
import classes from './dayTurns.module.scss';

interface DayTurnsProps {
  readonly shown: Period;
  readonly today: IsoDate;
  /** Null while they are not known. */
  readonly hours: number | null;
  readonly target: number;
  /** What is said of the hours that are missing. */
  readonly missing: string | false;
  readonly labels: Readonly<Record<'previous' | 'next', string>>;
  readonly onTurn: (direction: -1 | 1) => void;
}

/** The shown days on a phone with their hours, between buttons to the days before and after. */
export function DayTurns({ shown, today, hours, target, missing, labels, onTurn }: DayTurnsProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const { from, to } = shown;
  const name = from === to ? formats.namedDay(from) : formats.dayRange(from, to, today);
  const worked = formats.hours(hours);
  return (
    <div className={classes.turns}>
      <IconButton icon={chevronLeft} label={labels.previous} onClick={() => onTurn(-1)} />
      <div className={classes.heading} role="status">
        <b>
          {from === to && from === today ? t('day.today', { weekday: formats.weekday(today, 'long') }) : name}
        </b>
        <span className="text-secondary figures text-small">
          {target > 0
            ? t('day.sum', { hours: worked, target: formats.plain(target) })
            : t('day.sumFree', { hours: worked })}
          {missing && ` ${missing}`}
        </span>
      </div>
      <IconButton icon={chevronRight} label={labels.next} onClick={() => onTurn(1)} />
    </div>
  );
}

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
    <fieldset className={pips.pips} aria-label={t('workRecords:strip.days')}>
      {strip.days.map((day) => (
        <button
          key={day.date}
          type="button"
          className={clsx(
            day.target === 0 && day.hours === 0 && pips.isOff,
            day.date === target && pips.isTarget,
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
          <DayFurrow day={day} />
        </button>
      ))}
    </fieldset>
  );
}

/** The bar of a day; of a day that lacks an entry, the gap. */
export function DayFurrow({ day }: { readonly day: StripDay }) {
  if (day.isGap) return <span className="tw-furrow-bar gap" />;
  return <FurrowBar hours={day.hours} target={day.target} isToday={day.isToday} />;
}
