import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/buttons/Icon';
import { RowMenu } from '../../../ui/menus/RowMenu';
import type { ToolUse } from '../find';
import { useCopyLink } from './useCopyLink';
import { useTools } from './useTools';
import classes from './toolMenus.module.scss';
import { useTranslation } from 'react-i18next';
import { SheetChip } from '../SheetChip';
import sheetClasses from '../findSheet.module.scss';

/** The menus at the right of the field. */
export function ToolMenus({ use }: { readonly use: ToolUse }) {
  const tools = useTools(use);
  const copyLink = useCopyLink();
  return (
    <div className={classes.tools}>
      {tools.map(({ name, label, icon, heading, items, offer }) => (
        <Fragment key={name}>
          {offer && <Button look="ghost" label={offer.label} onClick={offer.onSelect} />}
          <RowMenu
            {...{ label, heading }}
            items={[...items, copyLink]}
            face={{
              className: clsx('btn btn-ghost', classes.tool),
              content: (
                <>
                  <Icon of={icon} />
                  <span className={classes.label}>{label}</span>
                  <Icon of={chevron} className="size-11" />
                </>
              ),
            }}
          />
        </Fragment>
      ))}
    </div>
  );
}

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
