import { addDays, isoDate } from '../time/period';
import { type PivotQuestion, pivot } from './pivot';
import type { ProjectFigures } from './projectFigures';
import { personOf, reportRow } from './report.fixture';
import { NO_FILTERS } from './reportFilters';
import { projectKey } from './reportRow';

/** A row of one and a quarter hours for each of 680 days, again and again. */
export const manyRows = Array.from({ length: 50_000 }, (_, at) =>
  reportRow(addDays(isoDate('2025-01-01'), at % 680), 1.25, {
    customer: String(at % 40),
    project: `Projekt ${at % 240}`,
    person: `person ${at % 60}`,
    description: `Arbeit ${at % 9000} am Gerät`,
  }),
);
const figures = new Map<string, ProjectFigures>();
for (const { customer, project = null } of manyRows)
  figures.set(projectKey(customer, project), {
    customer,
    project: project ?? '',
    budget: 10_000,
    rate: 110.22,
    usedByEnd: 5000,
  });

const question: PivotQuestion = {
  columns: 'week',
  rows: 'person-project',
  period: { from: isoDate('2025-12-01'), to: isoDate('2026-11-20') },
  compared: { from: isoDate('2025-01-01'), to: isoDate('2025-11-30') },
  filters: { ...NO_FILTERS, text: 'gerat' },
};

/** Groups 50,000 rows of 40 customers by week, compared with the weeks before, and returns how many rows were counted. */
export function groupManyRows(): number {
  const { total } = pivot(manyRows, question, figures, personOf);
  return total.total.rows + total.before.rows;
}
