import { type CalendarEvent, daysToAsk } from '@/domain/time/calendarEvent';
import type { Period } from '@/domain/time/period';
import type { ZoneNames } from '@/domain/time/zonedTime';
import { api } from '@/shared/api/api';
import type { ReadableRows } from '@/shared/api/readableRows';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type EventWire, endOf, eventFromWire, eventsWire, isForeign } from './eventWire';

/** The names of zones are loaded only for events that need them: most come in UTC. */
async function namesFor(events: readonly EventWire[]): Promise<ZoneNames | undefined> {
  const isNeeded = events.some((event) =>
    [event.start, endOf(event)].some((time) => time && isForeign(time)),
  );
  // Without them the time of such an event is not known, and that is said.
  return isNeeded
    ? import('./zoneNames').then(({ zoneNames }) => zoneNames()).catch(() => undefined)
    : undefined;
}

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `PATCH /calendar/me/view`: the events around some days in the user's zone. The token is read for each request and
     * is not part of the cache key, because renewing it does not change the answer.
     */
    listEvents: build.query({
      query: (days: Period) => {
        const { from, to } = daysToAsk(days);
        return {
          method: 'PATCH',
          url: '/calendar/me/view',
          makeBody: () => {
            const session = readMicrosoftSession();
            return {
              expiresOn: session?.expiresOn ?? '',
              msalAccessToken: session?.accessToken ?? '',
              startDate: from,
              endDate: to,
            };
          },
        };
      },
      rawResponseSchema: eventsWire,
      transformResponse: async ({
        rows,
        unreadable,
      }: ReadableRows<EventWire>): Promise<ReadableRows<CalendarEvent>> => {
        const names = await namesFor(rows);
        return { rows: rows.map((row, index) => eventFromWire(row, index, names)), unreadable };
      },
    }),
  }),
});

export const { useListEventsQuery } = calendarApi;
export const { listEvents } = calendarApi.endpoints;
