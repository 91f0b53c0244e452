import { Outlet, useOutletContext, useSearchParams } from 'react-router-dom';
import type { LawYear } from '@/domain/law/law';
import { yearOf } from '@/domain/time/period';
import { useToday } from '@/shared/ui/timing/useClock';
import { useLateLaw } from '../law/useLaw';
import { useOwnData } from '../own-data/useOwnData';
import { type OwnAccount, useOwnAccount } from '../useOwnAccount';

/** What the three pages of the time account are about. */
interface TimeAccount {
  /** The year in the address (`?year=2026`); the current year if there is none, or it is unreadable. */
  readonly year: number;
  /** Undefined until the settings are read from the device. */
  readonly own: OwnAccount | undefined;
  /** The law in the year; null until all records are read. */
  readonly law: LawYear | null;
  readonly ownData: ReturnType<typeof useOwnData>;
}

/** The route around the three pages: it holds what they share, so that another tab has it at once. */
export function TimeAccountLayout() {
  const [params] = useSearchParams();
  const today = useToday();
  const asked = params.get('year');
  const year = asked !== null && /^(?:19|20|21)\d\d$/u.test(asked) ? Number(asked) : yearOf(today);
  const own = useOwnAccount(year);
  const ownData = useOwnData(year);
  const context: TimeAccount = { year, own, law: useLateLaw(own, year), ownData };
  return (
    <>
      <Outlet context={context} />
      {ownData.element}
    </>
  );
}

export const useTimeAccount = () => useOutletContext<TimeAccount>();
