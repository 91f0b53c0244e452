import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetChip } from '../lists/find/SheetChip';
import { useBackCloses } from '../lists/find/useSheet';
import { Dialog } from '../ui/dialog/Dialog';
import { PeriodDialog } from './PeriodDialog';
import type { SheetOfSettings } from './SettingsSheet';
import type { Setting } from './setting';
import { Button } from '../ui/buttons/Button';
import classes from './settings.module.scss';

interface OpenSettingsSheetProps extends SheetOfSettings {
  readonly onClose: () => void;
  readonly onHide: () => void;
}

/** All settings of a screen, which fill the screen of a phone. Each choice takes effect at once. */
export function OpenSettingsSheet(props: OpenSettingsSheetProps) {
  const { title, period, list, reset, done, onClose, onHide } = props;
  const { t } = useTranslation('find');
  const [isChoosing, setIsChoosing] = useState(false);
  useBackCloses(onHide);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {reset && <Button label={reset.label} onClick={reset.onReset} />}
          <Button look="primary" label={done} onClick={onClose} />
        </>
      }
    >
      <div className="stack gap-24">
        <SettingGroup setting={period.setting}>
          <SheetChip label={t('period.own')} isOn={period.isOwn} onPress={() => setIsChoosing(true)} />
        </SettingGroup>
        {list.map((setting) => (
          <SettingGroup key={setting.name} setting={setting} />
        ))}
      </div>
      {isChoosing && (
        <PeriodDialog days={period.days} onDays={period.onDays} onClose={() => setIsChoosing(false)} />
      )}
    </Dialog>
  );
}

interface SettingGroupProps {
  readonly setting: Setting;
  readonly children?: ReactNode;
}

function SettingGroup({ setting, children }: SettingGroupProps) {
  const { label, sheetLabel = label, offers } = setting;
  const refused = offers.find(({ refusal }) => refusal !== undefined);
  return (
    <fieldset className={classes.group} aria-label={sheetLabel}>
      <h3 aria-hidden="true">{sheetLabel}</h3>
      <div className="as-flex wrap gap-8">
        {offers
          .filter((offer) => offer !== refused)
          .map((offer) => (
            <SheetChip key={offer.label} label={offer.label} isOn={offer.isChosen} onPress={offer.onChoose} />
          ))}
        {children}
      </div>
      {refused && <p className="above-8 text-secondary text-small">{refused.refusal}</p>}
    </fieldset>
  );
}
