import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { AppDispatch } from '../store/store';
import type { SavedKind } from './outboxKind';

/** A person's membership of something: a customer, a board, … */
export interface Membership<Of extends string> {
  readonly of: Of;
  readonly id: Id;
  readonly guid: string;
}

type Answer<Data> = Promise<{ readonly data?: Data | undefined; readonly error?: unknown }>;

interface MembershipCalls<Of extends string> {
  /** Reads the members. */
  readonly members: (of: Of, id: Id) => Answer<readonly { readonly guid: string }[]>;
  readonly add: (membership: Membership<Of>) => Promise<{ readonly error?: unknown }>;
  readonly remove: (membership: Membership<Of>) => Promise<{ readonly error?: unknown }>;
  /** Asks again for what shows the members, because a call whose answer was lost had arrived after all. */
  readonly outdated: (membership: Membership<Of>) => void;
}

/** The membership of a person. */
export function memberOf<Of extends string>(
  { kind, id }: { readonly kind: Of; readonly id: Id },
  guid: string,
): Membership<Of> {
  return { of: kind, id, guid };
}

/** The row of a membership: the service has no id for it. */
export function membershipId({ of, id, guid }: Membership<string>): string {
  return `${of}/${id}/${guid}`;
}

/** The change by which a person becomes a member, or is one no more. */
export function membershipChange<Of extends string>(member: Membership<Of>, isAdded: boolean) {
  return isAdded
    ? { row: null, before: null, want: member }
    : { row: membershipId(member), before: member, want: null };
}

/** How memberships are saved: a person is added or removed. */
export function membershipKind<Of extends string>(
  callsOf: (dispatch: AppDispatch) => MembershipCalls<Of>,
): SavedKind<Membership<Of>> {
  return {
    fields: singleFields<Membership<Of>>({ of: true, id: true, guid: true }),
    hasUpdate: false,
    calls: (dispatch) => {
      const { members, add, remove, outdated } = callsOf(dispatch);
      let asked: Membership<Of> | undefined;
      return {
        list: async (items) => {
          const [team] = items.flatMap(({ want, before }) => want ?? before ?? []);
          if (!team) return { data: [] };
          asked = team;
          const { data, error } = await members(team.of, team.id);
          if (!data) return { error };
          const { of, id } = team;
          const all = data.map(({ guid }) => ({ of, id, guid }));
          return { data: all.map((content) => ({ id: membershipId(content), content })) };
        },
        // A person can be a member only once.
        alike: () => [],
        create: async (content) => {
          const { error } = await add(content);
          return error === undefined ? { data: membershipId(content) } : { error };
        },
        remove: async (_id, content) => remove(content),
        adopt: () => {
          if (asked) outdated(asked);
        },
      };
    },
  };
}
