import type * as v from 'valibot';
import { type CalendarEvent, daysToAsk } from '@/domain/calendarEvent';
import type { IsoDate } from '@/domain/period';
import { FRESH_FOR_S, api } from '@/shared/api/api';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { eventFromWire, eventsWire } from './eventWire';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `PATCH /calendar/me/view`: the events around a day of the user's zone, with the Microsoft token of the moment: it
     * is renewed while the page stands there, which makes no answer another one.
     */
    listEvents: build.query({
      query: (day: IsoDate) => {
        const { from, to } = daysToAsk(day);
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

/** Reads the events of a day before somebody looks at them. */
export const readEventsAhead = (day: IsoDate) =>
  calendarApi.util.prefetch('listEvents', day, { ifOlderThan: FRESH_FOR_S });
