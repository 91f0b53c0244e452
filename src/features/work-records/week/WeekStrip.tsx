import { useTranslation } from 'react-i18next';
import type { StripDay } from '@/domain/work/weekStrip';
import { StripDays } from './StripDays';
import type { Week } from './useWeek';
import { WeekHead } from './WeekHead';

interface WeekStripProps {
  readonly week: Week;
  /** A day was opened: one without entries is to be filled, another one to be looked at. */
  readonly onOpen: (day: StripDay) => void;
}

/** The week as seven furrowed bars with its sum, and the way to its neighbours (design principles, "Week strip"). */
export function WeekStrip({ week, onOpen }: WeekStripProps) {
  const { t } = useTranslation('workRecords');
  return (
    <section className="tw-week" aria-label={t('strip.label')}>
      <WeekHead week={week} />
      <StripDays week={week} onOpen={onOpen} />
    </section>
  );
}
