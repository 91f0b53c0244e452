import { useTranslation } from 'react-i18next';
import { dayMark } from '@/domain/work/dayMark';
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
      const mark = dayMark(day, known, workDays, today);
      // No gap is shown while records are unreadable, because one of them may fill it.
      if (mark === null || (mark.isGap && known.unreadable.length > 0)) return null;
      const text = mark.isGap ? t('marks.none') : t('marks.booked', { hours: formats.plain(mark.hours) });
      return { ...mark, isUnknown: false, text };
    },
    hoursLabel: t('marks.hours'),
    gapLabel: t('marks.gap'),
    unknownLabel: t('marks.unknown'),
    since: known.knownFrom === null ? null : t('marks.since', { day: formats.dayMonth(known.knownFrom) }),
  };
}
