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
  readonly recent?: Readonly<Record<Name, readonly string[]>> & {
    readonly label: string;
    readonly othersLabel: string;
  };
  readonly texts: {
    readonly customer: string;
    readonly project: string;
    readonly optionsFailed: string;
    readonly projectNeedsCustomer: string;
  };
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
    if (hasFailed) return texts.optionsFailed;
    return unreadable > 0 ? t('unreadable.without', { count: unreadable }) : undefined;
  };
  const select = (name: Name, choices: SelectOptions) => ({
    options: choices.options,
    first: recent && { ...recent, values: recent[name] },
    loadFailed: choices.hasFailed,
    hint: hintOf(choices),
    onRetry: choices.retry,
    value: values[name],
    ...field(name),
  });
  return (
    <>
      <div className="span-6 phone-span-12">
        <ChoiceField label={texts.customer} emptyLabel="–" {...select('customerId', customers)} />
      </div>
      <div className="span-6 phone-span-12">
        <ChoiceField
          label={texts.project}
          emptyLabel={values.customerId === '' ? texts.projectNeedsCustomer : '–'}
          {...select('projectId', projects)}
        />
      </div>
    </>
  );
}
