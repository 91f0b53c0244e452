import { useTranslation } from 'react-i18next';
import { ChoiceField, type ChoiceFieldProps } from '@/shared/ui/fields/choice/ChoiceField';
import type { SelectOptions } from './useCustomerAndProjectOptions';

type Name = 'customerId' | 'projectId';

interface CustomerAndProjectFieldsProps {
  readonly customers: SelectOptions;
  readonly projects: SelectOptions;
  readonly values: Readonly<Record<Name, string>>;
  /** Connects a field to the form and supplies its error message. */
  readonly field: (name: Name) => Pick<ChoiceFieldProps, 'name' | 'onValue' | 'onBlur' | 'ref' | 'error'>;
  /** Recently chosen values, listed first. */
  readonly recent?: Readonly<Record<Name, readonly string[]>> & Partial<RecentLabels>;
  /** Texts that differ from the usual ones. */
  readonly texts?: { readonly failed: string; readonly customerFirst: string };
}

/** The names of the recent values and of the others. */
interface RecentLabels {
  readonly label: string;
  readonly othersLabel: string;
}

/** Two fields side by side; the projects depend on the customer. */
export function CustomerAndProjectFields({
  customers,
  projects,
  values,
  field,
  recent,
  texts,
}: CustomerAndProjectFieldsProps) {
  const { t } = useTranslation('common');
  const hintOf = ({ hasFailed, unreadable }: SelectOptions) => {
    if (hasFailed) return texts?.failed ?? t('pair.failed');
    return unreadable > 0 ? t('unreadable.without', { count: unreadable }) : undefined;
  };
  const select = (name: Name, choices: SelectOptions) => ({
    options: choices.options,
    first: recent && {
      label: t('pair.lately'),
      othersLabel: t('pair.others'),
      ...recent,
      values: recent[name],
    },
    loadFailed: choices.hasFailed,
    hint: hintOf(choices),
    onRetry: choices.retry,
    value: values[name],
    ...field(name),
  });
  return (
    <>
      <div className="span-6 phone-span-12">
        <ChoiceField label={t('pair.customer')} emptyLabel="–" {...select('customerId', customers)} />
      </div>
      <div className="span-6 phone-span-12">
        <ChoiceField
          label={t('pair.project')}
          emptyLabel={values.customerId === '' ? (texts?.customerFirst ?? t('pair.customerFirst')) : '–'}
          {...select('projectId', projects)}
        />
      </div>
    </>
  );
}
