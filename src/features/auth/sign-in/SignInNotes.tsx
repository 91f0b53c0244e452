import { useTranslation } from 'react-i18next';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { readNotice } from '../accountState';

interface SignInNotesProps {
  readonly failure: ApiError | null;
  /** State of the history entry, which may contain a notice about what succeeded. */
  readonly state: unknown;
}

/**
 * The messages above the sign-in form. A wrong mail or password is explained by the fields alone; a server that fails
 * or is unreachable is not.
 */
export function SignInNotes({ failure, state }: SignInNotesProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const notice = readNotice(state);
  if (failure === null) return notice ? <Alert tone="success">{t(`notices.${notice}`)}</Alert> : null;
  if (!isPassing(failure) && failure.kind !== 'contract') return null;
  return <Alert tone="danger">{t('notSignedIn', { reason: errorText(failure) })}</Alert>;
}
