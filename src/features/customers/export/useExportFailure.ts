import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isSessionEnd } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import type { ExportOutcome } from './useExport';

type Failure = Extract<ExportOutcome, { kind: 'failed' | 'unwritten' }>;

/**
 * Says in a quiet message why nothing was exported, with a retry: section 8 has the product say nothing. The message
 * goes with the dialog, which holds what would be tried again.
 */
export function useExportFailure() {
  const { t } = useTranslation(['customers', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();
  const id = `export/${useId()}`;

  function withdraw() {
    noticeActions.drop(id);
    dispatch(noticeDismissed(id));
  }

  useEffect(
    () => () => {
      noticeActions.drop(id);
      dispatch(noticeDismissed(id));
    },
    [dispatch, noticeActions, id],
  );

  return {
    withdraw,
    tell: (failure: Failure, retry: () => void) => {
      if (failure.kind === 'failed' && isSessionEnd(failure.error)) return;
      const reason =
        failure.kind === 'failed'
          ? errorText(failure.error)
          : t('customers:exportDialog.unwritten', { reason: failure.message });
      noticeActions.register(id, retry);
      dispatch(
        noticeGiven({
          id,
          tone: 'error',
          text: t('customers:exportDialog.failed', { reason }),
          action: { label: t('common:actions.retry'), id },
        }),
      );
    },
  };
}
