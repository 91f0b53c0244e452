import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?icon';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/Icon';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the service does not answer, or that the device has no network; the session is kept meanwhile. */
export function OfflineMark() {
  const { t } = useTranslation('pages');
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isLost = useAppSelector(selectIsConnectionLost);
  return (
    <div role="status">
      {(isLost || !isOnline) && (
        <p className="tw-offline">
          <Icon of={wifiOff} />
          <span>
            <b>{t('offline.title')}</b> {t('offline.text')}
          </span>
        </p>
      )}
    </div>
  );
}
