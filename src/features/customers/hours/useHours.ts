import { useSearchParams } from 'react-router-dom';
import { defaultChartRange, sumMonths } from '@/domain/customers/evaluation';
import { type Period, isoDate, periodOfTexts } from '@/domain/time/period';
import { useAskAgain } from '@/shared/api/useAskAgain';
import type { TeamOf } from '../members/membersApi';
import { useToday } from '@/shared/ui/timing/useClock';
import { useGetEvaluationQuery } from './evaluationApi';

/** The hours of a period, as far as they are loaded. */
export type HoursQuery = ReturnType<typeof useHours>;

/** Loads the hours per month that were worked for a customer or project within a period. */
export function useHours(of: TeamOf, { from, to }: Period) {
  const query = useGetEvaluationQuery({ of, from, to });
  useAskAgain(query);
  const { currentData, error, isFetching, refetch } = query;
  return {
    /** Undefined while loading and after a failure, which empties the chart. */
    hours: error === undefined ? currentData : undefined,
    error: isFetching ? undefined : error,
    isFetching,
    retry: () => void refetch(),
  };
}

/** No hours were booked before this day. */
const beginning = isoDate('2000-01-01');

/** Loads all hours ever worked for a customer or project. */
export function useHoursUsed(of: TeamOf) {
  const { hours, error, retry } = useHours(of, { from: beginning, to: useToday() });
  return {
    /** Null until they are loaded. */
    used: hours === undefined ? null : sumMonths(hours),
    hasFailed: error !== undefined,
    retry,
  };
}

/** All hours that were ever worked for a customer or project. */
export type HoursUsed = ReturnType<typeof useHoursUsed>;

/** The range of the hours chart. It is stored in the address, so that going back or following a link shows it again. */
export function useChartRange(): readonly [Period, (range: Period) => void] {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const given = periodOfTexts(params.get('from'), params.get('to'));

  function setRange(range: Period) {
    // Other sections of the page have parameters of their own.
    const change = (before: URLSearchParams) => {
      before.set('from', range.from);
      before.set('to', range.to);
      return before;
    };
    setParams(change, { replace: true, preventScrollReset: true });
  }

  return [given && given.to <= today ? given : defaultChartRange(today), setRange];
}
