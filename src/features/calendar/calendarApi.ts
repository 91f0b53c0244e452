import { type CalendarEvent, daysToAsk } from '@/domain/time/calendarEvent';
import type { Period } from '@/domain/time/period';
import { api } from '@/shared/api/api';
import type { ReadableRows } from '@/shared/api/readableRows';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { type EventWire, eventFromWire, eventsWire } from './eventWire';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `PATCH /calendar/me/view`: the events around days of the user's zone, with the Microsoft token of the moment: it
     * is renewed while the page stands there, which makes no answer another one.
     */
    listEvents: build.query({
      query: (days: Period) => {
        const { from, to } = daysToAsk(days);
        const session = readMicrosoftSession();
        return {
          method: 'PATCH',
          url: '/calendar/me/view',
          body: {
            expiresOn: session?.expiresOn ?? '',
            msalAccessToken: session?.accessToken ?? '',
            startDate: from,
            endDate: to,
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
