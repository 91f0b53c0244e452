import { useTranslation } from 'react-i18next';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSheetSteps } from '../saving/useSheetSteps';

interface DeleteTimeSheetDialogProps {
  readonly sheet: TimeSheet;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Asks before a sheet is deleted, because its signature cannot be restored. */
export function DeleteTimeSheetDialog({ sheet, fileName, onClose }: DeleteTimeSheetDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const dispatch = useAppDispatch();
  const steps = useSheetSteps();

  function handleDone() {
    dispatch(doneNotice(t('timeSheets:delete.done')));
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('timeSheets:delete.title')}
      confirmLabel={t('common:actions.delete')}
      isDangerous
      act={async () => steps.remove(sheet)}
      describeFailure={(reason) => t('timeSheets:delete.failed', { reason })}
      onDone={handleDone}
      onClose={onClose}
    >
      <p>
        <b className="text-medium break-anywhere">{fileName}</b>
        <br />
        <span className="text-secondary">
          {t(sheet.state === 'prepared' ? 'timeSheets:delete.text' : 'timeSheets:delete.textSigned')}
        </span>
      </p>
    </ConfirmDialog>
  );
}
