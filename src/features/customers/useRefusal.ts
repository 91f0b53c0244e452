import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError, isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';

/**
 * What is said when something of customers and projects cannot be changed or searched (section 8): the fixed text
 * without rights, else the error's message.
 */
export function useRefusal() {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();

  const reasonOf = (error: unknown) =>
    isApiError(error) && error.kind === 'forbidden' ? t('noPermission') : errorText(error);

  return {
    reasonOf,
    /** Shows the reason in an "Error" dialog. */
    showError: (error: unknown) => {
      if (isSessionEnd(error)) return;
      dispatch(messageShown({ title: t('error'), message: reasonOf(error), contentType: 'text/plain' }));
    },
  };
}
