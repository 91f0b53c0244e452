import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/shared/api/apiError';
import { serverErrorRaised } from '@/shared/store/errorSlice';
import { useAppDispatch } from '@/shared/store/hooks';

/** A 403 when fetching a customer or project sets the error state, and the Server Error screen appears (section 8). */
export function useForbidden(error: unknown): void {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const isForbidden = isApiError(error) && error.kind === 'forbidden';
  const message = t('forbidden');
  useEffect(() => {
    if (isForbidden) dispatch(serverErrorRaised({ code: 403, message }));
  }, [dispatch, isForbidden, message]);
}
