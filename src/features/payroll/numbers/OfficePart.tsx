import { useTranslation } from 'react-i18next';
import { OFFICE_CHOICES } from '@/domain/payroll/payroll';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { NumbersForm } from './useNumbersForm';

/** The numbers of the payroll office, and which of the known forms its files have. */
export function OfficePart({ form }: { readonly form: NumbersForm }) {
  const { t } = useTranslation('payroll');
  const { numbers, lodasDate, lugFields, csvEncoding } = OFFICE_CHOICES;
  const worded = (value: (typeof numbers | typeof csvEncoding)[number]) => ({
    value,
    label: t(`office.choice.${value}`),
  });
  const asItIs = (value: string) => ({ value, label: value });
  const choices = [
    ['numbers', numbers.map(worded)],
    ['lodasDate', lodasDate.map(asItIs)],
    ['lugFields', lugFields.map(asItIs)],
    ['csvEncoding', csvEncoding.map(worded)],
  ] as const;
  return (
    <div className="tw-form mb-3">
      {(['advisor', 'client'] as const).map((name) => (
        <div key={name} className="span-6 phone-span-12">
          <TextField
            label={t(`office.${name}`)}
            inputMode="numeric"
            {...form.field(name)}
            value={String(form.values[name])}
          />
        </div>
      ))}
      {choices.map(([name, options]) => (
        <div key={name} className="span-6 phone-span-12">
          <SelectField
            label={t(`office.${name}`)}
            hint={t(`office.hint.${name}`)}
            options={options}
            {...form.field(name)}
            value={String(form.values[name])}
          />
        </div>
      ))}
    </div>
  );
}
