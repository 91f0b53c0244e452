import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';
import { DateField } from '@/shared/ui/fields/DateField';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { MonthField } from '@/shared/ui/fields/MonthField';
import { Segmented } from '@/shared/ui/Segmented';
import type { TeamOf } from '../members/membersApi';
import { type ExportOutcome, useExport } from './useExport';
import { useExportForm } from './useExportForm';

interface ExportDialogProps {
  readonly of: TeamOf;
  /** Of the customer or project: the file is named after it. */
  readonly name: string;
  readonly today: IsoDate;
  readonly onClose: () => void;
}

/** Exports the hours of a customer or project as a spreadsheet: a month, or an extended range (section 2). */
export function ExportDialog({ of, name, today, onClose }: ExportDialogProps) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const formId = useId();
  const { kind, setKind, valueField, submit } = useExportForm(today);
  const { share, run } = useExport(of, name);
  const [outcome, setOutcome] = useState<ExportOutcome | null>(null);
  const isBusy = share !== null;

  async function handleExport() {
    if (isBusy) return;
    const period = await submit();
    if (!period) return;
    setOutcome(null);
    const result = await run(period);
    setOutcome(result);
    if (result.kind !== 'saved') return;
    const text = t('exportDialog.done', { count: result.rows, file: result.file });
    dispatch(noticeGiven({ tone: 'success', text, lifeMs: noticeLife.done }));
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleExport();
  }

  return (
    <Dialog
      title={t('exportDialog.title')}
      onClose={onClose}
      footer={
        <button type="submit" className="btn btn-primary" form={formId} aria-disabled={isBusy}>
          {t('exportDialog.export')}
        </button>
      }
    >
      {outcome?.kind === 'failed' && (
        <Alert tone="danger">{t('exportDialog.failed', { reason: errorText(outcome.error) })}</Alert>
      )}
      {outcome?.kind === 'unwritten' && (
        <Alert tone="danger">{t('exportDialog.failed', { reason: outcome.message })}</Alert>
      )}
      {outcome?.kind === 'empty' && <Alert>{t('exportDialog.empty')}</Alert>}
      <form id={formId} className="tw-form" noValidate onSubmit={handleSubmit}>
        <Segmented
          label={t('exportDialog.period')}
          value={kind}
          options={[
            { value: 'month', label: t('exportDialog.month') },
            { value: 'range', label: t('exportDialog.range') },
          ]}
          onChange={setKind}
        />
        {kind === 'month' ? (
          <div className="c6 p12">
            <MonthField label={t('exportDialog.month')} required {...valueField('month')} />
          </div>
        ) : (
          <>
            <div className="c6">
              <DateField label={t('exportDialog.from')} required {...valueField('from')} />
            </div>
            <div className="c6">
              <DateField label={t('exportDialog.to')} required {...valueField('to')} />
            </div>
          </>
        )}
      </form>
      {isBusy && (
        <progress className="tw-progress" value={share} max={1} aria-label={t('exportDialog.writing')} />
      )}
    </Dialog>
  );
}
