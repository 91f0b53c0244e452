import { useTranslation } from 'react-i18next';
import { PeriodSetting } from './PeriodSetting';
import { SettingMenu } from './SettingMenu';
import { useSettingOffers } from './useSettingOffers';
import classes from './settings.module.scss';

/** Rows, columns, value, period and comparison in one line, each with its menu. */
export function SettingsLine() {
  const { t } = useTranslation('report');
  const offers = useSettingOffers();
  return (
    <fieldset className={classes.line} aria-label={t('report.settings')}>
      <SettingMenu setting={offers.rows} />
      <SettingMenu setting={offers.columns} />
      <SettingMenu setting={offers.measure} />
      <div className="row push-right">
        <PeriodSetting />
        <SettingMenu setting={offers.against} />
      </div>
    </fieldset>
  );
}
