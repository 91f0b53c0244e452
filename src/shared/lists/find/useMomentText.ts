import { localDay } from '@/domain/time/period';
import { useFormats } from '../../i18n/useFormats';
import { useToday } from '../../ui/timing/useClock';

/** Words for a moment: the time of day, with the day before it unless that is today. */
export function useMomentText(): (at: number) => string {
  const formats = useFormats();
  const today = useToday();
  return (at) => {
    const moment = new Date(at);
    const day = localDay(moment);
    return `${day === today ? '' : `${formats.date(day)} `}${formats.clock(moment)}`;
  };
}
