import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { selectDialog } from '@/shared/store/dialogSlice';
import { selectServerError, serverErrorCleared } from '@/shared/store/errorSlice';
import { useAppDispatch, useAppSelector, useAppStore, useUser } from '@/shared/store/hooks';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { fullName } from '@/domain/people/person';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { Notices } from './Notices';
import { startBackground } from './background';
import { OfflineMark } from './OfflineMark';
import { AppLayout } from './layout/AppLayout';
import { takeReplacement } from './replacement';

// Messages and server errors are rare, so their code is loaded when the first one comes.
const ServerErrorPage = lazyComponent(async () => (await import('./pages/ServerErrorPage')).ServerErrorPage);
const MessageDialog = lazyComponent(
  async () => (await import('./message/MessageDialog')).MessageDialog,
  'message',
);

/** Says once why the tab shows another account than before; the notice stays until it is dismissed. */
function useReplacementNotice(): void {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const user = useUser();

  const tell = useEffectEvent(() => {
    const replacement = takeReplacement();
    if (!user || replacement?.guid !== user.guid) return;
    const name = fullName(user) || user.username;
    const text = t(replacement.isUnsent ? 'replacedUnsent' : 'replaced', { name });
    dispatch(noticeGiven({ id: 'replaced', tone: 'info', text }));
  });

  useEffect(() => tell(), []);
}

/** The authenticated area: the layout around the page, and the dialogs above both. */
export function Shell() {
  const store = useAppStore();
  useEffect(() => startBackground(store), [store]);
  useReplacementNotice();
  const hasMessage = useAppSelector(selectDialog).show;
  return (
    <>
      <OfflineMark />
      <AppLayout />
      <Notices />
      {hasMessage && <MessageDialog />}
    </>
  );
}

/**
 * The page, or the Server Error screen instead while the error state is set. The screen stays while the user
 * stays at this address, because the error does not concern other pages.
 */
export function PageOutlet() {
  const error = useAppSelector(selectServerError);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const place = useRef(pathname);

  useLayoutEffect(() => {
    if (place.current === pathname) return;
    place.current = pathname;
    if (error.show) dispatch(serverErrorCleared());
  }, [dispatch, error.show, pathname]);

  if (!error.show) return <Outlet />;
  return <ServerErrorPage code={error.code} message={error.message} />;
}
