import { clsx } from 'clsx';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useTranslation } from 'react-i18next';
import { type CalendarWeek, type IsoDate, addDays } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { AskedWeek } from './useAskedWeek';
import classes from './weekSteps.module.scss';

interface WeekStepsProps extends Pick<AskedWeek, 'goTo'> {
  /** The week that is shown. */
  readonly week: CalendarWeek;
  readonly today: IsoDate;
}

/** The number and days of the shown week, with buttons to its neighbours and to this week. */
export function WeekSteps({ week, today, goTo }: WeekStepsProps) {
  const { t } = useTranslation('planner');
  const formats = useFormats();
  const isThisWeek = today >= week.monday && today <= week.sunday;

  const step = (label: string, icon: typeof chevronLeft, days: number) => (
    <button type="button" aria-label={label} title={label} onClick={() => goTo(addDays(week.monday, days))}>
      <Icon of={icon} />
    </button>
  );

  return (
    <div className={classes.head}>
      <h2 className={classes.heading}>
        {t('views.weekNumber', { week: week.week })}{' '}
        <span className="text-faint figures">{formats.dayRange(week.monday, week.sunday, today)}</span>
      </h2>
      <div className={clsx('tw-date-stepper', classes.steps)}>
        {step(t('views.previousWeek'), chevronLeft, -7)}
        <button
          type="button"
          className={classes.today}
          aria-disabled={isThisWeek}
          title={t('views.toThisWeek')}
          onClick={() => goTo(today)}
        >
          {t('today')}
        </button>
        {step(t('views.nextWeek'), chevronRight, 7)}
      </div>
    </div>
  );
}
