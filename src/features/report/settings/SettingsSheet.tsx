import sliders from 'bootstrap-icons/icons/sliders.svg?icon';
import { useTranslation } from 'react-i18next';
import { useSheet } from '@/shared/lists/find/useSheet';
import { Icon } from '@/shared/ui/buttons/Icon';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useSettingOffers } from './useSettingOffers';
import classes from './settings.module.scss';

const OpenSettingsSheet = lazyComponent(async () => (await import('./OpenSettingsSheet')).OpenSettingsSheet);

interface SettingsSheetProps {
  /** The sum that is shown with these settings; null while it is not known. */
  readonly sum: string | null;
}

/** The settings on a phone: a line that names them, and the sheet that this line and the thumb's button open. */
export function SettingsSheet({ sum }: SettingsSheetProps) {
  const { t } = useTranslation('report');
  const sheet = useSheet();
  const { rows, columns, measure, period, against } = useSettingOffers();
  return (
    <>
      <button type="button" className={classes.summary} aria-haspopup="dialog" onClick={sheet.open}>
        <span className="shrinks">
          <b className="block weight-560">{period.value}</b>
          <small className="ellipsis">{[rows.value, columns.value, measure.value].join(' · ')}</small>
        </span>
        <Icon of={sliders} />
      </button>
      <ThumbAction>
        <button type="button" className="btn btn-primary" aria-haspopup="dialog" onClick={sheet.open}>
          <Icon of={sliders} />
          {t('report.adjust')}
        </button>
      </ThumbAction>
      {sheet.isOpen && (
        <OpenSettingsSheet
          sum={sum}
          list={[period, rows, columns, measure, against]}
          onClose={sheet.close}
          onHide={sheet.hide}
        />
      )}
    </>
  );
}
