import { reportDays } from '@/domain/report/reportPeriods';
import { NO_PROJECT, projectKey } from '@/domain/report/reportRow';
import { newServiceRecordPath } from '@/shared/paths';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportSettings } from './useReportSettings';

/**
 * The path to a service record of the hours that the filters choose; otherwise why there is none: they are not those of one
 * customer, or a record cannot choose like that.
 */
export function useServiceRecordPath():
  | { readonly path: string }
  | { readonly why: 'oneCustomer' | 'plainFilters' } {
  const { filters, period } = useReportSettings().settings;
  const today = useToday();
  const { customers, projects, people, text } = filters;
  const [customer, another] = customers.isExcluding ? [] : customers.values;
  if (customer === undefined || another !== undefined) return { why: 'oneCustomer' };
  const isExcluding = [projects, people].some((chosen) => chosen.isExcluding && chosen.values.length > 0);
  if (isExcluding || text.trim() !== '') return { why: 'plainFilters' };
  const path = newServiceRecordPath({
    customer,
    projects: projects.values.map((key) => (key === NO_PROJECT ? projectKey(customer, null) : key)),
    people: people.values,
    ...reportDays(period, today),
  });
  return { path };
}
