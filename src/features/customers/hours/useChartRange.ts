import { useSearchParams } from 'react-router-dom';
import { defaultChartRange } from '@/domain/customers/evaluation';
import { type IsoDate, type Period, isIsoDate } from '@/domain/time/period';

/** The range of the hours chart. It is stored in the address, so that going back or following a link shows it again. */
export function useChartRange(today: IsoDate): readonly [Period, (range: Period) => void] {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isGiven = isIsoDate(from) && isIsoDate(to) && from <= to && to <= today;

  function setRange(range: Period) {
    setParams({ from: range.from, to: range.to }, { replace: true, preventScrollReset: true });
  }

  return [isGiven ? { from, to } : defaultChartRange(today), setRange];
}
