import * as v from 'valibot';
import { checkUser } from './access';
import { changeRow, type Store } from './database';
import { boardFor, priorities, taskById, taskFor, taskStates, tasksWhere, type Task } from './kanbanRows';
import { notify, type EmailType } from './notifications';
import type { Parts } from './parts';
import { broken } from './refusal';
import type { Caller, Router } from './router';
import { body, count, day, id, maybe, nothing, oneOf, query, someField, text } from './validate';

const newTask = v.strictObject({
  title: text,
  kanbanId: id,
  bucketId: id,
  stage: count,
  state: v.optional(oneOf(taskStates)),
  priority: v.optional(oneOf(priorities)),
});
const changedTask = v.pipe(
  v.strictObject({
    id: v.optional(id),
    title: v.optional(text),
    description: maybe(text),
    kanbanId: v.optional(id),
    bucketId: v.optional(id),
    stage: v.optional(count),
    state: v.optional(oneOf(taskStates)),
    priority: v.optional(oneOf(priorities)),
    startDate: maybe(day),
    endDate: maybe(day),
    members: v.optional(
      v.array(v.strictObject({ guid: text, name: v.optional(text) }), 'a list is expected'),
    ),
  }),
  someField(),
);
const member = v.strictObject({ guid: text });
const newComment = v.strictObject({ taskId: id, content: text });
const period = v.pipe(
  v.strictObject({ startDate: v.optional(day), endDate: v.optional(day) }),
  v.check(
    ({ startDate, endDate }) => (startDate === undefined) === (endDate === undefined),
    'startDate and endDate come together',
  ),
);

const commentRow = v.pipe(
  v.object({
    id: v.number(),
    taskId: v.number(),
    content: v.string(),
    guid: v.string(),
    name: v.string(),
    commentTime: v.string(),
  }),
  v.transform(({ guid, name, ...rest }) => ({ ...rest, author: { guid, name } })),
);
const selectComments = `select c.*, u.givenname || ' ' || u.surname as name from comments c join users u on u.guid = c.guid`;

function checkBucket(store: Store, bucketId: number, boardId: number): void {
  const found = store.one(
    v.object({ id: v.number() }),
    'select id from buckets where id = ? and boardId = ?',
    bucketId,
    boardId,
  );
  if (!found) throw broken('bucketId', 'not a bucket of this board');
}

/** Notifies the other members of a task. */
function tellMembers(parts: Parts, me: Caller, task: Task, type: EmailType, subject: string): void {
  for (const { guid } of task.members) {
    notify(parts, { to: guid, by: me.guid, type, subject, text: `Aufgabe: ${task.title}` });
  }
}

function addLists({ call }: Router, { store }: Parts): void {
  call('GET /kanban/tasks/me', query(period), ({ me, query: { startDate, endDate } }) => {
    const mine = 't.id in (select taskId from taskMembers where guid = ?)';
    if (startDate === undefined || endDate === undefined) return tasksWhere(store, mine, me.guid);
    // A task with one date is open at its other end; a task without dates is in no range.
    const overlaps = `coalesce(t.startDate, t.endDate) is not null
      and coalesce(t.startDate, '') <= ? and coalesce(t.endDate, '9999-12-31') >= ?`;
    return tasksWhere(store, `${mine} and ${overlaps}`, me.guid, endDate, startDate);
  });

  call('GET /kanban/boards/:id/tasks', nothing, ({ me, id: idOf }) =>
    tasksWhere(store, 't.boardId = ?', boardFor(store, me, idOf()).id),
  );

  call('GET /kanban/tasks/:id/details', nothing, ({ me, id: idOf }) => taskFor(store, me, idOf(), 'open'));
}

function addChanges({ call }: Router, parts: Parts): void {
  const { store, presence } = parts;

  call('POST /kanban/boards/:id/tasks', body(newTask), ({ me, id: idOf, body: asked }) => {
    const board = boardFor(store, me, idOf());
    if (asked.kanbanId !== board.id) throw broken('kanbanId', 'is not the id of the address');
    checkBucket(store, asked.bucketId, board.id);
    const { insertId } = store.run(
      'insert into tasks (boardId, bucketId, title, stage, state, priority) values (?, ?, ?, ?, ?, ?)',
      board.id,
      asked.bucketId,
      asked.title,
      asked.stage,
      asked.state ?? 'Not assigned',
      asked.priority ?? 'Normal',
    );
    presence.kanban('taskCreated', board.id);
    return taskById(store, insertId);
  });

  call('PATCH /kanban/tasks/:id', body(changedTask), ({ me, id: idOf, body: asked }) => {
    const { id: sentId, kanbanId, members, ...changes } = asked;
    const task = taskFor(store, me, idOf(), members === undefined ? 'open' : 'fullControl');
    if (sentId !== undefined && sentId !== task.id) throw broken('id', 'is not the id of the address');
    if (kanbanId !== undefined && kanbanId !== task.kanbanId)
      throw broken('kanbanId', 'a task keeps its board');
    if (changes.bucketId !== undefined) checkBucket(store, changes.bucketId, task.kanbanId);
    const guids = members?.map((one) => checkUser(store, one.guid));
    const answer = changeRow(store, 'tasks', { column: 'id', value: task.id }, changes);
    if (guids && guids.toString() !== task.members.map((one) => one.guid).toString()) {
      store.run('delete from taskMembers where taskId = ?', task.id);
      for (const guid of guids) store.run('insert or ignore into taskMembers values (?, ?)', task.id, guid);
      answer.changedRows = 1;
    }
    if (changes.state === 'Completed' && task.state !== 'Completed') {
      tellMembers(parts, me, task, 'taskComplete', 'Aufgabe erledigt');
    }
    presence.kanban('taskChanged', task.kanbanId);
    return answer;
  });

  call('DELETE /kanban/tasks/:id', nothing, ({ me, id: idOf }) => {
    const task = taskFor(store, me, idOf(), 'fullControl');
    store.inTransaction(() => {
      store.run('delete from comments where taskId = ?', task.id);
      store.run('delete from taskMembers where taskId = ?', task.id);
      store.run('delete from tasks where id = ?', task.id);
    });
    presence.kanban('taskDeleted', task.kanbanId);
    return { affectedRows: 1 };
  });
}

function addComments({ call }: Router, parts: Parts): void {
  const { store, presence, now } = parts;

  call('GET /kanban/tasks/:id/comments', nothing, ({ me, id: idOf }) =>
    store.all(
      commentRow,
      `${selectComments} where c.taskId = ? order by c.commentTime, c.id`,
      taskFor(store, me, idOf(), 'open').id,
    ),
  );

  call('POST /kanban/tasks/:id/comments', body(newComment), ({ me, id: idOf, body: asked }) => {
    const task = taskFor(store, me, idOf(), 'open');
    if (asked.taskId !== task.id) throw broken('taskId', 'is not the id of the address');
    const { insertId } = store.run(
      'insert into comments (taskId, content, guid, commentTime) values (?, ?, ?, ?)',
      task.id,
      asked.content,
      me.guid,
      new Date(now()).toISOString(),
    );
    tellMembers(parts, me, task, 'taskComment', 'Neuer Kommentar');
    presence.kanban('taskChanged', task.kanbanId);
    return store.one(commentRow, `${selectComments} where c.id = ?`, insertId);
  });
}

function addTaskMembers({ call }: Router, parts: Parts): void {
  const { store, presence } = parts;
  const subject = 'Aufgabe';

  call('POST /kanban/tasks/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    const task = taskFor(store, me, idOf(), 'fullControl');
    checkUser(store, guid);
    if (store.run('insert or ignore into taskMembers values (?, ?)', task.id, guid).changes === 1) {
      const line = `Dir wurde die Aufgabe „${task.title}“ zugewiesen.`;
      notify(parts, { to: guid, by: me.guid, type: 'taskMember', subject, text: line });
    }
    presence.kanban('taskChanged', task.kanbanId);
    return taskById(store, task.id);
  });

  // The contract removes members by PATCH.
  call('PATCH /kanban/tasks/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    const task = taskFor(store, me, idOf(), 'fullControl');
    if (store.run('delete from taskMembers where taskId = ? and guid = ?', task.id, guid).changes === 1) {
      const line = `Die Aufgabe „${task.title}“ hast du abgegeben.`;
      notify(parts, { to: guid, by: me.guid, type: 'removeTaskMember', subject, text: line });
    }
    presence.kanban('taskChanged', task.kanbanId);
    return taskById(store, task.id);
  });
}

export function addKanbanTasks(router: Router, parts: Parts): void {
  addLists(router, parts);
  addChanges(router, parts);
  addComments(router, parts);
  addTaskMembers(router, parts);
}
