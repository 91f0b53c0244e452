import { useTranslation } from 'react-i18next';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { PeriodSetting } from './PeriodSetting';
import { SettingMenu } from './SettingMenu';
import type { useSettingOffers } from './useSettingOffers';
import classes from './settings.module.scss';

interface SettingsLineProps {
  readonly settings: ReportSettings;
  readonly offers: ReturnType<typeof useSettingOffers>;
  readonly change: (changed: Partial<ReportSettings>) => void;
}

/** Rows, columns, value, period and comparison in one line, each with its menu. */
export function SettingsLine({ settings, offers, change }: SettingsLineProps) {
  const { t } = useTranslation('report');
  return (
    <fieldset className={classes.line} aria-label={t('report.settings')}>
      <SettingMenu setting={offers.rows} change={change} />
      <SettingMenu setting={offers.columns} change={change} />
      <SettingMenu setting={offers.measure} change={change} />
      <div className={classes.times}>
        <PeriodSetting settings={settings} offer={offers.period} change={change} />
        <SettingMenu setting={offers.against} change={change} />
      </div>
    </fieldset>
  );
}
