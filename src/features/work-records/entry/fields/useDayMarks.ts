import { useTranslation } from 'react-i18next';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { stripDay } from '@/domain/work/weekStrip';
import { useFormats } from '@/shared/i18n/useFormats';
import { useAppSelector } from '@/shared/store/hooks';
import type { DayMarks } from '@/shared/ui/fields/dates/OpenCalendar';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWaiting } from '../../keptRecords';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import { selectKnownRecords, withWhatWaits } from '../../workRecordsApi';

/** What the calendar shows for each day, from the known records; undefined on screens that read none. */
export function useDayMarks(): DayMarks | undefined {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const today = useToday();
  const read = useAppSelector(selectKnownRecords);
  const waiting = useWaiting();
  const workDays = useShownWorkDays();
  if (read === undefined) return undefined;
  const known = withWhatWaits(read, waiting);
  return {
    of: (day) => {
      if (known.knownFrom !== null && day < known.knownFrom)
        return { hours: 0, isGap: false, isUnknown: true, text: t('marks.unknown') };
      const { hours, isGap } = stripDay(day, known.entries, workDays ?? DEFAULT_WORK_DAYS, today);
      if (hours > 0)
        return { hours, isGap, isUnknown: false, text: t('marks.booked', { hours: formats.plain(hours) }) };
      // No gap is shown before the targets are known, nor while records are unreadable, because one of them may fill it.
      const isShown = isGap && workDays !== undefined && known.unreadable.length === 0;
      return isShown ? { hours: 0, isGap, isUnknown: false, text: t('marks.none') } : null;
    },
    hoursLabel: t('marks.hours'),
    gapLabel: t('marks.gap'),
    unknownLabel: t('marks.unknown'),
    since: known.knownFrom === null ? null : t('marks.since', { day: formats.dayMonth(known.knownFrom) }),
  };
}
