import * as v from 'valibot';
import type { Store, Value } from './database';
import { forbidden, notFound } from './refusal';
import type { Caller } from './router';

export const taskStates = ['Not assigned', 'Assigned', 'Not started', 'In work', 'Completed'] as const;
export const priorities = ['Urgent', 'Important', 'Normal', 'Irrelevant'] as const;
/** Boards of this class only can be deleted and can change their members. */
export const personally = 'personally';

const memberRow = v.object({ guid: v.string(), name: v.string() });
type Member = v.InferOutput<typeof memberRow>;

const boardRow = v.object({
  id: v.number(),
  title: v.string(),
  class: v.string(),
  owner: v.string(),
  customerId: v.nullable(v.number()),
});
export type BoardRow = v.InferOutput<typeof boardRow>;

const taskRow = v.object({
  id: v.number(),
  title: v.string(),
  description: v.nullable(v.string()),
  kanbanId: v.number(),
  bucketId: v.number(),
  stage: v.number(),
  state: v.picklist(taskStates),
  priority: v.picklist(priorities),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  hasComments: v.picklist(['true', 'false']),
});
export type Task = v.InferOutput<typeof taskRow> & { members: Member[] };

/** The team of a customer's board is the customer's; other boards have their own members. */
const boardTeam = `(
  select m.boardId, m.guid, m.rowid as place from boardMembers m
  union all select b.id, m.guid, m.rowid from customerMembers m join boards b on b.customerId = m.customerId
)`;

export function boardMembers(store: Store, boardId: number): Member[] {
  return store.all(
    memberRow,
    `select u.guid, u.givenname || ' ' || u.surname as name from ${boardTeam} m join users u on u.guid = m.guid
     where m.boardId = ? order by m.place`,
    boardId,
  );
}

export function boardAnswer(store: Store, board: BoardRow): Record<string, unknown> {
  const { id, title, class: kind, owner } = board;
  return { id, title, class: kind, members: boardMembers(store, id), owner };
}

/** The boards that the user owns or is a member of; an admin has all. */
export function boardsOf(store: Store, me: Caller): BoardRow[] {
  return store.all(
    boardRow,
    `select * from boards where ?1 = 'admin' or owner = ?2
       or id in (select boardId from ${boardTeam} where guid = ?2) order by id`,
    me.role,
    me.guid,
  );
}

/**
 * Throws 404 for an unknown board, and 403 for one that the user neither owns nor shares; an admin may open every
 * board.
 */
export function boardFor(store: Store, me: Caller, boardId: number): BoardRow {
  const board = store.one(boardRow, 'select * from boards where id = ?', boardId);
  if (!board) throw notFound('board');
  if (!hasFullControl(store, me, board)) throw forbidden('You have no permission to access this board');
  return board;
}

function hasFullControl(store: Store, me: Caller, board: BoardRow): boolean {
  if (me.role === 'admin' || board.owner === me.guid) return true;
  return boardMembers(store, board.id).some((member) => member.guid === me.guid);
}

/** Tasks with their members; `where` refers to the table as t. */
export function tasksWhere(store: Store, where: string, ...values: Value[]): Task[] {
  const members = store.all(
    v.object({ taskId: v.number(), ...memberRow.entries }),
    `select m.taskId, u.guid, u.givenname || ' ' || u.surname as name from taskMembers m
     join users u on u.guid = m.guid where m.taskId in (select t.id from tasks t where ${where}) order by m.rowid`,
    ...values,
  );
  const byTask = new Map<number, Member[]>();
  for (const { taskId, guid, name } of members) {
    byTask.set(taskId, [...(byTask.get(taskId) ?? []), { guid, name }]);
  }
  return store
    .all(
      taskRow,
      `select t.*, t.boardId as kanbanId,
         iif(exists (select 1 from comments c where c.taskId = t.id), 'true', 'false') as hasComments
       from tasks t where ${where} order by t.id`,
      ...values,
    )
    .map((task) => Object.assign(task, { members: byTask.get(task.id) ?? [] }));
}

export function taskById(store: Store, taskId: number): Task {
  const [task] = tasksWhere(store, 't.id = ?', taskId);
  if (!task) throw notFound('task');
  return task;
}

/**
 * A task may be opened by everyone who may open its board, by its own members, and on a customer's board by managers,
 * who may open every customer. Changing members and deleting it need full control of the board.
 */
export function taskFor(store: Store, me: Caller, taskId: number, need: 'open' | 'fullControl'): Task {
  const task = taskById(store, taskId);
  const board = store.one(boardRow, 'select * from boards where id = ?', task.kanbanId);
  if (!board) throw notFound('task');
  if (hasFullControl(store, me, board)) return task;
  const mayOpen =
    task.members.some((member) => member.guid === me.guid) ||
    (me.role === 'manager' && board.customerId !== null);
  if (need === 'fullControl' || !mayOpen) throw forbidden('You have no permission to access this task');
  return task;
}
