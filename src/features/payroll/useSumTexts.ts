import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money/money';
import type { PayrollValues, ValueKind } from '@/domain/payroll/payroll';
import { useFormats } from '@/shared/i18n/useFormats';

/** A value with its unit: `1.191,5 h`, `1.348 km`, `256,00 €`. */
export function useSumTexts() {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  return (kind: ValueKind, values: PayrollValues): string => {
    const value = values[kind];
    if (kind === 'food' || kind === 'expenses') return formats.euros(cents(value));
    return kind === 'km'
      ? t('unit.km', { value: formats.number(value) })
      : t('unit.h', { value: formats.hours(value) });
  };
}
