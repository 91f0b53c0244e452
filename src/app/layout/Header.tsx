import type { Ref } from 'react';
import moonStars from 'bootstrap-icons/icons/moon-stars.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '@/shared/i18n/i18n';
import { BrandMark } from '@/shared/ui/frame/BrandMark';
import { IconButton } from '@/shared/ui/IconButton';
import { setTheme, useTheme } from '@/shared/ui/theme/theme';
import { SearchBar } from './SearchBar';
import { HeaderSlot } from './HeaderSlot';
import { UserMenu } from './UserMenu';

const loadOutbox = async () => {
  const [{ loadHeaderOutbox }] = await Promise.all([import('./outbox/HeaderOutbox'), loadTexts('outbox')]);
  return loadHeaderOutbox();
};
// A door is imported when it is needed.
const loadTimer = async () => (await import('@/features/timer')).loadTimerControl();

interface HeaderProps {
  /** Takes the element into which a page puts its title on a phone. */
  readonly titleSlot: Ref<HTMLSpanElement>;
  /** On a phone: the search fills the screen, and nothing else can be reached. */
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onSearchEnd: () => void;
}

/** The header (section 2): search, appearance, and the user's photo and name with a menu. */
export function Header({ titleSlot, isSearching, onSearch, onSearchEnd }: HeaderProps) {
  const { t } = useTranslation('layout');
  const { shown } = useTheme();
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <header className="tw-top">
      <span className="tw-phone-title" aria-hidden="true">
        <BrandMark size={26} />
        <span className="nm" ref={titleSlot} />
      </span>
      <SearchBar isOpenOnPhone={isSearching} onAsk={onSearch} onEnd={onSearchEnd} />
      <div className="tw-top-timer" inert={isSearching}>
        <HeaderSlot load={loadOutbox} />
        <HeaderSlot load={loadTimer} />
      </div>
      <div className="tw-top-right" inert={isSearching}>
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
