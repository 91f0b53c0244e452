import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SETTINGS } from '@/domain/report/reportAddress';
import { SettingsSheet } from '@/shared/settings/SettingsSheet';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { useReportSettings } from '../useReportSettings';
import { usePeriodOffer, useSettingOffers } from './useSettingOffers';

interface ReportSettingsSheetProps {
  /** The sum that is shown with these settings; null while it is not known. */
  readonly sum: string | null;
}

/** The settings on a phone, which the thumb's button opens as well. */
export function ReportSettingsSheet({ sum }: ReportSettingsSheetProps) {
  const { t } = useTranslation('report');
  const { change } = useReportSettings();
  const { rows, columns, measure, against } = useSettingOffers();
  const period = usePeriodOffer();
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
          <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={open}>
            <Icon of={sliders} />
            {t('report.adjust')}
          </button>
        </ThumbAction>
      )}
    />
  );
}
