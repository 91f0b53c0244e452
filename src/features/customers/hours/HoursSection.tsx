import { useTranslation } from '@/shared/i18n/useTranslation';
import { hoursByMonth } from '@/domain/evaluation';
import { type IsoDate, type Period, monthOfDay } from '@/domain/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { ChartRangeSteppers } from '@/shared/charts/ChartRangeSteppers';
import { HoursBars } from '@/shared/charts/HoursBars';
import { useFormats } from '@/shared/i18n/useFormats';
import type { HoursQuery } from './useHours';

interface HoursSectionProps {
  readonly query: HoursQuery;
  readonly range: Period;
  readonly today: IsoDate;
  readonly onRange: (range: Period) => void;
}

/** Hours per month as a chart with steppers for both ends (section 2; section 4, "Chart range"). */
export function HoursSection({ query, range, today, onRange }: HoursSectionProps) {
  const { t } = useTranslation('customers');
  const errorText = useErrorText();
  const formats = useFormats();
  const months = hoursByMonth(query.hours ?? [], range).toReversed();
  const rows = months.map(({ month, hours }) => ({
    key: month,
    label: formats.monthName(month),
    detail: month.slice(0, 4),
    hours,
  }));
  return (
    <section className="tw-block" aria-labelledby="hours-per-month">
      <div className="tw-sec tw-spread">
        <h2 id="hours-per-month">{t('chart.title')}</h2>
        <ChartRangeSteppers range={range} today={today} onChange={onRange} />
      </div>
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
