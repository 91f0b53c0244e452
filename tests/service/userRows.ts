import * as v from 'valibot';
import type { Store } from './database';
import { roles } from './router';

const text = v.nullable(v.string());
export const verificationStates = ['pending', 'verified', 'authorized'] as const;

/** Profile texts that a user may leave empty. */
export const profileTexts = [
  'phone',
  'company',
  'postalCode',
  'location',
  'department',
  'jobTitle',
  'about',
  'xing',
  'linkedin',
  'facebook',
  'twitter',
] as const;

const userRow = v.object({
  guid: v.string(),
  username: v.string(),
  mail: v.string(),
  givenname: v.string(),
  surname: v.string(),
  ...v.entriesFromList(profileTexts, text),
  role: v.picklist(roles),
  accountant: v.number(),
  verificationState: v.picklist(verificationStates),
  photoSmall: text,
});
type UserRow = v.InferOutput<typeof userRow>;
/** `roles` is the role as a list, because the contract has both fields; a user has one role. */
export type User = UserRow & { roles: string[] };

const columns = Object.keys(userRow.entries).join(', ');
const german = new Intl.Collator('de');

const withRoles = (row: UserRow): User => ({ ...row, roles: [row.role] });

/** A user without photo, photoMedium and background, which have calls of their own. */
export function userByGuid(store: Store, guid: string): User | undefined {
  const row = store.one(userRow, `select ${columns} from users where guid = ?`, guid);
  return row && withRoles(row);
}

/** All users by surname, then given name, in German collation. */
export function allUsers(store: Store): User[] {
  return store
    .all(userRow, `select ${columns} from users`)
    .sort((a, b) => german.compare(a.surname, b.surname) || german.compare(a.givenname, b.givenname))
    .map(withRoles);
}
