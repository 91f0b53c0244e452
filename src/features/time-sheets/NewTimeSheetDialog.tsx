import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/period';
import { useSaveFailureText } from '@/shared/api/useErrorText';
import { formatDate } from '@/shared/i18n/format';
import { noticeLife } from '@/shared/notices/noticeLife';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/Alert';
import { DateField } from '@/shared/ui/DateField';
import { Dialog } from '@/shared/ui/Dialog';
import { Segmented } from '@/shared/ui/Segmented';
import { TimeSheetPreview } from './TimeSheetPreview';
import { useCreateTimeSheetMutation } from './timeSheetsApi';
import './newTimeSheet.scss';
import { useNewTimeSheetForm } from './useNewTimeSheetForm';

interface NewTimeSheetDialogProps {
  readonly onClose: () => void;
}

/**
 * The "New time sheet" modal (section 2): the whole month of a chosen date or an explicit range, with a preview of
 * what the sheet will hold.
 */
export function NewTimeSheetDialog({ onClose }: NewTimeSheetDialogProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();
  const formId = useId();
  const [today] = useState(() => localDay(new Date()));
  const form = useNewTimeSheetForm(today);
  const [create, { isLoading }] = useCreateTimeSheetMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const { kind, period } = form;

  async function handleCreate() {
    if (isLoading) return;
    const submitted = await form.submit();
    if (!submitted) return;
    setFailure(null);
    const { error } = await create(submitted);
    if (error) {
      setFailure(error);
      return;
    }
    dispatch(noticeGiven({ tone: 'success', text: t('timeSheets:new.done'), lifeMs: noticeLife.done }));
    onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleCreate();
  }

  return (
    <Dialog
      title={t('timeSheets:new.title')}
      onClose={onClose}
      footer={
        <button className="btn btn-primary" type="submit" form={formId} aria-disabled={isLoading}>
          {t('timeSheets:new.create')}
        </button>
      }
    >
      {failure !== null && (
        <Alert tone="danger">
          {saveFailureText(failure, (reason) => t('timeSheets:new.failed', { reason }))}
        </Alert>
      )}
      <form id={formId} className="tw-form" noValidate onSubmit={handleSubmit}>
        <Segmented
          label={t('timeSheets:columns.period')}
          value={kind}
          options={[
            { value: 'month', label: t('timeSheets:new.month') },
            { value: 'range', label: t('timeSheets:new.range') },
          ]}
          onChange={form.setKind}
        />
        <PeriodFields form={form} />
      </form>
      {period && <TimeSheetPreview period={period} today={today} />}
    </Dialog>
  );
}

/** A day of the month that is meant, or the two ends of a range. */
function PeriodFields({ form }: { readonly form: ReturnType<typeof useNewTimeSheetForm> }) {
  const { t } = useTranslation('timeSheets');
  const { valueField, kind, period } = form;
  if (kind === 'month') {
    return (
      <div>
        <DateField
          label={t('fields.date')}
          required
          hint={period && t('new.monthHint', { from: formatDate(period.from), to: formatDate(period.to) })}
          {...valueField('date')}
        />
      </div>
    );
  }
  return (
    <>
      <div className="c6 p12">
        <DateField label={t('fields.from')} required {...valueField('from')} />
      </div>
      <div className="c6 p12">
        <DateField label={t('fields.to')} required {...valueField('to')} />
      </div>
    </>
  );
}
