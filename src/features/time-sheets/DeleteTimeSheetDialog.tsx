import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSheet } from '@/domain/timeSheet';
import { isApiError } from '@/shared/api/apiError';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/Alert';
import { Dialog } from '@/shared/ui/Dialog';
import { useDeleteTimeSheetMutation } from './timeSheetsApi';

interface DeleteTimeSheetDialogProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Asks before a sheet is deleted: a signature cannot be had back. */
export function DeleteTimeSheetDialog({ sheet, fileName, onClose }: DeleteTimeSheetDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useDeleteTimeSheetMutation();
  const [failure, setFailure] = useState<unknown>(null);

  async function handleDelete() {
    if (isLoading) return;
    setFailure(null);
    const { error } = await remove(sheet.id);
    if (error && !(isApiError(error) && error.kind === 'not-found')) {
      setFailure(error);
      return;
    }
    dispatch(noticeGiven({ tone: 'success', text: t('timeSheets:delete.done'), lifeMs: noticeLife.done }));
    onClose();
  }

  return (
    <Dialog
      title={t('timeSheets:delete.title')}
      onClose={onClose}
      canClose={() => !isLoading}
      footer={
        <button
          className="btn btn-ghost-danger"
          type="button"
          aria-disabled={isLoading}
          onClick={() => void handleDelete()}
        >
          {t('common:actions.delete')}
        </button>
      }
    >
      {failure !== null && (
        <Alert tone="danger">{t('timeSheets:delete.failed', { reason: errorText(failure) })}</Alert>
      )}
      <p className="mb-0">
        <b className="fw5 wrap">{fileName}</b>
        <br />
        <span className="t2">
          {t(sheet.state === 'prepared' ? 'timeSheets:delete.text' : 'timeSheets:delete.textSigned')}
        </span>
      </p>
    </Dialog>
  );
}
