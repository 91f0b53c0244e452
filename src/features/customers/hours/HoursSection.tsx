import { useTranslation } from 'react-i18next';
import { cutOf, hoursByMonth } from '@/domain/customers/evaluation';
import { type IsoMonth, type Period, monthOfDay, yearOf } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { ChartRangePresets, ChartRangeSteppers } from '@/shared/charts/ChartRange';
import { HoursBars } from '@/shared/charts/HoursBars';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import type { HoursQuery } from './useHours';

interface HoursSectionProps {
  readonly query: HoursQuery;
  readonly range: Period;
  readonly onRange: (range: Period) => void;
}

/**
 * Hours per month as a chart with steppers for both ends. A month that is only partly in the range
 * says which of its days count.
 */
export function HoursSection({ query, range, onRange }: HoursSectionProps) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const formats = useFormats();
  const today = useToday();
  /** `2026`, `2026 · ab 24.05.` */
  function detailOf(month: IsoMonth): string {
    const { from, to } = cutOf(month, range);
    const part = () => {
      if (from !== null && to !== null) return formats.dayRange(from, to, 'never');
      if (from !== null) return t('chart.part.from', { date: formats.dayMonth(from) });
      return to === null ? '' : t('chart.part.to', { date: formats.dayMonth(to) });
    };
    return [yearOf(month), part()].filter(Boolean).join(' · ');
  }
  const months = hoursByMonth(query.hours ?? [], range).toReversed();
  const rows = months.map(({ month, hours }) => ({
    key: month,
    label: formats.monthName(month),
    detail: detailOf(month),
    hours: query.hours === undefined ? null : hours,
  }));
  return (
    <section className="tw-block" aria-labelledby="hours-per-month">
      <div className="tw-section-head justify-between wrap">
        <h2 id="hours-per-month">{t('chart.title')}</h2>
        <ChartRangeSteppers range={range} today={today} onChange={onRange} />
      </div>
      <ChartRangePresets range={range} today={today} onChange={onRange} />
      <HoursBars
        title={t('chart.title')}
        rowName={t('chart.month')}
        rows={rows}
        isCurrent={monthOfDay(range.to) === monthOfDay(today)}
        isBusy={query.isFetching}
        failure={
          query.error === undefined
            ? undefined
            : { text: `${t('chart.failed')}. ${errorText(query.error)}`, onRetry: query.retry }
        }
      />
    </section>
  );
}
