import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import '@/shared/ui/styles/shell.scss';
import { useAppDispatch, useAppSelector, useUser } from '@/shared/store/hooks';
import { selectIsSidebarOpen, sidebarClosed, sidebarOpened } from '@/shared/store/viewSlice';
import { ShellSlotsContext } from '@/shared/ui/frame/ShellSlots';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';
import { fullName } from '@/domain/people/person';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import type { SessionUser } from '@/shared/session/sessionUser';
import { useMinute, useToday } from '@/shared/ui/timing/useClock';
import { Footer } from './Footer';
import { Header } from './Header';
import { KeysHelp } from './keys/KeysHelp';
import { Sidebar } from './Sidebar';
import { ThumbBar } from './ThumbBar';
import { useScrollReturn } from './useScrollReturn';
import classes from './appLayout.module.scss';

/**
 * The authenticated area: sidebar, header with search, the page, footer, and on a phone the thumb bar. The sidebar is
 * full on a desktop, a rail of icons below 1200 px, which unfolds over the page, and a drawer below 768 px. With an
 * empty page it is also part of `index.html` (`app/first-screen`).
 */
export function AppLayout() {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const isPhone = usePhone();
  const isRail = useMediaQuery('(min-width: 768px) and (max-width: 1199.98px)');
  const [isRailOpen, setIsRailOpen] = useState(false);
  const isStoredOpen = useAppSelector(selectIsSidebarOpen);
  /** The sidebar covers the page: the phone's drawer, or the unfolded rail. */
  const isDrawerOpen = (isPhone && isStoredOpen) || (isRail && isRailOpen);
  const main = useRef<HTMLElement>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [isAsked, setIsSearching] = useState(false);
  /** On a phone the search fills the screen. */
  const isSearching = isPhone && isAsked;

  // A drawer or the search of a phone is closed when the page changes, or when the window becomes wide.
  useFocusOnNavigation(main, closeDrawer);
  useScrollReturn();
  useEffect(() => {
    if (!isPhone) dispatch(sidebarClosed());
  }, [dispatch, isPhone]);

  // Only if it is open: a state change before a new page is painted makes React do everything else before that, too.
  function closeDrawer() {
    if (isRailOpen) setIsRailOpen(false);
    if (isPhone && isStoredOpen) dispatch(sidebarClosed());
    if (isAsked) setIsSearching(false);
  }

  return (
    <ShellSlotsContext value={{ action, title }}>
      <a
        className={classes.skipLink}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <div className={classes.app}>
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

/** On paper only: the company, the user and the time of printing. The screen's heading and its days follow. */
function PrintHead() {
  const user = useUser();
  return user && <Head user={user} />;
}

function Head({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('layout');
  const formats = useFormats();
  const today = useToday();
  const now = useMinute();
  return (
    <div className={classes.printHead}>
      <b>{env.company.name}</b>
      <span>{fullName(user) || user.mail}</span>
      <span>{t('print.at', { date: formats.date(today), time: formats.clock(new Date(now)) })}</span>
    </div>
  );
}

/**
 * After a change of route the page's heading gets the focus, so that a screen reader announces the page and the
 * keyboard continues from there; the window starts at the top. The first page of a visit is left alone, and going back
 * keeps the browser's scroll position. All of this happens before the new page is painted.
 *
 * @param onLeave called when the page changes
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
    // The pressed control is still there, such as the button for the next month.
    const hasKept = main.current !== document.activeElement && main.current?.contains(document.activeElement);
    if (hasKept) return;
    const heading = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, navigation, pathname]);
}
