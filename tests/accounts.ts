import * as v from 'valibot';
import { type DemoAccount, demoAccounts, newcomer } from './service/demoAccounts';
import type { Service } from './service/service';

/** The accounts that tests sign in as: one for each role, and a new user without data. */
export type AccountName = 'member' | 'manager' | 'admin' | 'newcomer';

const [member, manager, admin] = demoAccounts;
export const accounts: Readonly<Record<AccountName, DemoAccount>> = { member, manager, admin, newcomer };

export function guidOf(service: Service, name: AccountName): string {
  const row = v.object({ guid: v.string() });
  const found = service.db.one(row, 'select guid from users where mail = ?', accounts[name].mail);
  if (!found) throw new Error(`the seed has no ${accounts[name].mail}`);
  return found.guid;
}

/** A fresh token and the user as the service sends it: the result of signing in. */
export async function sessionOf(
  service: Service,
  name: AccountName,
): Promise<{ token: string; user: unknown }> {
  const guid = guidOf(service, name);
  const token = service.issueToken(guid);
  const request = new Request(`http://service/api/users/${guid}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [user] = v.parse(
    v.tuple([v.looseObject({ guid: v.string() })]),
    await (await service.fetch(request)).json(),
  );
  return { token, user };
}
