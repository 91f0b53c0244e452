import type { Id } from '@/domain/id';
import { api, invalidatedBy } from '@/shared/api/api';

/** The owner of a list of members: a board, or one of its tasks. */
export interface MembersOf {
  readonly kind: 'board' | 'task';
  readonly id: Id;
}

interface Membership {
  readonly of: MembersOf;
  readonly guid: string;
  /** The user loses access to the board, so the cache treats it as deleted. */
  readonly closes?: boolean;
}

const url = ({ kind, id }: MembersOf) => `/kanban/${kind}s/${encodeURIComponent(id)}/member`;

function outdatedBy({ of, closes = false }: Membership) {
  if (of.kind === 'task') return invalidatedBy('updateTask');
  return invalidatedBy(closes ? 'deleteBoard' : 'updateBoard');
}

const membersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `POST /kanban/boards/{id}/member` or the task's. */
    addPlannerMember: build.mutation({
      query: ({ of, guid }: Membership) => ({ method: 'POST', url: url(of), body: { guid } }),
      invalidatesTags: (_answer, error, membership) => (error ? [] : outdatedBy(membership)),
    }),

    /** `PATCH /kanban/boards/{id}/member` or the task's: removing is a PATCH. */
    removePlannerMember: build.mutation({
      query: ({ of, guid }: Membership) => ({ method: 'PATCH', url: url(of), body: { guid } }),
      invalidatesTags: (_answer, error, membership) => (error ? [] : outdatedBy(membership)),
    }),
  }),
});

export const { addPlannerMember, removePlannerMember } = membersApi.endpoints;
