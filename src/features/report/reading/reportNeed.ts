import { type ReportSettings } from '@/domain/report/reportAddress';
import { comparedDays, daysOf } from '@/domain/report/reportPeriods';
import { type IsoDate, isoDate } from '@/domain/time/period';
import type { ReportNeed } from './reportReading';
import { around } from './spans';

/** No hours were booked before this day. */
const BEGINNING = isoDate('2000-01-01');

/** The days and details that the settings of a report need. Budgets and rates count the hours of all time. */
export function reportNeed(settings: ReportSettings, today: IsoDate): ReportNeed {
  const { view, measure, period, against } = settings;
  const days = daysOf(period, today);
  const everything = around({ from: BEGINNING, to: today }, days);
  if (view === 'budget') return { span: { from: BEGINNING, to: today }, projects: 'budgets' };
  if (view === 'cleanup') return { span: days, projects: 'states' };
  if (measure === 'budget' || measure === 'rate') return { span: everything, projects: 'budgets' };
  return { span: around(days, comparedDays(period, against, today)), projects: 'none' };
}
