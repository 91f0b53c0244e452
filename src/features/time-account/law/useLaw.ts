import { useDeferredValue, useMemo } from 'react';
import { signsHidden } from '@/domain/hiddenFindings';
import { type LawInput, type LawYear, lawOfYear } from '@/domain/law/law';
import { tripsOf } from '@/domain/law/lawDays';
import { holidayOn } from '@/domain/time/holidays';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { lawKind } from '../kept/lawKept';
import { type OwnAccount, yesterdayOf } from '../useOwnAccount';

/**
 * The data by which the law is judged.
 *
 * @returns null without an account, and until all records are read, so that nothing is said from half of them
 */
export function useLawInput(account: OwnAccount | undefined): LawInput | null {
  const kept = useDeviceValue(lawKind).value;
  const { knownFrom = null, workDays, mapped, days, today } = account ?? {};
  const records = account?.reading.records;
  const yesterday = account && yesterdayOf(account);
  // Memoised, because the law of several weeks or years is computed from it. The progress of the reading does not change it.
  return useMemo(() => {
    if (!records || !kept || knownFrom === null || !workDays || !mapped || !days || !today || !yesterday)
      return null;
    return {
      days: days.filter(({ date }) => date >= knownFrom),
      trips: tripsOf(records, mapped).filter(({ date }) => date >= knownFrom),
      isHoliday: (date) => holidayOn(date, workDays.state) !== null,
      yesterday,
      off: new Set(kept.off),
      hidden: signsHidden(kept.hidden, today),
    };
  }, [records, kept, knownFrom, workDays, mapped, days, today, yesterday]);
}

/** The data by which the law is judged, deferred for components that have to paint something else first. */
export function useLateLawInput(account: OwnAccount | undefined): LawInput | null {
  return useDeferredValue(useLawInput(account), null);
}

/** The law in a year; null until all records are read. */
export function useLaw(account: OwnAccount | undefined, year: number): LawYear | null {
  const input = useLawInput(account);
  return input && lawOfYear(input, year);
}

/** The number of findings in a year that are not hidden, for the tab; undefined until all records are read. */
export function useLawCount(account: OwnAccount | undefined, year: number): number | undefined {
  const input = useLateLawInput(account);
  return input ? lawOfYear(input, year).count : undefined;
}
