import boxArrowLeft from 'bootstrap-icons/icons/box-arrow-left.svg?icon';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?icon';
import keyboard from 'bootstrap-icons/icons/keyboard.svg?icon';
import check from 'bootstrap-icons/icons/check2.svg?icon';
import calendarWeek from 'bootstrap-icons/icons/calendar-week.svg?icon';
import person from 'bootstrap-icons/icons/person.svg?icon';
import { type ReactNode, useRef, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@/domain/language';
import { Link } from 'react-router-dom';
import { env } from '@/shared/env';
import { setLanguage } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/paths';
import { Icon, type IconShapes } from '@/shared/ui/buttons/Icon';
import { MenuFrame } from '@/shared/ui/menus/MenuFrame';
import { setTheme, themes, useTheme } from '@/shared/ui/theme/theme';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { OpenMenuProps } from '@/shared/ui/menus/useLazyMenu';
import { WorkDaysDialog } from '@/shared/work-days/lazyWorkDaysDialog';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { KeysDialog } from './keys/KeysHelp';
import { useSignOut } from './useSignOut';
import classes from './header.module.scss';

// Rarely opened, so its code is loaded the first time.
const HistoryDialog = lazyComponent(async () => (await import('./history/HistoryDialog')).HistoryDialog);

interface OpenUserMenuProps extends OpenMenuProps {
  /** The content of the menu's button. */
  readonly content: ReactNode;
}

/** The user menu after its button was used: profile, working days, "What I did", appearance, language and logout. */
export function OpenUserMenu({ content, startsAtFirst }: OpenUserMenuProps) {
  const { t } = useTranslation(['layout', 'common']);
  const signOut = useSignOut();
  const { theme } = useTheme();
  const language = useLanguage();
  const toggle = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'days' | 'history' | 'keys' | null>(null);
  const close = () => setOpened(null);
  const isPhone = usePhone();
  const button = (icon: IconShapes, label: string, onClick: () => void) => (
    <Dropdown.Item as="button" type="button" role="menuitem" onClick={onClick}>
      <Icon of={icon} />
      {label}
    </Dropdown.Item>
  );

  return (
    <>
      <MenuFrame className={classes.user} content={content} toggle={toggle} startsAtFirst={startsAtFirst}>
        <Dropdown.Menu role="menu">
          <Dropdown.Item as={Link} to={paths.profile} role="menuitem">
            <Icon of={person} />
            {t('layout:account.profile')}
          </Dropdown.Item>
          {env.hasAccount && (
            <Dropdown.Item as={Link} to={paths.account} role="menuitem">
              <Icon of={hourglass} />
              {t('layout:account.timeAccount')}
            </Dropdown.Item>
          )}
          {button(calendarWeek, t('layout:account.workDays'), () => setOpened('days'))}
          {button(clockHistory, t('layout:account.history'), () => setOpened('history'))}
          {!isPhone && button(keyboard, t('layout:account.keys'), () => setOpened('keys'))}
          <Choices
            label={t('layout:account.theme')}
            value={theme}
            options={themes.map((value) => ({ value, label: t(`layout:account.${value}`) }))}
            onChoose={setTheme}
          />
          <Choices
            label={t('common:language')}
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
            onChoose={(chosen) => void setLanguage(chosen)}
          />
          <Dropdown.Divider />
          {button(boxArrowLeft, t('layout:logout'), signOut)}
        </Dropdown.Menu>
      </MenuFrame>

      {opened === 'days' && <WorkDaysDialog onClose={close} />}
      {opened === 'history' && <HistoryDialog onClose={close} />}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A group of the menu with one chosen entry. */
function Choices<Value extends string>({ label, value, options, onChoose }: ChoicesProps<Value>) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fieldset within a menu
    <div role="group" aria-label={label}>
      <Dropdown.Divider />
      <div className="dropdown-label" aria-hidden="true">
        {label}
      </div>
      {options.map((option) => (
        <Dropdown.Item
          key={option.value}
          as="button"
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.value === value && <Icon of={check} className="ms-auto" />}
        </Dropdown.Item>
      ))}
    </div>
  );
}
