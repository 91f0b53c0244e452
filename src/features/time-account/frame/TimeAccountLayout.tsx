import { Outlet, useOutletContext, useSearchParams } from 'react-router-dom';
import { yearOf } from '@/domain/time/period';
import { useToday } from '@/shared/ui/timing/useClock';
import { useOwnData } from '../own-data/useOwnData';
import { useOwnAccount } from '../useOwnAccount';

/** The data that the three pages of the time account share. */
function useSharedData() {
  const [params] = useSearchParams();
  const today = useToday();
  const asked = params.get('year');
  const year = asked !== null && /^(?:19|20|21)\d\d$/u.test(asked) ? Number(asked) : yearOf(today);
  return {
    /** The year in the address (`?year=2026`); the current year if there is none, or it is unreadable. */
    year,
    /** Undefined until the settings are read from the device. */
    own: useOwnAccount(year),
    /** The dialogs in which users take their data along, and the button that opens them. */
    ownData: useOwnData(year),
  };
}

/** Returns the data that `TimeAccountLayout` provides to the pages of its route. */
export const useTimeAccount = () => useOutletContext<ReturnType<typeof useSharedData>>();

/** The route around the three pages: it holds what they share, so that another tab has it at once. */
export function TimeAccountLayout() {
  const shared = useSharedData();
  return (
    <>
      <Outlet context={shared} />
      {shared.ownData.element}
    </>
  );
}
