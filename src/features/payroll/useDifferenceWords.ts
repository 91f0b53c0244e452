import { useTranslation } from 'react-i18next';
import type { SheetDifference } from '@/domain/payroll/judgeSheet';
import { type ValueKind, forEachValue } from '@/domain/payroll/payroll';
import { isIsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useSumTexts } from './useSumTexts';

/** A place where the text of a sheet and its data differ, and what each of them says. */
export interface DifferenceWords {
  /** `Mo 12.10., AStd`; the columns are called as on the paper. */
  readonly place: string;
  readonly printed: string;
  readonly attached: string;
}

/** Says where the text of a sheet and its data differ. */
export function useDifferenceWords(): (difference: SheetDifference) => DifferenceWords {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const sumText = useSumTexts();
  const dayText = (date: string) => (isIsoDate(date) ? formats.day(date) : date);
  const valueText = (kind: ValueKind | 'date', value: number | string | null) => {
    if (value === null || value === '') return t('differs.nothing');
    if (kind === 'date') return dayText(String(value));
    return typeof value === 'number'
      ? sumText(
          kind,
          forEachValue((one) => (one === kind ? value : 0)),
        )
      : value;
  };

  return (difference) => {
    switch (difference.where) {
      case 'row':
        return {
          place: `${dayText(difference.date)}, ${t(`paper.${difference.value}`)}`,
          printed: valueText(difference.value, difference.printed),
          attached: valueText(difference.value, difference.attached),
        };
      case 'sum':
        return {
          place: `${t('differs.sum')}, ${t(`paper.${difference.value}`)}`,
          printed: valueText(difference.value, difference.printed),
          attached: valueText(difference.value, difference.attached),
        };
      case 'missingRow':
      case 'extraRow': {
        const [row, nothing] = [t('differs.row'), t('differs.nothing')];
        const isPrinted = difference.where === 'extraRow';
        return {
          place: dayText(difference.date),
          printed: isPrinted ? row : nothing,
          attached: isPrinted ? nothing : row,
        };
      }
      case 'period': {
        const { printed, attached } = difference;
        const rangeOf = (period: typeof printed) =>
          period ? formats.dayRange(period.from, period.to, 'always') : t('differs.nothing');
        return { place: t('differs.period'), printed: rangeOf(printed), attached: rangeOf(attached) };
      }
      case 'name':
      case 'moment':
      case 'mail':
        return {
          place: t(`differs.${difference.where}`),
          printed: difference.printed ?? t('differs.nothing'),
          attached: difference.attached ?? t('differs.nothing'),
        };
    }
  };
}
