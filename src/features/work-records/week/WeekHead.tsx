import { clsx } from 'clsx';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { Icon } from '@/shared/ui/buttons/Icon';
import { WorkDaysDialog } from '@/shared/work-days/lazyWorkDaysDialog';
import type { Week } from './useWeek';
import classes from './weekHead.module.scss';

/** The number and dates of a week with buttons to its neighbours, and its sum against the target. */
export function WeekHead({ week }: { readonly week: Week }) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const [isSettingDays, setIsSettingDays] = useState(false);
  const { week: number, monday, sunday } = week.week;

  const step = (label: string, icon: typeof chevronLeft, days: number) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => week.goTo(addDays(week.active, days))}
    >
      <Icon of={icon} />
    </button>
  );

  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          {t('week', { week: number })}{' '}
          <span className="text-faint figures">{formats.dayRange(monday, sunday, week.today)}</span>
        </h2>
        <div className={clsx('tw-date-stepper', classes.steps)}>
          {step(t('strip.previous'), chevronLeft, -7)}
          <button
            type="button"
            className={classes.thisWeek}
            aria-disabled={week.isThisWeek}
            title={t('strip.toThisWeek')}
            onClick={() => week.goTo(week.today)}
          >
            {t('strip.thisWeek')}
          </button>
          {step(t('strip.next'), chevronRight, 7)}
        </div>
        <Sum week={week} onTarget={() => setIsSettingDays(true)} />
      </div>
      <Suspense>{isSettingDays && <WorkDaysDialog onClose={() => setIsSettingDays(false)} />}</Suspense>
    </>
  );
}

/** The sum of the week against its target, or why there is none yet. */
function Sum({ week, onTarget }: { readonly week: Week; readonly onTarget: () => void }) {
  const { t } = useTranslation(['workRecords', 'common']);
  const formats = useFormats();
  const { strip, hasFailed, retry } = week;
  if (strip === null && hasFailed) {
    return (
      <p className={classes.sum}>
        {t('workRecords:strip.failed')}{' '}
        {retry && (
          <button type="button" className="tw-link" onClick={retry}>
            {t('common:actions.retry')}
          </button>
        )}
      </p>
    );
  }
  if (strip === null) {
    return (
      <p className={classes.sum}>
        <span className="skeleton" />
        <span className="visually-hidden">{t('workRecords:strip.unknown')}</span>
      </p>
    );
  }
  const target = formats.plain(strip.target);
  return (
    <p className={clsx('figures', classes.sum)}>
      <b>{formats.hours(strip.hours)}</b>{' '}
      <button
        type="button"
        className={classes.target}
        title={t('workRecords:strip.setTarget', { hours: target })}
        onClick={onTarget}
      >
        {t('workRecords:strip.of', { hours: target })}
      </button>{' '}
      {week.waitingHours > 0 && (
        <span className={classes.rest}>
          {t('workRecords:waiting.hours', { hours: formats.hours(week.waitingHours) })}
        </span>
      )}{' '}
      {strip.open > 0 && week.unreadable === 0 && (
        <span className={classes.rest}>
          {t('workRecords:strip.open', { hours: formats.hours(strip.open) })}
        </span>
      )}
      <WithoutUnreadable count={week.unreadable} />
    </p>
  );
}
