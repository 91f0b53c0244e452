import { useTranslation } from 'react-i18next';
import { PeriodSetting } from '@/shared/settings/PeriodSetting';
import { SettingMenu } from '@/shared/settings/SettingMenu';
import { SettingsSheet } from '@/shared/settings/SettingsSheet';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { NewRecord } from './useNewRecord';
import { usePeriodOffer, useRecordOffers } from './useRecordOffers';

/** The settings of a new record: in a line, on a phone in a sheet. */
export function RecordSettings({ making }: { readonly making: NewRecord }) {
  const { t } = useTranslation('serviceRecords');
  const isPhone = usePhone();
  const list = useRecordOffers(making);
  const period = usePeriodOffer(making);
  if (isPhone)
    return (
      <SettingsSheet
        title={t('settings.title')}
        summary={list.map(({ label, value }) => `${label} ${value}`).join(' · ')}
        done={t('settings.done')}
        {...{ period, list }}
      />
    );
  return (
    <fieldset className="row wrap below-12" aria-label={t('settings.title')}>
      {list.map((setting) => (
        <SettingMenu key={setting.name} setting={setting} />
      ))}
      <div className="row push-right">
        <PeriodSetting choice={period} />
      </div>
    </fieldset>
  );
}
