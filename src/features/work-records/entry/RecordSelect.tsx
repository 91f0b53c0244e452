import { useTranslation } from 'react-i18next';
import { ChoiceField } from '@/shared/ui/fields/choice/ChoiceField';
import type { WorkRecordForm } from './useWorkRecordForm';

interface RecordSelectProps {
  readonly form: WorkRecordForm;
  readonly of: 'customer' | 'project';
  readonly size?: 'sm';
  readonly labelHidden?: boolean;
}

/**
 * The select for customer or project of a record that is edited in the list, with the same options as in the dialog.
 */
export function RecordSelect({ form, of, ...look }: RecordSelectProps) {
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
