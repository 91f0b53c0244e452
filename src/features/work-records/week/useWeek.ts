import { useMemo, useState } from 'react';
import { type CalendarWeek, type IsoDate, addDays, calendarWeek, daysBetween } from '@/domain/time/period';
import { GAP_DAYS, type OpenDays, type WeekStrip, openDays, weekStrip } from '@/domain/work/weekStrip';
import type { WorkDays } from '@/domain/time/targets';
import { type WaitingRecord, waitingHours } from '@/domain/work/waitingRecords';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { useToday } from '@/shared/ui/useClock';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { isKnownFrom, withWhatWaits } from '../knownRecords';
import { useWaiting } from '../outbox/useWaiting';
import { useReadRecordsBackQuery } from '../workRecordsApi';

/** The week that the strip shows, and what the lead line and the hints need. */
export interface Week {
  readonly week: CalendarWeek;
  readonly isThisWeek: boolean;
  readonly today: IsoDate;
  /** null until all of the week is known, so that no sum is ever wrong. */
  readonly strip: WeekStrip | null;
  /** Hours of the week that are not at the service yet. */
  readonly waitingHours: number;
  /** How many records cannot be read: nobody knows of which day they are, so that each sum says that it is without them. */
  readonly unreadable: number;
  /** What is not at the service yet. */
  readonly waiting: readonly WaitingRecord[];
  readonly hasFailed: boolean;
  /** null where something else on the screen offers it. */
  readonly retry: (() => void) | null;
  readonly openDays: OpenDays | null;
  /** The records that are known, newest first; null until they are. */
  readonly known: readonly WorkRecord[] | null;
  /** From this day on all are; null where they are to the list's end. */
  readonly knownFrom: IsoDate | null;
  readonly workDays: WorkDays | undefined;
  /** The day that the arrow keys are on. */
  readonly active: IsoDate;
  /** Goes to a day, also of another week. */
  readonly goTo: (day: IsoDate) => void;
}

/** The day that the arrow keys are on, and its week. */
function useActiveDay(): Pick<Week, 'active' | 'goTo' | 'today' | 'week'> {
  const today = useToday();
  // By its distance from today, so that at midnight of a Sunday "this week" goes on.
  const [distance, setDistance] = useState(0);
  const active = addDays(today, distance);
  return {
    active,
    goTo: (day) => setDistance(daysBetween(today, day)),
    today,
    week: calendarWeek(active),
  };
}

/** The state of the list, after which the records of a week are read. */
export interface ListStand {
  /** The service has answered with a first page: reading on waits for that. */
  readonly isListed: boolean;
  /** The service did not answer: there is an error, or a kept answer. */
  readonly hasFailed: boolean;
  /** null where the list offers it itself. */
  readonly retry: (() => void) | null;
}

/**
 * The week strip's week and its records, read page by page behind the list ("Speed of use", "Week strip").
 *
 * @param daysBefore so many days before the week are to be known, too
 */
export function useWeek(list: ListStand, daysBefore = 0): Week {
  const { active, goTo, today, week } = useActiveDay();
  const twoWeeksAgo = addDays(today, -GAP_DAYS);
  const begin = addDays(week.monday, -daysBefore);
  const from = begin < twoWeeksAgo ? begin : twoWeeksAgo;
  const query = useReadRecordsBackQuery(from, {
    skip: !list.isListed,
    refetchOnMountOrArgChange: false,
  });
  useAskAgain(query);
  const { value: workDays } = useWorkDays();
  const waiting = useWaiting();
  // The same list until it changes: others keep what they make of it.
  const known = useMemo(() => query.data && withWhatWaits(query.data, waiting), [query.data, waiting]);

  const unreadable = known?.unreadable?.length ?? 0;

  // By hand, because the compiler keeps nothing that stands around a hook.
  const strip = useMemo(
    () =>
      workDays && isKnownFrom(week.monday, known)
        ? weekStrip(known.entries, week.monday, workDays, today)
        : null,
    [known, week.monday, workDays, today],
  );

  return {
    week,
    isThisWeek: calendarWeek(today).monday === week.monday,
    today,
    strip,
    unreadable,
    waiting,
    waitingHours: waitingHours(waiting, week.monday, week.sunday),
    // A kept page is not enough for the sum of a week.
    hasFailed: list.hasFailed || (query.error !== undefined && !query.isFetching),
    retry: list.isListed ? () => void query.refetch() : list.retry,
    // What cannot be read may be what is missing.
    openDays:
      unreadable === 0 && workDays && isKnownFrom(twoWeeksAgo, known)
        ? openDays(known.entries, workDays, today)
        : null,
    known: known?.entries ?? null,
    knownFrom: known?.knownFrom ?? null,
    workDays,
    active,
    goTo,
  };
}
