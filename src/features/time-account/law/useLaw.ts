import { useCallback, useMemo, useState } from 'react';
import { signsHidden } from '@/domain/hiddenFindings';
import { type LawInput, type LawYear, lawHits, lawOfYear } from '@/domain/law/law';
import type { LawFinding } from '@/domain/law/lawFindings';
import { tripsOf } from '@/domain/law/lawDays';
import { type Period, yearOf } from '@/domain/time/period';
import { holidayOn } from '@/domain/time/holidays';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useWhenIdle } from '@/shared/ui/timing/useWhenIdle';
import { lawKind } from '../kept/lawKept';
import { type OwnAccount, useOwnAccount, yesterdayOf } from '../useOwnAccount';

/**
 * The data by which the law is judged.
 *
 * @returns null without an account, and until all records are read, so that nothing is said from half of them
 */
function useLawInput(account: OwnAccount | undefined): LawInput | null {
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

/**
 * The data by which the law is judged, for components that paint something else first. Each judgement of ten years takes a
 * frame or two, so it waits until the browser is idle; a render that React defers still runs before the next paint.
 */
function useLateLawInput(account: OwnAccount | undefined): LawInput | null {
  const input = useLawInput(account);
  const [late, setLate] = useState<LawInput | null>(null);
  useWhenIdle(useCallback(async () => Promise.resolve(setLate(input)), [input]));
  return late;
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

/**
 * The hits of a week or a month that are not hidden; none until all records are read, and none without an account. It reads
 * the records, so it is only for components that are rendered once the browser is idle.
 */
export function useHits({ from, to }: Period): readonly LawFinding[] {
  const input = useLateLawInput(useOwnAccount(yearOf(from)));
  return input ? lawHits(input, { from, to }) : [];
}
