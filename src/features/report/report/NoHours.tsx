import { useTranslation } from 'react-i18next';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { NO_FILTERS, type ReportFilters } from '@/domain/report/reportFilters';
import { useFormats } from '@/shared/i18n/useFormats';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { useReportDays } from '../useReportSettings';

interface NoHoursProps {
  readonly settings: ReportSettings;
  readonly change: (changed: Partial<ReportSettings>) => void;
  /** Whether all customers were read; if not, hours may still be found. */
  readonly isComplete: boolean;
}

/** Whether any filter is set. */
const hasFilters = ({ customers, projects, people, text }: ReportFilters): boolean =>
  text.trim() !== '' || [customers, projects, people].some(({ values }) => values.length > 0);

/** Says that the period has no hours, or that the filters leave none. */
export function NoHours({ settings, change, isComplete }: NoHoursProps) {
  const { t } = useTranslation('report');
  const { date } = useFormats();
  const { from, to } = useReportDays(settings).days;
  const isFiltered = hasFilters(settings.filters);
  const days = { from: date(from), to: date(to) };
  const text = isFiltered ? t('report.none.filtered', days) : t('report.none.text', days);
  return (
    <EmptyState
      title={t('report.none.title')}
      text={isComplete ? text : t('report.none.soFar')}
      action={
        isFiltered && (
          <button type="button" className="btn btn-quiet" onClick={() => change({ filters: NO_FILTERS })}>
            {t('report.none.reset')}
          </button>
        )
      }
    />
  );
}
