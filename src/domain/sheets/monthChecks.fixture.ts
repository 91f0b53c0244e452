import { isoDate, monthOf } from '../time/period';
import type { MonthContent } from './monthChecks';
import type { TimeSheet } from './timeSheet';

export const october = monthOf(isoDate('2026-10-15'));

/** A sheet of some days. */
export const sheet = (id: number, from: string, to: string, state = 'prepared'): TimeSheet => ({
  id,
  from: isoDate(from),
  to: isoDate(to),
  state,
});

/** A month without any workdays, so that a test sees only its own subject. */
export const leisure: MonthContent = {
  month: october,
  today: isoDate('2026-11-02'),
  records: [],
  expenses: [],
  sheets: [],
  dayOf: () => ({ kind: 'off' }),
  changedRows: 0,
  hoursStep: 0.5,
};
