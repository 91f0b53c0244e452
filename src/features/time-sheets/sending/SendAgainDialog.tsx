import { useTranslation } from '@/shared/i18n/useTranslation';
import { localDay } from '@/domain/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';

interface SendAgainDialogProps {
  readonly fileName: string;
  /** When it was sent the last time. */
  readonly sentAt: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before a sheet is mailed a second time: all who got it get it again. */
export function SendAgainDialog({ fileName, sentAt, onSend, onClose }: SendAgainDialogProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  return (
    <Dialog
      title={t('mail.againTitle')}
      onClose={onClose}
      footer={
        <button className="btn btn-primary" type="button" onClick={onSend}>
          {t('actions.mailAgain')}
        </button>
      }
    >
      <p className="mb-0">
        <b className="fw5 text-break">{fileName}</b>
        <br />
        <span className="t2">{t('mail.againText', { date: formats.date(localDay(new Date(sentAt))) })}</span>
      </p>
    </Dialog>
  );
}
