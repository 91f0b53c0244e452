import { useTranslation } from 'react-i18next';
import { PeriodSetting } from '@/shared/settings/PeriodSetting';
import { SettingMenu } from '@/shared/settings/SettingMenu';
import { usePeriodOffer, useSettingOffers } from './useSettingOffers';

/** Rows, columns, value, period and comparison in one line, each with its menu. */
export function SettingsLine() {
  const { t } = useTranslation('report');
  const offers = useSettingOffers();
  const period = usePeriodOffer();
  return (
    <fieldset className="row wrap below-12" aria-label={t('report.settings')}>
      <SettingMenu setting={offers.rows} />
      <SettingMenu setting={offers.columns} />
      <SettingMenu setting={offers.measure} />
      <div className="row push-right">
        <PeriodSetting choice={period} />
        <SettingMenu setting={offers.against} />
      </div>
    </fieldset>
  );
}
