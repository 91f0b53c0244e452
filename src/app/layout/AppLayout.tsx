import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import list from 'bootstrap-icons/icons/list.svg?icon';
import search from 'bootstrap-icons/icons/search.svg?icon';
import '@/shared/ui/styles/shell.scss';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { selectIsSidebarOpen, sidebarClosed, sidebarOpened } from '@/shared/store/viewSlice';
import { ShellSlotsContext } from '@/shared/ui/frame/ShellSlots';
import { useMediaQuery, usePhone } from '@/shared/ui/useMediaQuery';
import { fullName } from '@/domain/people/person';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { selectUser } from '@/shared/session/sessionSlice';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useMinute, useToday } from '@/shared/ui/useClock';
import { Icon } from '@/shared/ui/Icon';
import { Footer } from './Footer';
import { Header } from './Header';
import { KeysHelp } from './keys/KeysHelp';
import { Sidebar } from './Sidebar';
import { useScrollReturn } from './useScrollReturn';

/**
 * The authenticated area (section 2): sidebar, header with search, the page, footer, and on a phone the thumb bar.
 * The sidebar is full on a desktop, a rail of icons under 1200 px, which unfolds over the page, and a drawer under
 * 768 px. Around an empty page it also stands in `index.html` (`app/first-screen`).
 */
export function AppLayout() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isPhone = usePhone();
  const isRail = useMediaQuery('(min-width: 768px) and (max-width: 1199.98px)');
  const [isRailOpen, setIsRailOpen] = useState(false);
  const isStoredOpen = useAppSelector(selectIsSidebarOpen);
  /** The sidebar lies over the page: the phone's drawer, or the rail with its words. */
  const isDrawerOpen = (isPhone && isStoredOpen) || (isRail && isRailOpen);
  const main = useRef<HTMLElement>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [isAsked, setIsSearching] = useState(false);
  /** On a phone: the search fills the screen. */
  const isSearching = isPhone && isAsked;

  // A drawer never outlives its page, nor the narrow window that it was opened in.
  useFocusOnNavigation(main, closeDrawer);
  useScrollReturn();
  useEffect(() => {
    if (!isPhone) dispatch(sidebarClosed());
  }, [dispatch, isPhone]);

  // Only what is open: setting a state before a new page is painted makes React do everything else before that, too.
  function closeDrawer() {
    if (isRailOpen) setIsRailOpen(false);
    if (isPhone && isStoredOpen) dispatch(sidebarClosed());
  }

  return (
    <ShellSlotsContext value={{ action, title }}>
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <div className="tw-app">
        <Sidebar isDrawerOpen={isDrawerOpen} onClose={closeDrawer} onUnfold={() => setIsRailOpen(true)} />
        <div className="tw-main" inert={isDrawerOpen}>
          <Header
            titleSlot={isPhone ? setTitle : null}
            isSearching={isSearching}
            onSearch={() => setIsSearching(isPhone)}
            onSearchEnd={() => setIsSearching(false)}
          />
          <main className="tw-page" id="content" tabIndex={-1} ref={main} inert={isSearching}>
            <PrintHead />
            <Outlet />
          </main>
          <div inert={isSearching}>
            <Footer />
          </div>
        </div>
      </div>
      <KeysHelp />
      {isPhone && (
        <ThumbBar
          actionSlot={setAction}
          isMenuOpen={isDrawerOpen}
          isInert={isDrawerOpen || isSearching}
          onMenu={() => dispatch(sidebarOpened())}
          onSearch={() => setIsSearching(true)}
        />
      )}
    </ShellSlotsContext>
  );
}

/** On paper only: the company, whose screen it is and when it was printed. The screen's heading and its days follow. */
function PrintHead() {
  const user = useAppSelector(selectUser);
  return user && <Head user={user} />;
}

function Head({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('layout');
  const formats = useFormats();
  const today = useToday();
  const now = useMinute();
  return (
    <div className="tw-printhead num">
      <b>{env.company.name}</b>
      <span>{fullName(user) || user.mail}</span>
      <span>{t('print.at', { date: formats.date(today), time: formats.clock(new Date(now)) })}</span>
    </div>
  );
}

/**
 * After a change of route the page's heading has the focus, so that a screen reader says where one is and the keyboard
 * goes on from there; the window starts at the top. The first page of a visit is left alone, and the way back keeps
 * the place that the browser remembers. All of it before the new page is painted.
 *
 * @param onLeave something else to do when the page changes
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const before = useRef<string | null>(null);
  const leave = useEffectEvent(onLeave);

  useLayoutEffect(() => {
    const isFirst = before.current === null;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (!isFirst && !isSame) leave();
    if (isSame || (isFirst && navigation === NavigationType.Pop)) return;
    if (navigation !== NavigationType.Pop) document.documentElement.scrollTop = 0;
    // What was pressed is still there, such as the button that turns to the next month.
    const hasKept = main.current !== document.activeElement && main.current?.contains(document.activeElement);
    if (hasKept) return;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}

interface ThumbBarProps {
  /** Takes the element into which a page puts its primary action. */
  readonly actionSlot: Ref<HTMLDivElement>;
  readonly isMenuOpen: boolean;
  /** Something lies over it. */
  readonly isInert: boolean;
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

/** The bar at the thumb of a phone: menu, the page's primary action, search, which takes the room of a missing action. */
function ThumbBar({ actionSlot, isMenuOpen, isInert, onMenu, onSearch }: ThumbBarProps) {
  const { t } = useTranslation('layout');
  return (
    <nav className="tw-thumb" aria-label={t('quick')} inert={isInert}>
      <button
        className="btn btn-quiet sq"
        type="button"
        aria-label={t('menu.open')}
        aria-expanded={isMenuOpen}
        aria-controls="sidebar"
        onClick={onMenu}
      >
        <Icon of={list} />
      </button>
      <div className="slot" ref={actionSlot} />
      <button className="btn btn-quiet sq" type="button" aria-label={t('search.open')} onClick={onSearch}>
        <Icon of={search} />
        <span>{t('search.open')}</span>
      </button>
    </nav>
  );
}
