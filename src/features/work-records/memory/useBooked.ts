import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { bookedIn, mergeBooked } from '@/domain/work/bookings';
import { type IsoDate, addDays } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { dayBalance } from '@/domain/work/weekStrip';
import { useAppSelector } from '@/shared/store/hooks';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { useWaiting } from '../keptRecords';
import { selectKnownRecords, isKnownFrom, withWhatWaits } from '../workRecordsApi';
import { bookedKind } from '@/shared/recents/bookedKept';

/** Recent bookings: from the loaded records first, then from those kept on the device. */
export function useBooked() {
  const stored = useAppSelector(selectKnownRecords);
  const waiting = useWaiting();
  const known = stored && withWhatWaits(stored, waiting);
  const kept = useDeviceValue(bookedKind).value;
  const { value: workDays } = useWorkDays();
  return {
    /** Newest first; null until the list or the device has answered. */
    booked: known || kept ? mergeBooked(bookedIn(known?.entries ?? []), kept ?? []) : null,
    /** The booked and the target hours of a day; null if not all of its records are known, or one cannot be read. */
    balanceOf: (date: IsoDate) =>
      workDays && isKnownFrom(date, known) && known.unreadable.length === 0
        ? dayBalance(date, known.entries, workDays)
        : null,
  };
}

/** What a new entry can suggest from earlier ones. */
export type Memory = ReturnType<typeof useBooked>;

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
          : formats.day(date);
    const hours = formats.hours(sumDecimals([balance.hours, added]));
    return balance.target > 0
      ? t('entry.dayThen', { day, hours, target: formats.plain(balance.target) })
      : t('entry.dayThenFree', { day, hours });
  };
}
