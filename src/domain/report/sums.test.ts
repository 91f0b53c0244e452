import { expect, test } from 'vitest';
import { centsOfEuros } from '../money/money';
import { isoDate } from '../time/period';
import { type ReportProject, projectFigures } from './projectFigures';
import { reportRow } from './report.fixture';
import { projectKey } from './reportRow';
import { addRow, noSums, unpaidHours } from './sums';

const today = isoDate('2026-11-20');
const listed = (customerId: number): ReportProject => ({
  customerId,
  name: 'MES',
  state: 'active',
  timeBudget: 100,
  revenue: centsOfEuros(1000),
});

test('the revenue of hours is unknown, not none, where their project could not be read (R-16.94)', () => {
  const rows = [
    reportRow('2026-10-01', 4),
    reportRow('2026-10-01', 2, { project: null }),
    reportRow('2026-10-01', 1, { project: 'Gone' }),
    reportRow('2026-10-01', 8, { customer: '13', project: undefined }),
    reportRow('2026-10-02', 16, { customer: '13' }),
  ];
  const figures = projectFigures([listed(12), listed(13)], rows, { today, end: today });
  const sums = noSums();
  for (const row of rows) addRow(sums, row, figures.get(projectKey(row.customer, row.project)));
  expect([sums.paidHours, unpaidHours(sums), sums.unknownRevenue]).toEqual([400, 200, 2500]);
});
