import { useSearchParams } from 'react-router-dom';
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

/** The days of a report, and those with which it is compared; null if there are none. */
export function useReportDays({ period, against }: Pick<ReportSettings, 'period' | 'against'>) {
  const today = useToday();
  return { days: reportDays(period, today), compared: comparedDays(period, against, today) };
}
