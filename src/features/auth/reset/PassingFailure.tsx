import { useTranslation } from 'react-i18next';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';

/**
 * Explains that the service failed or is unreachable, because the fields' "Invailid" looks like a refusal. A real
 * refusal needs no further explanation.
 */
export function PassingFailure({ error }: { error: ApiError }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  if (!isPassing(error) && error.kind !== 'contract') return null;
  return <Alert tone="danger">{t('failed', { reason: errorText(error) })}</Alert>;
}
