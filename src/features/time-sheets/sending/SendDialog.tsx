import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import type { ShownSheet } from './sentSheets';
import { Button } from '@/shared/ui/buttons/Button';

interface SendDialogProps {
  readonly sheet: ShownSheet;
  readonly fileName: string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks before a sheet is, or may be, mailed a second time, because all recipients would get it again. */
export function SendDialog({ sheet, fileName, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const { sentAt, isConfirmed, isInDoubt } = sheet;
  const text =
    sentAt === null
      ? t(isInDoubt ? 'mail.inDoubt' : 'mail.elsewhere')
      : t(isConfirmed ? 'mail.againText' : 'mail.againUnconfirmed', {
          date: formats.date(localDay(new Date(sentAt))),
        });
  return (
    <Dialog
      title={t(sentAt === null ? 'mail.title' : 'mail.againTitle')}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          label={t(sentAt === null ? 'actions.mail' : 'actions.mailAgain')}
          onClick={onSend}
        />
      }
    >
      <p>
        <b className="text-medium text-break">{fileName}</b>
        <br />
        <span className="text-secondary">{text}</span>
      </p>
    </Dialog>
  );
}
