import { type CalendarEvent, daysToAsk } from '@/domain/time/calendarEvent';
import type { Period } from '@/domain/time/period';
import { api } from '@/shared/api/api';
import type { ReadableRows } from '@/shared/api/readableRows';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type EventWire, eventFromWire, eventsWire } from './eventWire';

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
      transformResponse: ({ rows, unreadable }: ReadableRows<EventWire>): ReadableRows<CalendarEvent> => ({
        rows: rows.map(eventFromWire),
        unreadable,
      }),
    }),
  }),
});

export const { useListEventsQuery } = calendarApi;
export const { listEvents } = calendarApi.endpoints;
