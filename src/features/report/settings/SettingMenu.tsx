import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { useReportSettings } from '../useReportSettings';
import type { Setting } from './useSettingOffers';
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
  const { change } = useReportSettings();
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
            {!isBare && <span className="text-faint text-small weight-420">{label}</span>} {value}
            <Icon of={chevron} />
          </>
        ),
      }}
    />
  );
}
