import { useSearchParams } from 'react-router-dom';
import { type ReportSettings, readReport, writeReport } from '@/domain/report/reportAddress';
import { env } from '@/shared/env';

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
