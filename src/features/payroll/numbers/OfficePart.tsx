import { useTranslation } from 'react-i18next';
import { SelectField } from '@/shared/ui/fields/SelectField';
import { TextField } from '@/shared/ui/fields/TextField';
import { CSV_ENCODINGS, LODAS_DATES, NUMBER_KINDS } from './typedNumbers';
import type { NumbersForm } from './useNumbersForm';

const LUG_FIELDS = ['12', '11'] as const;

/** The choices that are not their own words. */
const WORDED = [...NUMBER_KINDS, ...LUG_FIELDS, ...CSV_ENCODINGS] as const;

/** The numbers of the payroll office, and which of the known forms its files have. */
export function OfficePart({ form }: { readonly form: NumbersForm }) {
  const { t } = useTranslation('payroll');
  const optionOf = (value: (typeof WORDED)[number]) => ({ value, label: t(`office.choice.${value}`) });
  const options = {
    numbers: NUMBER_KINDS.map(optionOf),
    lodasDate: LODAS_DATES.map((value) => ({ value, label: value })),
    lugFields: LUG_FIELDS.map(optionOf),
    csvEncoding: CSV_ENCODINGS.map(optionOf),
  };
  const names = ['numbers', 'lodasDate', 'lugFields', 'csvEncoding'] as const;
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
      {names.map((name) => (
        <div key={name} className="span-6 phone-span-12">
          <SelectField
            label={t(`office.${name}`)}
            hint={t(`office.hint.${name}`)}
            options={options[name]}
            {...form.field(name)}
            value={String(form.values[name])}
          />
        </div>
      ))}
    </div>
  );
}
