import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays, calendarWeek } from '@/domain/time/period';
import { type WeekBar, weekBars } from '@/domain/work/weekHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { StaleMark } from '@/shared/ui/messages/StaleMark';
import { ChartSkeleton } from './ChartSkeleton';
import { useListMyWeeksQuery } from './myHoursApi';
import { useChartState } from './useChartState';

const HoursBars = lazyComponent(async () => (await import('@/shared/charts/HoursBars')).HoursBars);

/** Working days per week. */
const WORKDAYS = 5;

interface WeeksSectionProps {
  readonly today: IsoDate;
  readonly className: string;
}

/** The user's hours per week, newest on top. */
export function WeeksSection({ today, className }: WeeksSectionProps) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const { data, failure, isFetching, answeredAt } = useChartState(
    useListMyWeeksQuery(today),
    t('weeks.failed'),
  );
  const bars = weekBars(data ?? [], today);
  const isWaiting = data === undefined && failure === undefined;

  function detailOf({ days, isCurrent }: WeekBar): string {
    if (isCurrent) return t('weeks.untilToday');
    if (days === null) return '';
    const { monday } = calendarWeek(days.from);
    // The last four weeks begin in the middle of this week, so only its last days count.
    if (days.from > monday) return t('weeks.from', { date: formats.dayMonth(days.from) });
    const friday = addDays(monday, WORKDAYS - 1);
    return formats.dayRange(days.from, days.from > friday ? days.to : friday, 'never');
  }

  return (
    <section className={className} aria-labelledby="hours-per-week">
      <div className="tw-section-head justify-between">
        <h2 id="hours-per-week">{t('weeks.title')}</h2>
        <span className="text-faint text-small">{t('fourWeeks')}</span>
      </div>
      {answeredAt !== undefined && <StaleMark at={answeredAt} />}
      {isWaiting ? (
        <ChartSkeleton rows={bars.length} />
      ) : (
        <HoursBars
          title={t('weeks.title')}
          rowName={t('weeks.row')}
          rows={bars.map((bar) => ({
            key: String(bar.week),
            label: t('week', { week: bar.week }),
            detail: detailOf(bar),
            hours: bar.hours,
          }))}
          isCurrent={bars[0]?.isCurrent ?? false}
          isBusy={isFetching}
          failure={failure}
          fallback={<ChartSkeleton rows={bars.length} />}
        />
      )}
    </section>
  );
}
