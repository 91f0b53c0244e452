import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?icon';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { selectIsSignedIn } from '@/shared/session/sessionSlice';
import { selectDialog } from '@/shared/store/dialogSlice';
import { selectServerError, serverErrorCleared } from '@/shared/store/errorSlice';
import { useAppDispatch, useAppSelector, useAppStore, useUser } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useIsOnline } from '@/shared/ui/window/useIsOnline';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { fullName } from '@/domain/people/person';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { Notices } from './Notices';
import { startBackground } from './background';
import { AppLayout } from './layout/AppLayout';
import classes from './offlineMark.module.scss';
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

/** How long the mark stays after the first answer, in milliseconds, because a mark that flickers cannot be read. */
const LINGER_MS = 500;

/**
 * Says that the service does not answer; the session is kept. Without a session nothing is asked of the service, so the
 * browser's word about the network has to do.
 */
function OfflineMark() {
  const { t } = useTranslation('pages');
  const isOnline = useIsOnline();
  const isLost = useAppSelector(selectIsConnectionLost);
  const isOffline = useAppSelector(selectIsSignedIn) ? isLost : !isOnline;
  const [isShown, setIsShown] = useState(isOffline);
  if (isOffline && !isShown) setIsShown(true);
  useRootMark('has-offline', isShown);

  useEffect(() => {
    if (isOffline) return undefined;
    const timer = setTimeout(() => setIsShown(false), LINGER_MS);
    return () => clearTimeout(timer);
  }, [isOffline]);

  return (
    <div role="status">
      {isShown && (
        <p className={classes.mark}>
          <Icon of={wifiOff} className="mark-warning size-15" />
          <span>
            <b className="weight-580">{t('offline.title')}</b> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
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
