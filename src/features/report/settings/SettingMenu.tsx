import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import type { Setting } from './useSettingOffers';
import classes from './settings.module.scss';

interface SettingMenuProps {
  readonly setting: Setting;
  readonly change: (changed: Partial<ReportSettings>) => void;
  /** An entry below those of the setting. */
  readonly more?: MenuItem;
  /** Its label is not shown, because it is clear from its place. */
  readonly isBare?: boolean;
}

/** A setting as a button that says what is chosen, with its values in a menu. */
export function SettingMenu({ setting, change, more, isBare = false }: SettingMenuProps) {
  const { label, value, offers } = setting;
  const items = offers.map(({ label: name, isChosen, detail, refusal, changed }): MenuItem => {
    const icon = isChosen ? { icon: check } : {};
    const about = detail === undefined ? {} : { detail };
    return Object.assign(icon, about, { label: name, isChosen, refusal, onSelect: () => change(changed) });
  });
  return (
    <RowMenu
      label={label}
      about={value}
      items={more ? [...items, more] : items}
      face={{
        className: clsx(classes.setting, isBare && classes.isBare),
        content: (
          <>
            {!isBare && <span className={classes.label}>{label}</span>} {value}
            <Icon of={chevron} />
          </>
        ),
      }}
    />
  );
}
