import { useTranslation } from 'react-i18next';
import { useEffect, useState } from 'react';
import { type IsoDate, daysBetween } from '@/domain/time/period';
import type { StripDay } from '@/domain/work/weekStrip';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useRememberKnown } from '@/shared/recents/bookedKept';
import type { PageStart } from '@/shared/lists/usePageStart';
import { useFormats } from '@/shared/i18n/useFormats';
import { PAGE_SIZE } from '@/domain/limits';
import type { WorkRecordPrefill } from '../entry/workRecordValues';
import { type ListStand, type Week, useWeek } from '../week/useWeek';
import { useHints } from '../hints/useHints';
import type { WorkViewChoice } from './useWorkView';

/** How long rows are tinted, in milliseconds; the same as for a saved row (`is-saved`). */
const TINT_MS = 1200;

/**
 * Leads from a day of the strip to its rows.
 * @param records the records on the screen
 * @param known all known records, in the order of the list
 */
function useShownDay(place: PageStart, records: readonly WorkRecord[], known: readonly WorkRecord[]) {
  const [markedDay, setMarkedDay] = useState<IsoDate | null>(null);
  const isHere = markedDay !== null && records.some(({ date }) => date === markedDay);

  useEffect(() => {
    if (!isHere || markedDay === null) return undefined;
    const row = document.querySelector(`[data-day="${markedDay}"]`);
    row?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setMarkedDay(null), TINT_MS);
    return () => clearTimeout(timer);
  }, [isHere, markedDay]);

  return {
    /** The day whose rows are tinted. */
    markedDay,
    /** Scrolls to the rows of a day and tints them, after going to their page if necessary. */
    show: (day: IsoDate) => {
      setMarkedDay(day);
      if (records.some(({ date }) => date === day)) return;
      const index = known.findIndex(({ date }) => date === day);
      if (index >= 0) void place.turnTo(Math.floor(index / PAGE_SIZE) * PAGE_SIZE);
    },
  };
}

/**
 * The lead line: today's missing hours and the oldest gap of the last two weeks; only the day until they are known.
 */
function useLeadLine({ openDays, today }: Week): string {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const day = formats.namedDay(today);
  if (openDays === null) return day;
  const { todayMissing, oldestGap } = openDays;
  const missingToday = formats.hours(todayMissing);
  if (oldestGap === null) {
    return todayMissing > 0 ? t('leadOpen.today', { day, today: missingToday }) : t('leadOpen.none', { day });
  }
  // From a week on, a weekday alone would be ambiguous.
  const gap =
    daysBetween(oldestGap.date, today) < 7
      ? t('leadOpen.onWeekday', { weekday: formats.weekday(oldestGap.date, 'long') })
      : t('leadOpen.onDay', { date: formats.dayMonth(oldestGap.date) });
  const missing = formats.hours(oldestGap.missing);
  return todayMissing > 0
    ? t('leadOpen.both', { day, today: missingToday, gap, missing })
    : t('leadOpen.gap', { day, gap, missing });
}

interface DayWorkOptions {
  readonly place: PageStart;
  readonly list: ListStand;
  /** The view that is shown: the week as a grid also needs the rows of the week before, and the calendar its own days. */
  readonly choice: WorkViewChoice;
  /** The records of the list. */
  readonly records: readonly WorkRecord[];
  /** Its rows while it is searched. */
  readonly found: { readonly rows: readonly WorkRecord[] } | null;
  /** Opens the dialog for a day that lacks hours. */
  readonly openFilled: (prefill: WorkRecordPrefill) => void;
}

/** The parts of the work screen about days and weeks besides its list: strip, lead line, hints. */
export function useDayWork(options: DayWorkOptions) {
  const { place, list, choice, records, found, openFilled } = options;
  const week = useWeek(list, choice.view === 'week' ? 7 : 0, choice.calendar);
  useRememberKnown(week.known);
  const { markedDay, show } = useShownDay(place, records, week.known ?? []);
  return {
    week,
    lead: useLeadLine(week),
    hints: useHints(found?.rows ?? records, records, week),
    markedDay,
    /** Opens a day of the strip: a day without entries opens the dialog, any other day is shown. */
    open: ({ date, hasEntries, missing }: StripDay) => {
      if (hasEntries) show(date);
      else openFilled({ date, ...(missing > 0 && { hours: missing }) });
    },
  };
}

export type DayWork = ReturnType<typeof useDayWork>;
