import type { Cents } from '@/domain/money/money';
import { useFormats } from '@/shared/i18n/useFormats';

/** Formats sums of money and hours; a missing value becomes a dash. */
export function useFigureWords() {
  const formats = useFormats();
  return {
    money: (amount: Cents | null) => (amount === null ? '–' : formats.euroSum(amount)),
    hours: (amount: number | null) => (amount === null ? '–' : `${formats.hourSum(amount)} h`),
  };
}
