import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, addDays } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/useClock';
import type { Memory } from './useBooked';

/**
 * Returns the text for the total of a day once some more hours are saved: "today then 8.0 of 8"; undefined if not all
 * records of the day are known.
 */
export function useDayThen({ balanceOf }: Memory): (date: IsoDate, added: number) => string | undefined {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const today = useToday();
  return (date, added) => {
    const balance = balanceOf(date);
    if (!balance) return undefined;
    const day =
      date === today
        ? t('entry.today')
        : date === addDays(today, -1)
          ? t('entry.yesterday')
          : `${formats.weekday(date)} ${formats.dayMonth(date)}`;
    const hours = formats.hours(sumDecimals([balance.hours, added]));
    return balance.target > 0
      ? t('entry.dayThen', { day, hours, target: formats.plain(balance.target) })
      : t('entry.dayThenFree', { day, hours });
  };
}
