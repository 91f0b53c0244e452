import { type IsoDate, type Period, isIsoDate, monthOf } from '@/domain/time/period';
import type { PeriodValues } from './timeSheetDraft';

/** The days that the fields mean; null while they mean none. */
export function periodOf({ kind, date, from, to }: PeriodValues): Period | null {
  if (kind === 'month') return isIsoDate(date) ? monthOf(date) : null;
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

/** The month of today, which is also the range to begin with. */
export function newPeriodValues(today: IsoDate): PeriodValues {
  return { kind: 'month', date: today, ...monthOf(today) };
}
