import { useTranslation } from 'react-i18next';
import { SheetChip } from '../SheetChip';
import sheetClasses from '../findSheet.module.scss';
import type { ToolUse } from './toolUse';
import { useCopyLink } from './useCopyLink';
import { useTools } from './useTools';

interface ToolGroupsProps {
  readonly use: ToolUse;
  readonly onClose: () => void;
}

/** The same in the sheet of a phone, which a press closes. */
export function ToolGroups({ use, onClose }: ToolGroupsProps) {
  const { t } = useTranslation('find');
  const tools = useTools(use);
  const copyLink = useCopyLink();
  return tools.map(({ name, items }) => (
    <fieldset key={name} className={sheetClasses.group} aria-label={t(`${name}.label`)}>
      <h3 aria-hidden="true">{t(`${name}.label`)}</h3>
      <div className="as-flex wrap gap-8">
        {name === 'views' && items.length === 0 && <span className="text-faint">{t('views.none')}</span>}
        {(name === 'export' ? [...items, copyLink] : items).map((item) => (
          <SheetChip
            key={item.label}
            isOn={item.isChosen}
            label={item.label}
            onPress={() => {
              onClose();
              item.onSelect();
            }}
          />
        ))}
      </div>
    </fieldset>
  ));
}
