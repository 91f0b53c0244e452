import { hoursOfHundredths } from '@/domain/hundredths';
import type { ReportRow } from '@/domain/report/reportRow';
import { readReportRows } from '@/domain/report/reportRows';
import { isoDate } from '@/domain/time/period';
import type { ReportData } from '@/features/report/reading/answers';
import { readDate } from '@/shared/api/wire';
import { testToday } from '../today';
import { type Company, type OtherRow, customers } from './company';
import * as loop from './plainLoop';
import { exported } from './service';

const today = isoDate(testToday);
/** All days of the companies. */
export const always = { from: isoDate('2020-01-01'), to: isoDate('2027-12-31') };
export const millionthsOf = (hundredths: number) => loop.millionths(hoursOfHundredths(hundredths));

/** Kim Weber is two people; one is called by their user name; one is in no directory. */
const people = [
  ['k1', 'kim.weber', 'Kim', 'Weber'],
  ['k2', 'kim.weber2', 'Kim', 'Weber'],
  ['t', 'tobias.frick', 'Tobias', 'Frick'],
  ['j', 'jalbrecht', 'Jana', 'Albrecht'],
].map(([id = '', username = '', givenName = '', surname = '']) => ({
  id,
  username,
  mail: '',
  givenName,
  surname,
  verificationState: 'authorized' as const,
}));

/** The report as it was read from the exports. */
export function reportOf(company: Company): ReportData & { readonly unreadable: number } {
  const read = customers.map(({ id, name }) =>
    readReportRows(exported(company, id, always.from, always.to), {
      customer: String(id),
      customerName: name,
      span: always,
      dayOf: readDate,
    }),
  );
  const projects = customers.flatMap((customer) =>
    customer.projects.map(({ id, name }) => ({
      id,
      name,
      customerId: customer.id,
      customerName: customer.name,
      state: 'active' as const,
      timeBudget: 100,
      revenue: null,
    })),
  );
  const rows: readonly ReportRow[] = read.flatMap((one) => one.rows);
  const unreadable = read.reduce((sum, one) => sum + one.unreadable, 0);
  return { rows, projects, people, today, isComplete: true, unreadable };
}

/** All rows of all exports. */
export const allRows = (company: Company): OtherRow[] =>
  customers.flatMap(({ id }) => loop.exportRows(company, id));
