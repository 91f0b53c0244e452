import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IsoDate, Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import classes from './dayTurns.module.scss';

interface DayTurnsProps {
  readonly shown: Period;
  readonly today: IsoDate;
  readonly hours: number;
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
