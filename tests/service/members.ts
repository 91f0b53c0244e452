import * as v from 'valibot';
import type { Store } from './database';

const memberRow = v.object({
  guid: v.string(),
  name: v.string(),
  company: v.nullable(v.string()),
  mail: v.string(),
  photo: v.nullable(v.string()),
});
export type Member = v.InferOutput<typeof memberRow>;
export type Team = { table: 'customerMembers' | 'projectMembers'; column: 'customerId' | 'projectId' };

export const customerTeam: Team = { table: 'customerMembers', column: 'customerId' };
export const projectTeam: Team = { table: 'projectMembers', column: 'projectId' };

/** The members in the order in which they joined. */
export function teamOf(store: Store, { table, column }: Team, ofId: number): Member[] {
  return store.all(
    memberRow,
    `select u.guid, u.givenname || ' ' || u.surname as name, u.company, u.mail, u.photoSmall as photo
     from ${table} m join users u on u.guid = m.guid where m.${column} = ? order by m.rowid`,
    ofId,
  );
}

export function addToTeam(
  store: Store,
  { table }: Team,
  ofId: number,
  guid: string,
): { affectedRows: number } {
  return { affectedRows: store.run(`insert or ignore into ${table} values (?, ?)`, ofId, guid).changes };
}

export function removeFromTeam(
  store: Store,
  { table, column }: Team,
  ofId: number,
  guid: string,
): { affectedRows: number } {
  return {
    affectedRows: store.run(`delete from ${table} where ${column} = ? and guid = ?`, ofId, guid).changes,
  };
}
