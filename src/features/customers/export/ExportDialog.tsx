import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate, Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import type { TeamOf } from '../members/membersApi';
import { ExportFields } from './ExportFields';
import { ExportProgress } from './ExportProgress';
import { fileNameOf } from './fileName';
import { useExportForm } from './useExportForm';
import { useExportPeriod } from './useExportPeriod';

interface ExportDialogProps {
  readonly of: TeamOf;
  /** Of the customer or project: the file is named after it. */
  readonly name: string;
  readonly today: IsoDate;
  /** The days that the chart shows, offered as a range. */
  readonly charted: Period;
  readonly onClose: () => void;
}

/** Exports the hours of a customer or project as a spreadsheet: a month, or an extended range (section 2). */
export function ExportDialog({ of, name, today, charted, onClose }: ExportDialogProps) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const formId = useId();
  const form = useExportForm(today);
  const { share, empty, exportPeriod, forgetEmpty } = useExportPeriod(of, name, onClose);
  const isBusy = share !== null;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const period = await form.submit();
    if (period) await exportPeriod(period);
  }

  function handleCharted() {
    forgetEmpty();
    form.setRange(charted);
  }

  return (
    <Dialog
      title={t('exportDialog.title')}
      subtitle={name}
      onClose={onClose}
      footer={
        <button type="submit" className="btn btn-primary" form={formId} aria-disabled={isBusy}>
          {t('exportDialog.export')}
        </button>
      }
    >
      <form id={formId} className="tw-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ExportFields form={form} charted={charted} today={today} />
      </form>
      {empty && (
        <div className="tw-exportempty">
          <Alert action={{ label: t('exportDialog.empty.asCharted'), onAct: handleCharted }}>
            <b>
              {t('exportDialog.empty.title', {
                days: formats.dayRange(empty.from, empty.to, 'always'),
              })}
            </b>
            <br />
            {t('exportDialog.empty.text')}
          </Alert>
        </div>
      )}
      {isBusy && <ExportProgress share={share} />}
      {!isBusy && !empty && (
        <p className="tw-exportnote t3 fs13">
          <b>{fileNameOf(name)}</b> {t('exportDialog.content')}
        </p>
      )}
    </Dialog>
  );
}
