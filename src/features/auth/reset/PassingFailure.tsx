import { useTranslation } from 'react-i18next';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';

/**
 * What the fields' "Invailid" does not say: nobody refused anything, the service failed or is away. A refusal needs no
 * more words.
 */
export function PassingFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  if (!isPassing(error) && error.kind !== 'contract') return null;
  return <Alert tone="danger">{t('failed', { reason: errorText(error) })}</Alert>;
}
