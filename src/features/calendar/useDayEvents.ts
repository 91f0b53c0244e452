import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarEvent, eventsOfDay } from '@/domain/time/calendarEvent';
import type { IsoDate, Period } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { expiryOf, readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { useEverySecond } from '@/shared/ui/timing/useClock';
import { useListEventsQuery } from './calendarApi';

/**
 * `none`: the user signed in another way. `stale`: the token has expired and is about to be renewed; a request would
 * end the session.
 */
type CalendarAccess = 'none' | 'stale' | 'open';

function readAccess(): CalendarAccess {
  const session = readMicrosoftSession();
  if (session === null) return 'none';
  return expiryOf(session) > Date.now() ? 'open' : 'stale';
}

/** Whether the user has a calendar: only with a Microsoft access token, or that of the demo. */
export function useCalendarAccess(): CalendarAccess {
  return useEverySecond(readAccess);
}

/**
 * The events of some days in the user's zone; nothing is requested without a valid token. While one is renewed, which
 * takes long without a network, the last answer about these days stays, with its age.
 *
 * @param isAsked false: nothing is requested
 */
export function useEvents(days: Period, isAsked = true) {
  const access = useCalendarAccess();
  const query = useListEventsQuery(days, { skip: access !== 'open' || !isAsked });
  const { currentData, error, fulfilledTimeStamp: keptAt } = query;
  const of = `${days.from}/${days.to}`;
  const [last, setLast] = useState({ of, data: currentData, keptAt });
  if (currentData !== undefined && currentData !== last.data) setLast({ of, data: currentData, keptAt });
  const isKept = access === 'stale' && last.of === of && last.data !== undefined;
  const data = isKept ? last.data : currentData;
  return {
    ...query,
    ...(isKept && { keptAt: last.keptAt, isUninitialized: false, refetch: () => undefined }),
    data: data?.rows,
    unreadable: data?.unreadable ?? [],
    error: access === 'open' ? error : undefined,
    isLoading: data === undefined && error === undefined,
  };
}

/** The events of a day. */
export function useDayEvents(day: IsoDate) {
  const { data, ...query } = useEvents({ from: day, to: day });
  return { ...query, data: data && eventsOfDay(data, day) };
}

/** Returns the marks of an event as a text, such as `private · free`. The texts of `calendar` must be loaded. */
export function useMarkText(): (event: CalendarEvent) => string {
  const { t } = useTranslation('calendar');
  const formats = useFormats();
  return ({ marks, start, zone }) =>
    marks.map((mark) => t(`marks.${mark}`, { time: formats.clock(new Date(start)), zone })).join(' · ');
}
