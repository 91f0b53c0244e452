import { Outlet, useSearchParams } from 'react-router-dom';
import { yearOf } from '@/domain/time/period';
import { useToday } from '@/shared/ui/timing/useClock';
import { useOwnData } from '../own-data/useOwnData';
import { useOwnAccount } from '../useOwnAccount';
import type { TimeAccount } from '../useTimeAccount';

/** The route around the three pages: it holds what they share, so that another tab has it at once. */
export function TimeAccountLayout() {
  const [params] = useSearchParams();
  const today = useToday();
  const asked = params.get('year');
  const year = asked !== null && /^(?:19|20|21)\d\d$/u.test(asked) ? Number(asked) : yearOf(today);
  const own = useOwnAccount(year);
  const ownData = useOwnData(year);
  const context: TimeAccount = { year, own, ownData };
  return (
    <>
      <Outlet context={context} />
      {ownData.element}
    </>
  );
}
