import type { Membership } from '@/shared/outbox/membershipKind';
import type { TeamOf } from './membersApi';

export const loadTeamKind = async () => (await import('./teamKind')).teamKind;

/** Somebody as a member of a team. */
export function memberOf({ kind, id }: TeamOf, guid: string): Membership<TeamOf['kind']> {
  return { of: kind, id, guid };
}
