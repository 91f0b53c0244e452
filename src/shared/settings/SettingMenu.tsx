import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import checked from 'bootstrap-icons/icons/check-square-fill.svg?icon';
import square from 'bootstrap-icons/icons/square.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { Icon } from '../ui/buttons/Icon';
import { type MenuItem, RowMenu } from '../ui/menus/RowMenu';
import type { Setting } from './setting';
import classes from './settings.module.scss';

interface SettingMenuProps {
  readonly setting: Setting;
  /** One more item below the values of the setting. */
  readonly more?: MenuItem;
  /** Hides the label, because the place of the button makes it clear. */
  readonly isBare?: boolean;
}

/** A setting as a button that names the chosen value and opens a menu of all values. */
export function SettingMenu({ setting, more, isBare = false }: SettingMenuProps) {
  const { label, value, offers, isSeveral } = setting;
  const items = offers.map(({ label: name, isChosen, detail, refusal, onChoose }): MenuItem => {
    const icon = isSeveral ? { icon: isChosen ? checked : square } : isChosen ? { icon: check } : {};
    const about = detail === undefined ? {} : { detail };
    const several = isSeveral ? { isSeveral } : {};
    return Object.assign(icon, about, several, { label: name, isChosen, refusal, onSelect: onChoose });
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
            {!isBare && <span className="text-faint text-small weight-420">{label}</span>} {value}
            <Icon of={chevron} className="text-secondary size-11" />
          </>
        ),
      }}
    />
  );
}
