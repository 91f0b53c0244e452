import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { api, invalidatedBy } from '@/shared/api/api';
import { wireNumber } from '@/shared/api/wire';

/** The owner of a team: a customer or one of its projects. */
export interface TeamOf {
  readonly kind: 'customer' | 'project';
  readonly id: Id;
}

interface Membership {
  readonly team: TeamOf;
  readonly guid: string;
}

const affectedWire = v.object({ affectedRows: wireNumber });
const readAffected = ({ affectedRows }: v.InferOutput<typeof affectedWire>) => affectedRows;

const path = ({ kind, id }: TeamOf) => `/${kind}/${encodeURIComponent(id)}/member`;

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /customer/{id}/member` or the project's; 0 affected rows mean that the person was a member already. */
    addMember: build.mutation({
      query: ({ team, guid }: Membership) => ({ method: 'POST', url: path(team), body: { guid } }),
      rawResponseSchema: affectedWire,
      transformResponse: readAffected,
      invalidatesTags: (_rows, error) => (error ? [] : invalidatedBy('changeTeam')),
    }),

    /** `DELETE /customer/{id}/member` or the project's, with the guid in the body. */
    removeMember: build.mutation({
      query: ({ team, guid }: Membership) => ({
        method: 'DELETE',
        url: path(team),
        body: { guid },
        isLogged: true as const,
      }),
      rawResponseSchema: affectedWire,
      transformResponse: readAffected,
      invalidatesTags: (_rows, error) => (error ? [] : invalidatedBy('changeTeam')),
    }),
  }),
});

export const { addMember, removeMember } = membersApi.endpoints;
