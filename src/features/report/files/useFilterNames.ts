import type { ReportReading } from '../reading/reportReading';
import { useReportSettings } from '../useReportSettings';
import type { FilterNames } from '../useSettingsWords';

/** Asks for the names of the customers and people in the filters; people only if there is a filter by people. */
export function useFilterNames({ customers: read, ask }: ReportReading) {
  const { filters } = useReportSettings().settings;
  return async (): Promise<FilterNames> => {
    const customers = new Map(read.map((one) => [one.id, one.name]));
    if (filters.people.values.length === 0) return { customers, people: new Map() };
    const { people } = await ask('names', { kind: 'names' });
    return { customers, people: new Map(people.map(({ key, name }) => [key, name])) };
  };
}
