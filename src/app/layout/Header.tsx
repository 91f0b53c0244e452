import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import moonStars from 'bootstrap-icons/icons/moon-stars.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import { useTranslation } from 'react-i18next';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { loadTexts } from '@/shared/i18n/i18n';
import { BrandMark } from '@/shared/ui/frame/BrandMark';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { setTheme, useTheme } from '@/shared/ui/theme/theme';
import { fullName } from '@/domain/people/person';
import { useUser } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Avatar } from '@/shared/ui/people/Avatar';
import { useLazyMenu } from '@/shared/ui/menus/useLazyMenu';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { HeaderSlot } from './HeaderSlot';
import { SearchBar } from './SearchBar';
import classes from './header.module.scss';

const loadOutbox = async () => {
  const [{ loadHeaderOutbox }] = await Promise.all([import('./outbox/HeaderOutbox'), loadTexts('outbox')]);
  return loadHeaderOutbox();
};
// The entry point of a feature is imported only when it is needed.
const loadTimer = async () => (await import('@/features/timer')).loadTimerControl();

interface HeaderProps {
  /** The element into which a page puts its title on a phone. */
  readonly titleSlot: Ref<HTMLSpanElement>;
  /** On a phone the search fills the screen, and nothing else can be reached. */
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onSearchEnd: () => void;
}

/** The header: search, appearance, and the user's photo and name with a menu. */
export function Header({ titleSlot, isSearching, onSearch, onSearchEnd }: HeaderProps) {
  const { t } = useTranslation('layout');
  const { shown } = useTheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <header className={clsx(classes.header, isSearching && classes.isSearching)}>
      <span className={classes.phoneTitle} aria-hidden="true">
        <BrandMark size={26} />
        <span className={classes.title} ref={titleSlot} />
      </span>
      <SearchBar isOpenOnPhone={isSearching} onAsk={onSearch} onEnd={onSearchEnd} />
      <div className={classes.parts} inert={isSearching}>
        <HeaderSlot load={loadOutbox} />
        <HeaderSlot load={loadTimer} />
      </div>
      <div className="row gap-6" inert={isSearching}>
        <IconButton
          icon={shown === 'dark' ? sun : moonStars}
          label={t(shown === 'dark' ? 'theme.toLight' : 'theme.toDark')}
          size="lg"
          onClick={() => setTheme(other)}
        />
        <UserMenu />
      </div>
    </header>
  );
}

const loadMenu = async () => (await import('./OpenUserMenu')).OpenUserMenu;

/** The user's photo and name; the menu leads to the profile and holds appearance, language and logout. */
function UserMenu() {
  const { t } = useTranslation('layout');
  const user = useUser();
  const { opened, button } = useLazyMenu<{ readonly content: ReactNode }>(loadMenu);
  // Logout must also work without a network, so the menu is loaded in advance.
  useWhenIdle(loadMenu);
  if (!user) return null;
  const name = fullName(user) || user.username;
  const content = (
    <>
      <span className="visually-hidden">{t('account.label', { name })}</span>
      <Avatar name={name} photo={user.photo} size={30} />
      <span className={clsx('ellipsis', classes.userName)} aria-hidden="true">
        {name}
      </span>
      <Icon of={chevronDown} className="text-faint size-10" />
    </>
  );
  if (opened) return <opened.Menu content={content} startsAtFirst={opened.startsAtFirst} />;
  return (
    <div className="dropdown">
      <button {...button} className={classes.user}>
        {content}
      </button>
    </div>
  );
}
