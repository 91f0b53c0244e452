import { useTranslation } from 'react-i18next';
import { daysBetween } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import type { Week } from './useWeek';

/**
 * The lead line: today's missing hours and the oldest gap of the last two weeks; the default one until they are known.
 */
export function useLeadLine({ openDays, today }: Week): string {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  if (openDays === null) return t('lead');
  const { todayMissing, oldestGap } = openDays;
  const day = formats.namedDay(today);
  const missingToday = formats.hours(todayMissing);
  if (oldestGap === null) {
    return todayMissing > 0 ? t('leadOpen.today', { day, today: missingToday }) : t('leadOpen.none', { day });
  }
  // From a week on, a weekday alone would be ambiguous.
  const gap =
    daysBetween(oldestGap.date, today) < 7
      ? t('leadOpen.onWeekday', { weekday: formats.weekday(oldestGap.date, 'long') })
      : t('leadOpen.onDay', { date: formats.dayMonth(oldestGap.date) });
  const missing = formats.hours(oldestGap.missing);
  return todayMissing > 0
    ? t('leadOpen.both', { day, today: missingToday, gap, missing })
    : t('leadOpen.gap', { day, gap, missing });
}
