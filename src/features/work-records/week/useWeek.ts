import { useMemo, useState } from 'react';
import { MISSING_ROW } from '@/domain/lists/unreadableRow';
import { type IsoDate, addDays, calendarWeek, daysBetween, earlierOf } from '@/domain/time/period';
import { GAP_DAYS, openDays, weekStrip } from '@/domain/work/weekStrip';
import { waitingHours } from '@/domain/work/workRecord';
import { useAskAgain } from '@/shared/api/useAskAgain';
import { useToday } from '@/shared/ui/timing/useClock';
import { useAreWaitingRead, useWaiting } from '../keptRecords';
import { useReadRecordsBackQuery, isKnownFrom, withWhatWaits } from '../workRecordsApi';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';

/** A day that is shown, and how to go to another one. */
export interface ShownDay {
  /** The day that the arrow keys have reached. */
  readonly active: IsoDate;
  /** Goes to a day, also of another week. */
  readonly goTo: (day: IsoDate) => void;
}

/** The day that the arrow keys have reached, and its week. */
function useActiveDay(shown: ShownDay | null, today: IsoDate) {
  // Stored as the distance from today, so that after midnight on Sunday "this week" is the new one.
  const [distance, setDistance] = useState(0);
  const { active, goTo } = shown ?? {
    active: addDays(today, distance),
    goTo: (day: IsoDate) => setDistance(daysBetween(today, day)),
  };
  return { active, goTo, week: calendarWeek(active) };
}

/** The state of the list; the records of a week are read after it. */
export interface ListStand {
  /** The service has answered with a first page; reading further waits for that. */
  readonly isListed: boolean;
  /** The service did not answer: there is an error, or a kept answer. */
  readonly hasFailed: boolean;
  /** Null if the list offers a retry itself. */
  readonly retry: (() => void) | null;
}

/**
 * The week of the strip and its records, read page by page after the list.
 * @param daysBefore how many days before the week must be known, too
 * @param shown the day whose week it is, if something else says that, and the first day that must be known
 */
export function useWeek(
  list: ListStand,
  daysBefore = 0,
  shown: (ShownDay & { readonly from: IsoDate }) | null = null,
) {
  const today = useToday();
  const { active, goTo, week } = useActiveDay(shown, today);
  const gapsFrom = addDays(today, -GAP_DAYS);
  const begin = earlierOf(addDays(week.monday, -daysBefore), shown?.from ?? week.monday);
  const from = earlierOf(begin, gapsFrom);
  const query = useReadRecordsBackQuery(from, {
    skip: !list.isListed,
    refetchOnMountOrArgChange: false,
  });
  useAskAgain(query);
  const workDays = useShownWorkDays();
  const waiting = useWaiting();
  const data = useAreWaitingRead() ? query.data : undefined;
  // Memoised, so that what is computed from it is memoised, too.
  const known = useMemo(() => data && withWhatWaits(data, waiting), [data, waiting]);

  const unreadable = known?.unreadable.length ?? 0;

  // Memoised by hand, because the compiler skips code around hooks.
  const strip = useMemo(
    () =>
      workDays && isKnownFrom(week.monday, known)
        ? weekStrip(known.entries, week.monday, workDays, today)
        : null,
    [known, week.monday, workDays, today],
  );

  return {
    week,
    today,
    /** Null until the whole week is known, so that no sum is ever wrong. */
    strip,
    /** How many records cannot be read. Their days are unknown, so each sum says that they are missing. */
    unreadable,
    /** The days of those whose day is known. */
    unreadableDays: known?.unreadable.flatMap(({ date }) => date ?? []) ?? [],
    /** Others are missing, because the list came in another order on each page. */
    isDoubtful: known?.unreadable.some(({ reason }) => reason === MISSING_ROW.reason) === true,
    /** The records that wait in the outbox. */
    waiting,
    /** Hours of the week that wait in the outbox. */
    waitingHours: waitingHours(waiting, week.monday, week.sunday),
    // A kept answer is not enough to add up a week.
    hasFailed: list.hasFailed || (query.error !== undefined && !query.isFetching),
    /** Null if something else on the screen offers a retry. */
    retry: list.isListed ? () => void query.refetch() : list.retry,
    // No gaps are reported while records are unreadable, because one of them may fill a gap.
    openDays:
      unreadable === 0 && workDays && isKnownFrom(gapsFrom, known)
        ? openDays(known.entries, workDays, today)
        : null,
    /** The known records, newest first; null until they are read. */
    known: known?.entries ?? null,
    /** All records from this day on are known; null if the list was read to its end. */
    knownFrom: known?.knownFrom ?? null,
    /** Days of absence are free days. */
    workDays,
    active,
    goTo,
  };
}

/** The week shown in the strip, and what the lead line and the hints need. */
export type Week = ReturnType<typeof useWeek>;
