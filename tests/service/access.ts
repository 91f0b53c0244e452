import * as v from 'valibot';
import type { Store } from './database';
import { forbidden, notFound } from './refusal';
import type { Caller } from './router';

const some = v.object({ found: v.number() });
const noAccess = 'You have no permission to access this document';

/** Admins and managers may open every customer and project, and only they may change them. */
const seesAll = (me: Caller): boolean => me.role === 'admin' || me.role === 'manager';

export function onlyManagers(me: Caller): void {
  if (!seesAll(me)) throw forbidden('only admins and managers may do this');
}

/** Throws 404 for an unknown customer, and 403 if a member does not belong to the customer's team. */
export function checkCustomer(store: Store, me: Caller, customerId: number): void {
  if (!store.one(some, 'select 1 as found from customers where Id = ?', customerId))
    throw notFound('customer');
  const isMember = store.one(
    some,
    'select 1 as found from customerMembers where customerId = ? and guid = ?',
    customerId,
    me.guid,
  );
  if (!isMember && !seesAll(me)) throw forbidden(noAccess);
}

export function checkProjectAccess(store: Store, me: Caller, projectId: number): void {
  if (!store.one(some, 'select 1 as found from projects where Id = ?', projectId)) throw notFound('project');
  const isMember = store.one(
    some,
    'select 1 as found from projectMembers where projectId = ? and guid = ?',
    projectId,
    me.guid,
  );
  if (!isMember && !seesAll(me)) throw forbidden(noAccess);
}

/** The guid of a known user, or 404. */
export function checkUser(store: Store, guid: string): string {
  if (!store.one(some, 'select 1 as found from users where guid = ?', guid)) throw notFound('user');
  return guid;
}
