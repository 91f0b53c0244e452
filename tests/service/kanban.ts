import * as v from 'valibot';
import { checkCustomer, checkUser } from './access';
import { changeRow, type Store } from './database';
import {
  boardAnswer,
  boardFor,
  boardMembers,
  boardsOf,
  personally,
  tasksWhere,
  type BoardRow,
} from './kanbanRows';
import { addKanbanTasks } from './kanbanTasks';
import { notify } from './notifications';
import type { Parts } from './parts';
import { broken, forbidden, notFound, Refusal } from './refusal';
import type { Router } from './router';
import { body, count, id, nothing, someField, text } from './validate';

const memberList = v.array(v.strictObject({ guid: text, name: v.optional(text) }), 'a list is expected');
const newBoard = v.strictObject({
  title: text,
  class: v.optional(text),
  members: v.optional(memberList),
  owner: v.optional(text),
});
const changedBoard = v.pipe(v.partial(v.strictObject({ id, ...newBoard.entries })), someField());
const newBucket = v.strictObject({ name: text, stage: count });
const changedBucket = v.pipe(v.partial(v.strictObject({ id, ...newBucket.entries })), someField());
const member = v.strictObject({ guid: text });

const bucketRow = v.object({ id: v.number(), name: v.string(), stage: v.number() });
const ownedBucketRow = v.object({ ...bucketRow.entries, boardId: v.number() });

const addBoardMember = (store: Store, boardId: number, guid: string): number =>
  store.run('insert or ignore into boardMembers values (?, ?)', boardId, guid).changes;

function onlyPersonally(board: BoardRow): void {
  if (board.class !== personally) throw forbidden('only boards of the class personally');
}

function addBoards({ call }: Router, { store, presence }: Parts): void {
  call('GET /kanban', nothing, ({ me }) => boardsOf(store, me).map((board) => boardAnswer(store, board)));

  call('POST /kanban', body(newBoard), ({ me, body: asked }) => {
    if (asked.owner !== undefined && asked.owner !== me.guid) throw broken('owner', 'is the caller');
    const others = (asked.members ?? []).map((one) => checkUser(store, one.guid));
    const { insertId } = store.run(
      'insert into boards (title, class, owner) values (?, ?, ?)',
      asked.title,
      asked.class ?? personally,
      me.guid,
    );
    for (const guid of [me.guid, ...others]) addBoardMember(store, insertId, guid);
    presence.kanban('boardCreated', insertId);
    return boardAnswer(store, boardFor(store, me, insertId));
  });

  call('GET /kanban/boards/:id', nothing, ({ me, id: idOf }) =>
    boardAnswer(store, boardFor(store, me, idOf())),
  );

  call('PATCH /kanban/boards/:id', body(changedBoard), ({ me, id: idOf, body: asked }) => {
    const board = boardFor(store, me, idOf());
    const { id: sentId, members, owner, ...changes } = asked;
    if (sentId !== undefined && sentId !== board.id) throw broken('id', 'is not the id of the address');
    if (owner !== undefined && owner !== board.owner) {
      if (board.owner !== me.guid && me.role !== 'admin') throw forbidden('owner: only the owner hands over');
      checkUser(store, owner);
    }
    const guids = members?.map((one) => checkUser(store, one.guid));
    if (guids) onlyPersonally(board);
    const answer = changeRow(store, 'boards', { column: 'id', value: board.id }, { ...changes, owner });
    const before = boardMembers(store, board.id).map((one) => one.guid);
    if (guids && guids.toString() !== before.toString()) {
      store.run('delete from boardMembers where boardId = ?', board.id);
      for (const guid of guids) addBoardMember(store, board.id, guid);
      answer.changedRows = 1;
    }
    presence.kanban('boardChanged', board.id);
    return answer;
  });

  call('DELETE /kanban/boards/:id', nothing, ({ me, id: idOf }) => {
    const board = boardFor(store, me, idOf());
    onlyPersonally(board);
    store.inTransaction(() => {
      for (const table of ['comments', 'taskMembers']) {
        store.run(`delete from ${table} where taskId in (select id from tasks where boardId = ?)`, board.id);
      }
      for (const table of ['tasks', 'buckets', 'boardMembers']) {
        store.run(`delete from ${table} where boardId = ?`, board.id);
      }
      store.run('delete from boards where id = ?', board.id);
    });
    presence.kanban('boardDeleted', board.id);
    return { affectedRows: 1 };
  });
}

function addBoardMembers({ call }: Router, parts: Parts): void {
  const { store, presence } = parts;

  call('POST /kanban/boards/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    const board = boardFor(store, me, idOf());
    onlyPersonally(board);
    if (addBoardMember(store, board.id, checkUser(store, guid)) === 1) {
      const line = `Du bist jetzt Mitglied im Planer ${board.title}.`;
      notify(parts, { to: guid, by: me.guid, type: 'kanbanMember', subject: 'Planer', text: line });
    }
    presence.kanban('boardChanged', board.id);
    return boardAnswer(store, board);
  });

  // The contract removes members by PATCH.
  call('PATCH /kanban/boards/:id/member', body(member), ({ me, id: idOf, body: { guid } }) => {
    const board = boardFor(store, me, idOf());
    onlyPersonally(board);
    const { changes } = store.run('delete from boardMembers where boardId = ? and guid = ?', board.id, guid);
    if (changes === 1) {
      const line = `Du bist nicht mehr Mitglied im Planer ${board.title}.`;
      notify(parts, { to: guid, by: me.guid, type: 'removeKanbanMember', subject: 'Planer', text: line });
    }
    presence.kanban('boardChanged', board.id);
    return boardAnswer(store, board);
  });
}

function addBuckets({ call }: Router, { store, presence }: Parts): void {
  call('GET /kanban/boards/:id/buckets', nothing, ({ me, id: idOf }) =>
    store.all(
      bucketRow,
      'select id, name, stage from buckets where boardId = ?',
      boardFor(store, me, idOf()).id,
    ),
  );

  call('POST /kanban/boards/:id/buckets', body(newBucket), ({ me, id: idOf, body: { name, stage } }) => {
    const board = boardFor(store, me, idOf());
    const { insertId } = store.run(
      'insert into buckets (boardId, name, stage) values (?, ?, ?)',
      board.id,
      name,
      stage,
    );
    presence.kanban('bucketCreated', board.id);
    return { id: insertId, name, stage };
  });

  const bucketFor = (bucketId: number): v.InferOutput<typeof ownedBucketRow> => {
    const bucket = store.one(ownedBucketRow, 'select * from buckets where id = ?', bucketId);
    if (!bucket) throw notFound('bucket');
    return bucket;
  };

  call('PATCH /kanban/buckets/:id', body(changedBucket), ({ me, id: idOf, body: asked }) => {
    const bucket = bucketFor(idOf());
    boardFor(store, me, bucket.boardId);
    const { id: sentId, ...changes } = asked;
    if (sentId !== undefined && sentId !== bucket.id) throw broken('id', 'is not the id of the address');
    presence.kanban('bucketChanged', bucket.boardId);
    return changeRow(store, 'buckets', { column: 'id', value: bucket.id }, changes);
  });

  call('DELETE /kanban/buckets/:id', nothing, ({ me, id: idOf }) => {
    const bucket = bucketFor(idOf());
    boardFor(store, me, bucket.boardId);
    if (tasksWhere(store, 't.bucketId = ?', bucket.id).length > 0) {
      throw new Refusal(409, 'the bucket still has tasks');
    }
    store.run('delete from buckets where id = ?', bucket.id);
    presence.kanban('bucketDeleted', bucket.boardId);
    return { affectedRows: 1 };
  });
}

/** The planner: boards, buckets and, in kanbanTasks.ts, their tasks. */
export function addKanban(router: Router, parts: Parts): void {
  addBoards(router, parts);
  addBoardMembers(router, parts);
  addBuckets(router, parts);
  addKanbanTasks(router, parts);

  router.call('GET /kanban/customer/:id/tasks', nothing, ({ me, id: idOf }) => {
    checkCustomer(parts.store, me, idOf());
    return tasksWhere(parts.store, 't.boardId in (select id from boards where customerId = ?)', idOf());
  });
}
