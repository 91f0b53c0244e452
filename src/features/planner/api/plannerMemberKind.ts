import type { Id } from '@/domain/id';
import { isClosedWhenLeft } from '@/domain/planner/kanban';
import { api, invalidatedBy } from '@/shared/api/api';
import { readFresh } from '@/shared/api/readFresh';
import { membershipKind } from '@/shared/outbox/membershipKind';
import { selectRole, selectUser } from '@/shared/session/sessionSlice';
import type { ServiceThunk } from '@/shared/store/store';
import { getBoard } from './boardsApi';
import { type MembersOf, addPlannerMember, removePlannerMember } from './plannerMembersApi';
import { getTask } from './tasksApi';

/** Whether users are removing themselves from a board that they can only open as its members. */
const closesBoard =
  (boardId: Id, guid: string): ServiceThunk<boolean> =>
  (_dispatch, getState) => {
    const state = getState();
    const board = getBoard.select(String(boardId))(state).data;
    if (!board || selectUser(state)?.guid !== guid) return false;
    return isClosedWhenLeft(board, { guid, role: selectRole(state) });
  };

/** How the members of boards and tasks are saved. */
export const plannerMemberKind = membershipKind<MembersOf['kind']>((dispatch) => ({
  members: async (kind, id) => {
    const { data, error } = await (kind === 'board'
      ? dispatch(readFresh(getBoard, String(id)))
      : dispatch(readFresh(getTask, String(id))));
    return { data: data?.members, error };
  },
  add: async ({ of: kind, id, guid }) => dispatch(addPlannerMember.initiate({ of: { kind, id }, guid })),
  remove: async ({ of: kind, id, guid }) => {
    const closes = kind === 'board' && dispatch(closesBoard(id, guid));
    return dispatch(removePlannerMember.initiate({ of: { kind, id }, guid, closes }));
  },
  outdated: ({ of }) =>
    void dispatch(api.util.invalidateTags([...invalidatedBy(of === 'board' ? 'updateBoard' : 'updateTask')])),
}));
