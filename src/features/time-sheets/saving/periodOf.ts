import { type IsoDate, type Period, isIsoDate, monthOf } from '@/domain/time/period';
import type { PeriodValues } from './timeSheetDraft';

/** The period of the fields; null while they are not valid. */
export function periodOf({ kind, date, from, to }: PeriodValues): Period | null {
  if (kind === 'month') return isIsoDate(date) ? monthOf(date) : null;
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

/** The initial values: the current month, also as the initial range. */
export function newPeriodValues(today: IsoDate): PeriodValues {
  return { kind: 'month', date: today, ...monthOf(today) };
}
