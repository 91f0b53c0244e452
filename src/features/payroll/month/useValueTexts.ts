import { cents } from '@/domain/money/money';
import type { PayrollValues, ValueKind } from '@/domain/payroll/payroll';
import { useFormats } from '@/shared/i18n/useFormats';

/** A value as the table shows it, whose head says the unit: `181,0`, `124`, `48,00`; a dash for nothing. */
export function useValueTexts() {
  const formats = useFormats();
  return (kind: ValueKind, values: PayrollValues): string => {
    const value = values[kind];
    if (value === 0) return '–';
    switch (kind) {
      case 'hours':
      case 'travel':
        return formats.hours(value);
      case 'km':
        return formats.number(value);
      case 'food':
      case 'expenses':
        return formats.amount(cents(value));
    }
  };
}
