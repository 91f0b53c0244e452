import { useTranslation } from 'react-i18next';
import { cents } from '@/domain/money/money';
import { type HandedOver, type PayrollValues, type ValueKind, isMoney } from '@/domain/payroll/payroll';
import { useFormats } from '@/shared/i18n/useFormats';
import { decimalsFor, formatDecimal } from '@/shared/pdf/printedFormats';

/** Writes the values of payroll. */
export function useValueTexts() {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const figure = (kind: ValueKind, value: number) =>
    kind === 'km' ? formats.number(value) : formats.hours(value);
  const withUnit = (kind: ValueKind, value: number): string =>
    isMoney(kind)
      ? formats.euros(cents(value))
      : t(kind === 'km' ? 'unit.km' : 'unit.h', { value: figure(kind, value) });
  return {
    /** As in a table, whose head says the unit: `181,0`, `124`, `48,00`; a dash for nothing. */
    figure: (kind: ValueKind, values: PayrollValues): string => {
      if (values[kind] === 0) return '–';
      return isMoney(kind) ? formats.amount(cents(values[kind])) : figure(kind, values[kind]);
    },
    /** With its unit: `1.191,5 h`, `1.348 km`, `256,00 €`. */
    withUnit,
    /** As on the paper, with at least two decimals of hours: `8,00 h`. */
    onPaper: (kind: ValueKind, value: number): string =>
      kind === 'km' || isMoney(kind)
        ? withUnit(kind, value)
        : t('unit.h', { value: formatDecimal(value, decimalsFor([value], 2), formats.language) }),
    /** As a file hands it over, with two decimals: `1.683,50 h`, `684,00 €`. */
    handedOver: (as: HandedOver, hundredths: number): string => {
      const value = cents(Math.round(hundredths));
      if (as === 'amount') return formats.euros(value);
      return t(as === 'km' ? 'unit.km' : 'unit.h', { value: formats.amount(value) });
    },
  };
}
