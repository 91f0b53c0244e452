import { type ComponentType, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import moonStars from 'bootstrap-icons/icons/moon-stars.svg?icon';
import sun from 'bootstrap-icons/icons/sun.svg?icon';
import { useTranslation } from 'react-i18next';
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?icon';
import close from 'bootstrap-icons/icons/x-lg.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import { loadTexts } from '@/shared/i18n/i18n';
import { BrandMark } from '@/shared/ui/frame/BrandMark';
import { IconButton } from '@/shared/ui/IconButton';
import { setTheme, useTheme } from '@/shared/ui/theme/theme';
import { fullName } from '@/domain/people/person';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';
import { Avatar } from '@/shared/ui/people/Avatar';
import { useLazyMenu } from '@/shared/ui/useLazyMenu';
import { useWhenIdle } from '@/shared/ui/useWhenIdle';
import type { PanelKeys } from '@/features/search';
import { useSingleKeys } from '@/shared/work-days/useWorkDays';
import { HeaderSlot } from './HeaderSlot';
import { type SearchBarProps, useSearchBar } from './useSearchBar';
import type { PaletteProps } from './palette';

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

const loadMenu = async () => (await import('./OpenUserMenu')).OpenUserMenu;

/** The user's photo and name; the menu leads to the profile and holds appearance, language and logout. */
function UserMenu() {
  const { t } = useTranslation('layout');
  const user = useAppSelector(selectUser);
  const { opened, button } = useLazyMenu<{ readonly content: ReactNode }>(loadMenu);
  // Logout must also work without a network, so the menu is loaded in advance.
  useWhenIdle(loadMenu);
  if (!user) return null;
  const name = fullName(user) || user.username;
  const content = (
    <>
      <span className="visually-hidden">{t('account.label', { name })}</span>
      <Avatar name={name} photo={user.photo} size={30} />
      <span className="tw-user-name" aria-hidden="true">
        {name}
      </span>
      <Icon of={chevronDown} />
    </>
  );
  if (opened) return <opened.Menu content={content} startsAtFirst={opened.startsAtFirst} />;
  return (
    <div className="dropdown">
      <button {...button} className="tw-user">
        {content}
      </button>
    </div>
  );
}

/**
 * The search bar, with commands in the same place. Its panel is loaded when the bar is first used, and waits with what
 * has been typed until then.
 */
function SearchBar(props: SearchBarProps) {
  const { isOpenOnPhone } = props;
  const { t } = useTranslation('layout');
  const listId = useId();
  const hasSlash = useSingleKeys().value !== false;
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<PanelKeys>(null);
  const bar = useSearchBar(props, input, panel);
  /** Null if there are no options. */
  const [activeId, setActiveId] = useState<string | undefined | null>(null);
  const palette = usePalette(bar.isUsed, bar.text);
  const hasOptions = bar.isShown && activeId !== null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus within it, whatever has it
    <form
      className={isOpenOnPhone ? 'tw-search is-open' : 'tw-search'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form itself is the landmark
      role="search"
      onSubmit={bar.handleSubmit}
      onFocus={bar.handleFocus}
      onBlur={bar.handleBlur}
    >
      <div className="bar">
        <Icon of={search} />
        <input
          type="search"
          role="combobox"
          ref={input}
          value={bar.text}
          aria-label={t('search.label')}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-activedescendant={hasOptions ? activeId : undefined}
          aria-autocomplete="list"
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => bar.type(event.target.value)}
          onClick={bar.open}
          onKeyDown={bar.handleKeyDown}
        />
        {hasSlash && (
          <span className="tw-kbd no-touch" aria-hidden="true">
            /
          </span>
        )}
        {isOpenOnPhone && <IconButton icon={close} label={t('search.close')} size="lg" onClick={bar.leave} />}
      </div>
      {bar.isShown && (
        <div className="tw-results">
          {palette.kind === 'ready' ? (
            <palette.Palette
              id={listId}
              text={bar.text}
              asked={bar.asked}
              keys={panel}
              onActive={setActiveId}
              onChosen={bar.leave}
            />
          ) : (
            <output className="is-note">
              {t(palette.kind === 'waiting' ? 'search.loading' : 'search.unavailable')}
            </output>
          )}
        </div>
      )}
    </form>
  );
}

type PaletteState =
  | { readonly kind: 'waiting' | 'unavailable' }
  | { readonly kind: 'ready'; readonly Palette: ComponentType<PaletteProps> };

/**
 * The panel below the search bar, loaded when it is first needed. React's `lazy` would remember a failure for good;
 * here, without a connection, the panel says so, and the next letter tries again.
 *
 * @param isWanted whether the bar has the focus
 * @param text what is typed
 */
function usePalette(isWanted: boolean, text: string): PaletteState {
  const [state, setState] = useState<PaletteState>({ kind: 'waiting' });
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (!isWanted || isReady) return undefined;
    let isCurrent = true;
    import('./palette')
      .then(async ({ loadPalette }) => loadPalette())
      .then(
        (Palette) => isCurrent && setState({ kind: 'ready', Palette }),
        () => isCurrent && setState({ kind: 'unavailable' }),
      );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another letter is another attempt
  }, [isWanted, isReady, text]);

  return state;
}
