import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/buttons/Icon';
import { lazyComponent } from '../ui/loading/lazyComponent';
import { SettingMenu } from './SettingMenu';
import type { PeriodChoice } from './setting';
import classes from './settings.module.scss';

const PeriodDialog = lazyComponent(async () => (await import('./PeriodDialog')).PeriodDialog);

/** A period: a menu of named ones and days of one's own, between the arrows to the period before and after. Needs the texts of `find`. */
export function PeriodSetting({ choice }: { readonly choice: PeriodChoice }) {
  const { t } = useTranslation('find');
  const { setting, days, isOwn, onDays, beside } = choice;
  const [isChoosing, setIsChoosing] = useState(false);
  const own = {
    label: t('period.own'),
    isChosen: isOwn,
    startsGroup: true,
    onSelect: () => setIsChoosing(true),
  };

  const step = (direction: -1 | 1) => {
    const go = beside(direction);
    const label = t(direction < 0 ? 'period.previous' : 'period.next');
    return (
      <button
        type="button"
        aria-label={label}
        title={go ? label : t('period.future')}
        aria-disabled={!go || undefined}
        onClick={() => go?.()}
      >
        <Icon of={direction < 0 ? chevronLeft : chevronRight} />
      </button>
    );
  };

  return (
    <>
      <div className={clsx('tw-date-stepper', classes.period)}>
        {step(-1)}
        <SettingMenu setting={setting} more={own} isBare />
        {step(1)}
      </div>
      {isChoosing && <PeriodDialog {...{ days, onDays }} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
