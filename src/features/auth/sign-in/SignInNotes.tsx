import { useTranslation } from 'react-i18next';
import { type ApiError, isPassing } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { readNotice } from '../accountState';

interface SignInNotesProps {
  readonly failure: ApiError | null;
  /** Of the history entry: may bring a word on what went well. */
  readonly state: unknown;
}

/**
 * What is said above the sign-in form. Wrong mail or password needs no more words than the fields have; a server that
 * fails or is away does.
 */
export function SignInNotes({ failure, state }: SignInNotesProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const notice = readNotice(state);
  if (failure === null) return notice ? <Alert tone="success">{t(`notices.${notice}`)}</Alert> : null;
  if (!isPassing(failure) && failure.kind !== 'contract') return null;
  return <Alert tone="danger">{t('notSignedIn', { reason: errorText(failure) })}</Alert>;
}
