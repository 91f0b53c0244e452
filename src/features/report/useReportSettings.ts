import { useSearchParams } from 'react-router-dom';
import type { PivotQuestion } from '@/domain/report/pivot';
import { type ReportSettings, readReport, writeReport } from '@/domain/report/reportAddress';
import { comparedDays, reportDays } from '@/domain/report/reportPeriods';
import { env } from '@/shared/env';
import { useToday } from '@/shared/ui/timing/useClock';

/** Whether this installation reports about people. */
export const isWithPeople = env.reports === 'on';

/** The settings of the report, which the address holds. */
export function useReportSettings() {
  const [params, setParams] = useSearchParams();
  const settings = readReport(params, isWithPeople);
  return {
    settings,
    /** Changes settings in place: going back leads past them. */
    change: (changed: Partial<ReportSettings>) =>
      setParams(writeReport({ ...settings, ...changed }), { replace: true, preventScrollReset: true }),
    /** Makes a change that adds an entry to the history, such as showing entries: going back undoes it. */
    open: (changed: Partial<ReportSettings>) =>
      setParams(writeReport({ ...settings, ...changed }), { preventScrollReset: true }),
  };
}

/** The question that the settings ask today. */
export function useReportQuestion(): PivotQuestion {
  const { rows, columns, period, against, filters } = useReportSettings().settings;
  const today = useToday();
  const compared = comparedDays(period, against, today);
  return { rows, columns, period: reportDays(period, today), compared, filters };
}
