import xLg from 'bootstrap-icons/icons/x-lg.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { Alert } from '@/shared/ui/messages/Alert';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { TextField } from '@/shared/ui/fields/TextField';
import { type RowEditorOptions, useRowEditor } from './useRowEditor';
import { ChoiceField } from '@/shared/ui/fields/choice/ChoiceField';
import type { WorkRecordForm } from './useWorkRecordForm';
import { FieldError } from '@/shared/ui/fields/Field';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useDayMarks } from './fields/useDayMarks';
import { Button } from '@/shared/ui/buttons/Button';

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
        {foot ?? <Button label={t('common:actions.cancel')} className="flex-fill" onClick={handleCancel} />}
        <Button
          look="primary"
          label={t('common:actions.save')}
          className={clsx(foot === undefined ? 'flex-fill' : 'push-right')}
          type="submit"
          aria-disabled={isSaving}
        />
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

interface RecordSelectProps {
  readonly form: WorkRecordForm;
  readonly of: 'customer' | 'project';
  readonly size?: 'sm';
  readonly labelHidden?: boolean;
}

/**
 * The select for customer or project of a record that is edited in the list, with the same options as in the dialog.
 */
function RecordSelect({ form, of, ...look }: RecordSelectProps) {
  const { t } = useTranslation('workRecords');
  const { options, hasFailed, retry } = of === 'customer' ? form.customers : form.projects;
  const name = `${of}Id` as const;
  return (
    <ChoiceField
      {...look}
      label={t(`columns.${of}`)}
      emptyLabel="–"
      options={options}
      loadFailed={hasFailed}
      onRetry={retry}
      {...form.valueField(name)}
    />
  );
}

/** A table row in edit mode: Enter saves, Escape cancels. */
export function WorkRecordRowEditor(props: RowEditorOptions) {
  const { t } = useTranslation(['workRecords', 'common']);
  const errorText = useErrorText();
  const { form, failure, isSaving, progress, handleSave, handleCancel, handleKeyDown } = useRowEditor(props);
  const { field, valueField } = form;
  const marks = useDayMarks();
  const failureId = useId();
  const common = { size: 'sm', labelHidden: true } as const;

  return (
    <tr className="edit" onKeyDown={handleKeyDown} aria-busy={isSaving}>
      <td>
        <DateField
          dayOf="work"
          {...common}
          label={t('workRecords:columns.date')}
          {...(marks && { marks })}
          {...valueField('date')}
        />
      </td>
      <td>
        <RecordSelect {...common} form={form} of="customer" />
      </td>
      <td>
        <RecordSelect {...common} form={form} of="project" />
      </td>
      <td>
        <TextField
          {...common}
          label={t('workRecords:columns.description')}
          placeholder={t('workRecords:hints.descriptionPlaceholder')}
          {...field('description')}
        />
        {failure !== null && (
          <div role="alert">
            <FieldError id={failureId}>
              {t('workRecords:dialog.saveFailed', { reason: errorText(failure) })}
            </FieldError>
          </div>
        )}
        <SavingNote of={progress} />
      </td>
      <td className="align-right">
        <HoursField
          {...common}
          label={t('workRecords:columns.hours')}
          isBare
          known={props.record.hours}
          {...valueField('hours')}
        />
      </td>
      <td className="row-actions">
        <IconButton
          icon={checkLg}
          tone="primary"
          label={t('common:actions.save')}
          aria-disabled={isSaving}
          onClick={() => void handleSave()}
        />
        <IconButton icon={xLg} label={t('common:actions.cancel')} onClick={handleCancel} />
      </td>
    </tr>
  );
}

/** A quiet line that says how the save went: `closing` once it is saved, `kept` open for what was typed in the meantime. */
function SavingNote({ of }: { readonly of: 'closing' | 'kept' | null }) {
  const { t } = useTranslation('common');
  return (
    <output className="form-text block" hidden={of === null}>
      {of === 'closing' && t('saving.closesLater')}
      {of === 'kept' && t('saving.kept')}
    </output>
  );
}
