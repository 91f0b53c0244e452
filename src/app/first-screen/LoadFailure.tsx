import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';

/** Says that the app could not be loaded. `showLoadFailure` makes the button work without the app. */
export function LoadFailure() {
  const { t } = useTranslation('common');
  return (
    <div className="tw-load-failure">
      <Alert tone="danger" action={{ label: t('actions.retry'), onAct: () => location.reload() }}>
        {t('loadFailure')}
      </Alert>
    </div>
  );
}
