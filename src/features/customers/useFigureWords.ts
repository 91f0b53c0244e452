import type { Cents } from '@/domain/money/money';
import { useFormats } from '@/shared/i18n/useFormats';

/** Sums of money and hours as they are shown; a dash where none is told. */
export function useFigureWords() {
  const formats = useFormats();
  return {
    money: (amount: Cents | null) => (amount === null ? '–' : formats.euroSum(amount)),
    hours: (amount: number | null) => (amount === null ? '–' : `${formats.hourSum(amount)} h`),
  };
}
