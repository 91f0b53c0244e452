import '@/shared/ui/styles/shell.scss';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { selectIsSidebarOpen, sidebarClosed, sidebarOpened } from '@/shared/store/viewSlice';
import { ShellSlotsContext } from '@/shared/ui/frame/ShellSlots';
import { useMediaQuery, usePhone } from '@/shared/ui/useMediaQuery';
import { Footer } from './Footer';
import { Header } from './Header';
import { KeysHelp } from './keys/KeysHelp';
import { PrintHead } from './PrintHead';
import { Sidebar } from './Sidebar';
import { ThumbBar } from './ThumbBar';
import { useFocusOnNavigation } from './useFocusOnNavigation';
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
