import { api, invalidatedBy } from '@/shared/api/api';
import { unreadableError } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { membershipKind } from '@/shared/outbox/membershipKind';
import { getCustomer } from '../api/customersApi';
import { getProject } from '../api/projectsApi';
import { type TeamOf, addMember, removeMember } from './membersApi';

/** How the teams of customers and projects are saved. */
export const teamKind = membershipKind<TeamOf['kind']>((dispatch) => ({
  members: async (kind, id) => {
    const { data, error } = await (kind === 'customer'
      ? dispatch(readFresh(getCustomer, String(id)))
      : dispatch(readFresh(getProject, String(id))));
    // An unreadable member might be the very person in question.
    const [unreadable] = data?.unreadableMembers ?? [];
    return unreadable ? { error: unreadableError(unreadable) } : { data: data?.members, error };
  },
  add: async ({ of: kind, id, guid }) => {
    const { data: affected, error } = await dispatch(addMember.initiate({ team: { kind, id }, guid }));
    return affected === 0 ? { error: { kind: 'unchanged' } } : { error };
  },
  remove: async ({ of: kind, id, guid }) => dispatch(removeMember.initiate({ team: { kind, id }, guid })),
  outdated: () => void dispatch(api.util.invalidateTags([...invalidatedBy('changeTeam')])),
}));
