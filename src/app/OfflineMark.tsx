import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?icon';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { selectIsSignedIn } from '@/shared/session/sessionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useIsOnline } from '@/shared/ui/window/useIsOnline';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import classes from './offlineMark.module.scss';

/** How long the mark stays after the first answer, in milliseconds, because a mark that flickers cannot be read. */
const LINGER_MS = 500;

/**
 * Says that the service does not answer; the session is kept. Without a session nothing is asked of the service, so the
 * browser's word about the network has to do.
 */
export function OfflineMark() {
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
