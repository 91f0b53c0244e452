import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import { env } from '@/shared/env';
import { hoursStepWords } from '@/shared/i18n/hoursStepWords';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { timerClock, timerHours } from '@/domain/time/timer';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';

interface TimerSumProps {
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
}

/** "1:24 → 1.5 h": what was counted and what becomes of it, before it is saved. */
export function TimerSum({ start, minutes }: TimerSumProps) {
  const { t } = useTranslation('timer');
  const formats = useFormats();
  const hours = timerHours(minutes, env.hoursStep);
  const added = Math.round(hours * 60) - minutes;
  const step = hoursStepWords(formats);
  const begin = new Date(start);
  const day = localDay(begin);
  return (
    <div className="tw-round">
      <span className="raw">{timerClock(minutes)}</span>
      <Icon of={arrowRight} />
      <span className="to">{t('hours', { hours: formats.hours(hours) })}</span>
      <span className="why">
        {added === 0
          ? t('exact', step)
          : t(added > 0 ? 'roundedUp' : 'roundedDown', { ...step, minutes: Math.abs(added) })}
        <br />
        {t('span', {
          day: `${formats.weekday(day)} ${formats.dayMonth(day)}`,
          from: formats.clock(begin),
          to: formats.clock(new Date(start + minutes * 60_000)),
        })}
      </span>
    </div>
  );
}
