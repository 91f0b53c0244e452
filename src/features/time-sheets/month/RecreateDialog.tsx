import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';

interface RecreateDialogProps {
  readonly fileName: string;
  /** Returns the error, or undefined if it succeeded. */
  readonly recreate: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a signed sheet is replaced, because its signature is lost with it. */
export function RecreateDialog({ fileName, recreate, onClose }: RecreateDialogProps) {
  const { t } = useTranslation(['monthClose', 'timeSheets']);
  return (
    <ConfirmDialog
      title={t('monthClose:recreate.title')}
      confirmLabel={t('monthClose:create.again')}
      isDangerous
      act={recreate}
      describeFailure={(reason) => t('timeSheets:delete.failed', { reason })}
      onDone={onClose}
      onClose={onClose}
    >
      <p className="mb-0">
        <b className="text-medium break-anywhere">{fileName}</b>
        <br />
        <span className="text-secondary">{t('monthClose:recreate.text')}</span>
      </p>
    </ConfirmDialog>
  );
}
