import type * as v from 'valibot';
import { type CalendarEvent, daysToAsk } from '@/domain/calendarEvent';
import type { Period } from '@/domain/period';
import { api } from '@/shared/api/api';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { eventFromWire, eventsWire } from './eventWire';

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
      transformResponse: (rows: v.InferOutput<typeof eventsWire>): CalendarEvent[] => rows.map(eventFromWire),
    }),
  }),
});

export const { useListEventsQuery } = calendarApi;
export const { listEvents } = calendarApi.endpoints;
