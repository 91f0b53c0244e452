import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import xLg from 'bootstrap-icons/icons/x-lg.svg?icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/shared/api/useErrorText';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { FieldError } from '@/shared/ui/fields/FieldError';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { SavingNote } from '@/shared/forms/SavingNote';
import { TextField } from '@/shared/ui/fields/TextField';
import { useDayMarks } from './fields/useDayMarks';
import { RecordSelect } from './RecordSelect';
import { type RowEditorOptions, useRowEditor } from './useRowEditor';

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
