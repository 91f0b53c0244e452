import * as v from 'valibot';
import type { Visit } from './nodeSurroundings';

/** The ids that the rows of the table use, taken from the seeded data of the user who makes the call. */

const idRow = v.object({ id: v.number() });

/** The first id that a query on the service's database returns; `?` is the guid of the signed-in user. */
function firstId({ service, guid }: Visit, sql: string): number {
  const found = service.db.one(idRow, sql, ...(sql.includes('?') ? [guid] : []));
  if (!found) throw new Error(`the seed has nothing for: ${sql}`);
  return found.id;
}

/** The user's newest work record. */
export const ownRecord = (visit: Visit) =>
  firstId(visit, 'select Id as id from workRecords where guid = ? order by Date desc, Id desc');
export const ownExpense = (visit: Visit) =>
  firstId(visit, 'select Id as id from expenses where guid = ? order by Date desc, Id desc');
export const preparedSheet = (visit: Visit) =>
  firstId(visit, "select id from sheets where guid = ? and state = 'prepared'");
export const signedSheet = (visit: Visit) =>
  firstId(visit, "select id from sheets where guid = ? and state = 'signed'");

/** A customer with a board and a project, whose team the user belongs to. */
export const customer = (visit: Visit) =>
  firstId(
    visit,
    `select c.customerId as id from customerMembers c join boards b on b.customerId = c.customerId
     where c.guid = ?`,
  );
export const project = (visit: Visit) =>
  firstId(
    visit,
    `select m.projectId as id from projectMembers m join projects p on p.Id = m.projectId where m.guid = ?`,
  );

/** A board of class personally, with buckets that have tasks. */
export const board = (visit: Visit) =>
  firstId(
    visit,
    `select b.id from boards b join tasks t on t.boardId = b.id
     where b.owner = ? and b.class = 'personally' order by b.id`,
  );
export const bucket = (visit: Visit) =>
  firstId(visit, `select id from buckets where boardId = ${board(visit)} order by stage`);
/** A bucket without tasks, because only such a bucket can be deleted. */
export const emptyBucket = (visit: Visit) =>
  firstId(
    visit,
    `select k.id from buckets k join boards b on b.id = k.boardId
     where b.owner = ? and k.id not in (select bucketId from tasks)`,
  );
export const task = (visit: Visit) =>
  firstId(visit, `select id from tasks where boardId = ${board(visit)} order by id`);

/** A PNG of one pixel, and the beginning of a PDF, as data URLs. */
export const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7\n%%EOF\n')}`;
