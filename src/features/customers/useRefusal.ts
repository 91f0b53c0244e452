import { useTranslation } from 'react-i18next';
import { isApiError, isSessionEnd } from '@/shared/api/apiError';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';

/**
 * The message shown when changing or searching customers and projects fails (section 8): the fixed text if the user
 * lacks rights, otherwise the error's message.
 */
export function useRefusal() {
  const { t } = useTranslation(['customers', 'common']);
  const errorText = useErrorText();
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();

  const reasonOf = (error: unknown) =>
    isApiError(error) && error.kind === 'forbidden' ? t('customers:noPermission') : errorText(error);

  /** The same text, with the service's own message appended to the fixed text. */
  const saveReasonOf = (error: unknown) => {
    const text = reasonOf(error);
    if (!isApiError(error) || error.kind !== 'forbidden' || !error.message) return text;
    return t('common:errors.said', { text, message: error.message });
  };

  function show(error: unknown, message: string) {
    if (isSessionEnd(error)) return;
    dispatch(messageShown({ title: t('customers:error'), message, contentType: 'text/plain' }));
  }

  return {
    reasonOf,
    saveReasonOf,
    /** Shows the reason in an "Error" dialog. */
    showError: (error: unknown) => show(error, reasonOf(error)),
    /** Shows in an "Error" dialog that something was not saved, and why. */
    showSaveError: (error: unknown) => {
      const inSentence = () => t('customers:dialog.saveFailed', { reason: saveReasonOf(error) });
      show(error, saveFailureText(error, inSentence));
    },
  };
}
