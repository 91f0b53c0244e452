import { useTranslation } from 'react-i18next';
import type { PivotQuestion } from '@/domain/report/pivot';
import { NO_FILTERS, type ReportFilters } from '@/domain/report/reportFilters';
import { useFormats } from '@/shared/i18n/useFormats';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { useReportSettings } from '../useReportSettings';

interface NoHoursProps {
  readonly question: PivotQuestion;
  /** Whether all customers were read; if not, hours may still be found. */
  readonly isComplete: boolean;
}

/** Whether any filter is set. */
const hasFilters = ({ customers, projects, people, text }: ReportFilters): boolean =>
  text.trim() !== '' || [customers, projects, people].some(({ values }) => values.length > 0);

/** Says that the period has no hours, or that the filters leave none. */
export function NoHours({ question, isComplete }: NoHoursProps) {
  const { t } = useTranslation('report');
  const { date } = useFormats();
  const { change } = useReportSettings();
  const isFiltered = hasFilters(question.filters);
  const { from, to } = question.period;
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
