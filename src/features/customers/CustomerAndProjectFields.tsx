import type { ComponentProps } from 'react';
import { SelectField } from '@/shared/ui/fields/SelectField';
import type { SelectOptions } from './useCustomerAndProjectOptions';

type Name = 'customerId' | 'projectId';

interface CustomerAndProjectFieldsProps {
  readonly customers: SelectOptions;
  readonly projects: SelectOptions;
  readonly values: Readonly<Record<Name, string>>;
  /** What a form library registers for the field, and its message. */
  readonly field: (name: Name) => Partial<ComponentProps<typeof SelectField>>;
  /** Values that were chosen lately: they stand first. */
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

/** Two selects side by side; the projects depend on the customer (section 2). */
export function CustomerAndProjectFields({
  customers,
  projects,
  values,
  field,
  recent,
  texts,
}: CustomerAndProjectFieldsProps) {
  const select = (name: Name, { options, hasFailed, retry }: SelectOptions) => ({
    options,
    first: recent && { ...recent, values: recent[name] },
    loadFailed: hasFailed,
    hint: hasFailed ? texts.optionsFailed : undefined,
    onRetry: retry,
    value: values[name],
    ...field(name),
  });
  return (
    <>
      <div className="c6 p12">
        <SelectField label={texts.customer} emptyLabel="–" {...select('customerId', customers)} />
      </div>
      <div className="c6 p12">
        <SelectField
          label={texts.project}
          emptyLabel={values.customerId === '' ? texts.projectNeedsCustomer : '–'}
          {...select('projectId', projects)}
        />
      </div>
    </>
  );
}
