import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { SavingNote } from '@/shared/forms/SavingNote';
import { TextField } from '@/shared/ui/fields/TextField';
import { RecordSelect } from './RecordSelect';
import { type RowEditorOptions, useRowEditor } from './useRowEditor';

interface RecordEditorFormProps extends RowEditorOptions {
  /** The hours have no buttons. */
  readonly isBare?: boolean;
  /** What stands before the button that saves, instead of Cancel. */
  readonly foot?: ReactNode;
}

/** Inline edit as a small form. */
export function RecordEditorForm({ isBare = false, foot, ...props }: RecordEditorFormProps) {
  const { t } = useTranslation(['workRecords', 'common']);
  const errorText = useErrorText();
  const { form, failure, isSaving, progress, handleSave, handleCancel, handleKeyDown } = useRowEditor(props);
  const { field, valueField } = form;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void handleSave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape cancels, as in every editor
    <form
      className="tw-form"
      noValidate
      aria-busy={isSaving}
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
    >
      {failure !== null && (
        <Alert tone="danger">{t('workRecords:dialog.saveFailed', { reason: errorText(failure) })}</Alert>
      )}
      <div className={clsx('phone-span-12', isBare ? 'span-6' : 'span-8')}>
        <DateField dayOf="work" label={t('workRecords:columns.date')} {...valueField('date')} />
      </div>
      <div className={clsx('phone-span-12', isBare ? 'span-6' : 'span-4')}>
        <HoursField
          label={t('workRecords:columns.hours')}
          isBare={isBare}
          known={props.record.hours}
          {...valueField('hours')}
        />
      </div>
      <div>
        <RecordSelect form={form} of="customer" />
      </div>
      <div>
        <RecordSelect form={form} of="project" />
      </div>
      <div>
        <TextField
          label={t('workRecords:columns.description')}
          placeholder={t('workRecords:hints.descriptionPlaceholder')}
          {...field('description')}
        />
      </div>
      <SavingNote of={progress} />
      <div className="as-flex gap-8">
        {foot ?? (
          <button className="btn btn-quiet flex-fill" type="button" onClick={handleCancel}>
            {t('common:actions.cancel')}
          </button>
        )}
        <button
          className={clsx('btn btn-primary', foot === undefined ? 'flex-fill' : 'push-right')}
          type="submit"
          aria-disabled={isSaving}
        >
          {t('common:actions.save')}
        </button>
      </div>
    </form>
  );
}

/** Inline edit on a phone: the card becomes a small form. */
export function WorkRecordCardEditor(props: RowEditorOptions) {
  return (
    <li className="tw-record edit">
      <RecordEditorForm {...props} isBare />
    </li>
  );
}
