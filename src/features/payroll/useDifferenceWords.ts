import { useTranslation } from 'react-i18next';
import type { SheetDifference } from '@/domain/payroll/sheetDifferences';
import type { ValueKind } from '@/domain/payroll/payroll';
import { type Period, isIsoDate } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useValueTexts } from './useValueTexts';

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
  const { onPaper } = useValueTexts();
  const nothing = t('differs.nothing');
  const dayText = (date: string) => (isIsoDate(date) ? formats.day(date) : date);
  const valueText = (kind: ValueKind | 'date', value: number | string | null) =>
    typeof value === 'number' && kind !== 'date'
      ? onPaper(kind, value)
      : dayText(String(value ?? '')) || nothing;
  const rangeText = (period: Period | null) =>
    period ? formats.dayRange(period.from, period.to, 'always') : nothing;

  return (difference) => {
    switch (difference.where) {
      case 'row':
      case 'sum': {
        const { value, printed, attached } = difference;
        const line = difference.where === 'row' ? dayText(difference.date) : t('differs.sum');
        return {
          place: `${line}, ${t(`paper.${value}`)}`,
          printed: valueText(value, printed),
          attached: valueText(value, attached),
        };
      }
      case 'missingRow':
      case 'extraRow': {
        const isPrinted = difference.where === 'extraRow';
        return {
          place: dayText(difference.date),
          printed: isPrinted ? t('differs.row') : nothing,
          attached: isPrinted ? nothing : t('differs.row'),
        };
      }
      case 'period': {
        const { printed, attached } = difference;
        return { place: t('differs.period'), printed: rangeText(printed), attached: rangeText(attached) };
      }
      case 'name':
      case 'moment':
      case 'mail': {
        const { where, printed, attached } = difference;
        return { place: t(`differs.${where}`), printed: printed ?? nothing, attached: attached ?? nothing };
      }
    }
  };
}
