import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodBeside } from '@/domain/report/reportPeriods';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportSettings } from '../useReportSettings';
import { SettingMenu } from './SettingMenu';
import { useSettingOffers } from './useSettingOffers';
import classes from './settings.module.scss';

const PeriodDialog = lazyComponent(async () => (await import('./PeriodDialog')).PeriodDialog);

/** The period of a report: a menu of named periods and days of one's own, between the arrows to the period before and after. */
export function PeriodSetting() {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const { period } = settings;
  const offers = useSettingOffers();
  const today = useToday();
  const [isChoosing, setIsChoosing] = useState(false);
  const own = {
    label: t('report.periods.own'),
    isChosen: typeof period !== 'string',
    startsGroup: true,
    onSelect: () => setIsChoosing(true),
  };

  const step = (direction: -1 | 1) => {
    const next = periodBeside(period, direction, today);
    const label = t(direction < 0 ? 'report.periods.previous' : 'report.periods.next');
    return (
      <button
        type="button"
        aria-label={label}
        title={next ? label : t('report.periods.future')}
        aria-disabled={!next || undefined}
        onClick={() => next && change({ period: next })}
      >
        <Icon of={direction < 0 ? chevronLeft : chevronRight} />
      </button>
    );
  };

  return (
    <>
      <div className={clsx('tw-date-stepper', classes.period)}>
        {step(-1)}
        <SettingMenu setting={offers.period} more={own} isBare />
        {step(1)}
      </div>
      {isChoosing && <PeriodDialog onClose={() => setIsChoosing(false)} />}
    </>
  );
}
