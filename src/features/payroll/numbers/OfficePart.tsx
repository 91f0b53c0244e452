import { useTranslation } from 'react-i18next';
import { lodasDay } from '@/domain/payroll/lodasFile';
import { OFFICE_CHOICES } from '@/domain/payroll/payroll';
import type { IsoMonth } from '@/domain/time/period';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { TextField } from '@/shared/ui/fields/TextField';
import type { NumbersForm } from './useNumbersForm';

interface OfficePartProps {
  readonly form: NumbersForm;
  /** For an example. */
  readonly month: IsoMonth;
}

/** The numbers of the payroll office, and which of the known forms its files have. */
export function OfficePart({ form, month }: OfficePartProps) {
  const { t } = useTranslation('payroll');
  const { numbers, lodasDate, lugFields, csvEncoding } = OFFICE_CHOICES;
  const worded = (value: (typeof numbers | typeof lugFields | typeof csvEncoding)[number]) => ({
    value,
    label: t(`office.choice.${value}`),
  });
  const dated = (value: (typeof lodasDate)[number]) => ({
    value,
    label: t('office.choice.date', { form: value, day: lodasDay(value, month) }),
  });
  const choices = [
    ['numbers', numbers.map(worded)],
    ['lodasDate', lodasDate.map(dated)],
    ['lugFields', lugFields.map(worded)],
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
