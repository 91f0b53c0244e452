import * as v from 'valibot';
import { api } from '@/shared/api/api';
import { wireList, wireText } from '@/shared/api/wire';

const subscriptionsWire = v.object({ mailSubscriptions: wireList(wireText) });

const readSubscriptions = ({ mailSubscriptions }: v.InferOutput<typeof subscriptionsWire>) =>
  mailSubscriptions;

const url = '/users/me/notification';

const subscriptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /users/me/notification`: the types of mail that the user has subscribed to. */
    getSubscriptions: build.query<readonly string[], undefined>({
      query: () => ({ method: 'GET', url }),
      rawResponseSchema: subscriptionsWire,
      transformResponse: readSubscriptions,
    }),

    /** `POST /users/me/notification` subscribes, `DELETE` with the type as a parameter unsubscribes. */
    switchSubscription: build.mutation({
      query: ({ emailType, isOn }: { emailType: string; isOn: boolean }) =>
        isOn
          ? { method: 'POST', url, body: { emailType } }
          : { method: 'DELETE', url, params: { emailType } },
      rawResponseSchema: subscriptionsWire,
      transformResponse: readSubscriptions,
    }),
  }),
});

export const { useGetSubscriptionsQuery } = subscriptionsApi;
export const { getSubscriptions, switchSubscription } = subscriptionsApi.endpoints;
export const subscriptionsUtil = subscriptionsApi.util;
