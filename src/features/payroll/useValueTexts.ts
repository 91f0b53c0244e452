import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money/money';
import { type PayrollValues, type ValueKind, isMoney } from '@/domain/payroll/payroll';
import { useFormats } from '@/shared/i18n/useFormats';

/** Writes the values of payroll. */
export function useValueTexts() {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const figure = (kind: ValueKind, value: number) =>
    kind === 'km' ? formats.number(value) : formats.hours(value);
  return {
    /** As in a table, whose head says the unit: `181,0`, `124`, `48,00`; a dash for nothing. */
    figure: (kind: ValueKind, values: PayrollValues): string => {
      if (values[kind] === 0) return '–';
      return isMoney(kind) ? formats.amount(cents(values[kind])) : figure(kind, values[kind]);
    },
    /** With its unit: `1.191,5 h`, `1.348 km`, `256,00 €`. */
    withUnit: (kind: ValueKind, value: number): string =>
      isMoney(kind)
        ? formats.euros(cents(value))
        : t(kind === 'km' ? 'unit.km' : 'unit.h', { value: figure(kind, value) }),
  };
}
