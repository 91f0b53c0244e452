import * as v from 'valibot';
import { api } from '@/shared/api/api';
import { readText, wireListAnswer, wireOptionalText, wireText } from '@/shared/api/wire';

/** A person found by mail address; the call returns neither name nor photo. */
export interface FoundPerson {
  readonly guid: string;
  readonly mail: string;
}

const foundWire = wireListAnswer(v.object({ guid: wireText, mail: wireOptionalText }));

const findPeopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /users/find`: people whose mail address begins with the text; a read, although it is a POST. */
    findPeople: build.query({
      query: (text: string) => ({ method: 'POST', url: '/users/find', body: { value: `${text}%` } }),
      rawResponseSchema: foundWire,
      transformResponse: (rows: v.InferOutput<typeof foundWire>): FoundPerson[] =>
        rows.map(({ guid, mail }) => ({ guid, mail: readText(mail) })),
    }),
  }),
});

export const { findPeople } = findPeopleApi.endpoints;
