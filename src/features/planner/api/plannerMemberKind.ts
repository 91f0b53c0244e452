import { api } from '@/shared/api/api';
import { readAnew } from '@/shared/api/readAnew';
import { invalidatedBy } from '@/shared/api/tags';
import { membershipKind } from '@/shared/outbox/membershipKind';
import { getBoard } from './boardsApi';
import { type MembersOf, addPlannerMember, removePlannerMember } from './plannerMembersApi';
import { getTask } from './tasksApi';

/** How the members of boards and tasks are saved. */
export const plannerMemberKind = membershipKind<MembersOf['kind']>((dispatch) => ({
  members: async (kind, id) => {
    const anew = { forceRefetch: true } as const;
    const { data, error } = await (kind === 'board'
      ? readAnew(dispatch(getBoard.initiate(String(id), anew)))
      : readAnew(dispatch(getTask.initiate(String(id), anew))));
    return { data: data?.members, error };
  },
  add: async ({ of: kind, id, guid }) => dispatch(addPlannerMember.initiate({ of: { kind, id }, guid })),
  remove: async ({ of: kind, id, guid }) =>
    dispatch(removePlannerMember.initiate({ of: { kind, id }, guid })),
  outdated: ({ of }) =>
    void dispatch(api.util.invalidateTags([...invalidatedBy(of === 'board' ? 'updateBoard' : 'updateTask')])),
}));
