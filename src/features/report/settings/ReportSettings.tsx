import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SETTINGS } from '@/domain/report/reportAddress';
import { PeriodSetting } from '@/shared/settings/PeriodSetting';
import { SettingMenu } from '@/shared/settings/SettingMenu';
import { SettingsSheet } from '@/shared/settings/SettingsSheet';
import { Button } from '@/shared/ui/buttons/Button';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useReportSettings } from '../useReportSettings';
import { usePeriodOffer, useSettingOffers } from './useSettingOffers';

interface ReportSettingsProps {
  /** The sum that is shown with these settings; null while it is not known. */
  readonly sum: string | null;
}

/**
 * Rows, columns, value, period and comparison: each with its menu in one line, or on a phone in a sheet, which the thumb's
 * button opens as well.
 */
export function ReportSettings({ sum }: ReportSettingsProps) {
  const { t } = useTranslation('report');
  const { change } = useReportSettings();
  const isPhone = usePhone();
  const { rows, columns, measure, against } = useSettingOffers();
  const period = usePeriodOffer();
  if (!isPhone)
    return (
      <fieldset className="row wrap below-12" aria-label={t('report.settings')}>
        <SettingMenu setting={rows} />
        <SettingMenu setting={columns} />
        <SettingMenu setting={measure} />
        <div className="row push-right">
          <PeriodSetting choice={period} />
          <SettingMenu setting={against} />
        </div>
      </fieldset>
    );
  const { rows: usual, columns: all, measure: hours, period: last, against: prev } = DEFAULT_SETTINGS;
  const onReset = () =>
    change({ rows: usual, columns: all, measure: hours, period: last, against: prev, sort: null, open: [] });
  return (
    <SettingsSheet
      title={t('report.settings')}
      summary={[rows.value, columns.value, measure.value].join(' · ')}
      period={period}
      list={[rows, columns, measure, against]}
      reset={{ label: t('report.reset'), onReset }}
      done={sum === null ? t('report.showPlain') : t('report.show', { value: sum })}
      renderButton={(open) => (
        <ThumbAction>
          <Button
            look="primary"
            icon={sliders}
            label={t('report.adjust')}
            aria-haspopup="dialog"
            onClick={open}
          />
        </ThumbAction>
      )}
    />
  );
}
