import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_SETTINGS } from '@/domain/report/reportAddress';
import { SheetChip } from '@/shared/lists/find/SheetChip';
import { useBackCloses } from '@/shared/lists/find/useSheet';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useReportSettings } from '../useReportSettings';
import { PeriodDialog } from './PeriodDialog';
import type { Setting } from './useSettingOffers';
import classes from './settings.module.scss';

interface OpenSettingsSheetProps {
  /** The sum that is shown with these settings; null while it is not known. */
  readonly sum: string | null;
  readonly list: readonly Setting[];
  readonly onClose: () => void;
  readonly onHide: () => void;
}

/** All settings of the report, which fill the screen of a phone. Each choice takes effect at once. */
export function OpenSettingsSheet({ list, sum, onClose, onHide }: OpenSettingsSheetProps) {
  const { t } = useTranslation('report');
  const { settings, change } = useReportSettings();
  const [isChoosing, setIsChoosing] = useState(false);
  useBackCloses(onHide);
  const { rows, columns, measure, period, against } = DEFAULT_SETTINGS;
  return (
    <Dialog
      title={t('report.settings')}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => change({ rows, columns, measure, period, against, sort: null, open: [] })}
          >
            {t('report.reset')}
          </button>
          <button type="button" className="btn btn-primary" onClick={onClose}>
            {sum === null ? t('report.showPlain') : t('report.show', { value: sum })}
          </button>
        </>
      }
    >
      <div className={classes.groups}>
        {list.map((setting) => (
          <SettingGroup key={setting.name} setting={setting}>
            {setting.name === 'period' && (
              <SheetChip
                label={t('report.periods.own')}
                isOn={typeof settings.period !== 'string'}
                onPress={() => setIsChoosing(true)}
              />
            )}
          </SettingGroup>
        ))}
      </div>
      {isChoosing && <PeriodDialog onClose={() => setIsChoosing(false)} />}
    </Dialog>
  );
}

interface SettingGroupProps {
  readonly setting: Setting;
  readonly children: React.ReactNode;
}

function SettingGroup({ setting, children }: SettingGroupProps) {
  const { t } = useTranslation('report');
  const { change } = useReportSettings();
  // "against" only makes sense in the line of settings, after the words before it.
  const label = setting.name === 'against' ? t('report.comparison') : setting.label;
  const refused = setting.offers.find(({ refusal }) => refusal !== undefined);
  return (
    <fieldset className={classes.group} aria-label={label}>
      <h3 aria-hidden="true">{label}</h3>
      <div className={classes.chips}>
        {setting.offers
          .filter((offer) => offer !== refused)
          .map((offer) => (
            <SheetChip
              key={offer.label}
              label={offer.label}
              isOn={offer.isChosen}
              onPress={() => change(offer.changed)}
            />
          ))}
        {children}
      </div>
      {refused && <p>{refused.refusal}</p>}
    </fieldset>
  );
}
