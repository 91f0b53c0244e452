import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { comparedDays, reportDays } from '@/domain/report/reportPeriods';
import { type IsoDate, isoDate } from '@/domain/time/period';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { useToday } from '@/shared/ui/timing/useClock';
import { Reader } from './reader';
import type { ReportNeed, ReportReading } from './reportReading';
import { spanOfBoth } from '@/domain/time/spans';

/** No hours were booked before this day. */
const BEGINNING = isoDate('2000-01-01');

/** The data that a report with these settings needs. Budgets and rates count the hours of all time. */
export function reportNeed(settings: ReportSettings, today: IsoDate): ReportNeed {
  const { tab, measure, period, against } = settings;
  const days = reportDays(period, today);
  const everything = spanOfBoth({ from: BEGINNING, to: today }, days);
  if (tab === 'budget') return { span: { from: BEGINNING, to: today }, projects: 'budgets' };
  if (tab === 'cleanup') return { span: days, projects: 'states' };
  if (measure === 'budget' || measure === 'rate') return { span: everything, projects: 'budgets' };
  return { span: spanOfBoth(days, comparedDays(period, against, today)), projects: 'none' };
}

/** Reads the data that a report needs, customer by customer, unless they are known from this visit or kept on the device. */
export function useReading(need: ReportNeed): ReportReading {
  const dispatch = useAppDispatch();
  const today = useToday();
  const guid = useUser()?.guid ?? '';
  const [reader] = useState(() => new Reader({ dispatch, guid }));
  const snapshot = useSyncExternalStore(reader.subscribe, () => reader.snapshot);
  const { projects } = need;
  const { from, to } = need.span;
  useEffect(() => reader.close, [reader]);
  // A layout effect runs before the effects of the screen, which ask for answers.
  useLayoutEffect(
    () => reader.want({ span: { from, to }, projects }, today),
    [reader, from, to, projects, today],
  );
  const { stop, goOn, retry, readAnew, ask } = reader;
  return { ...snapshot, stop, goOn, retry, readAnew, ask };
}
