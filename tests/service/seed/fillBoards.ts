import type { Store } from '../database';
import { addDays } from '../days';
import { personally } from '../kanbanRows';
import type { SeedBoard, SeedTask } from './boardParts';
import { boards } from './boards';
import { clients } from './clientList';
import type { SeedIds } from './fillClients';
import { personOf } from './people';

const guidsOf = (usernames: string): string[] =>
  usernames
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => personOf(name).guid);

const hourMs = 3_600_000;

function addTask(
  store: Store,
  task: SeedTask,
  at: { boardId: number; bucketId: number },
  today: string,
): void {
  const dayOf = (days: number | undefined): string | null =>
    days === undefined ? null : addDays(today, days);
  const { insertId } = store.run(
    `insert into tasks (boardId, bucketId, title, description, stage, state, priority, startDate, endDate)
     values (?, ?, ?, ?, 10, ?, ?, ?, ?)`,
    at.boardId,
    at.bucketId,
    task.title,
    task.description ?? null,
    task.state,
    task.priority,
    dayOf(task.start),
    dayOf(task.due),
  );
  for (const guid of guidsOf(task.members))
    store.run('insert into taskMembers values (?, ?)', insertId, guid);
  for (const [by, hoursAgo, content] of task.comments ?? []) {
    store.run(
      'insert into comments (taskId, content, guid, commentTime) values (?, ?, ?, ?)',
      insertId,
      content,
      personOf(by).guid,
      new Date(Date.parse(`${today}T09:12:00Z`) - hoursAgo * hourMs).toISOString(),
    );
  }
}

function addBoard(store: Store, board: SeedBoard, ids: SeedIds, today: string): void {
  const client = clients.find((one) => one.number === board.customer);
  const boardId = store.run(
    'insert into boards (title, class, owner, customerId) values (?, ?, ?, ?)',
    board.title,
    client ? 'customer' : personally,
    personOf(board.owner).guid,
    client ? ids.client(client) : null,
  ).insertId;
  for (const guid of guidsOf(board.members))
    store.run('insert into boardMembers values (?, ?)', boardId, guid);
  // The last bucket is stored first, so that the order of ids differs from that of the stages, by which the client
  // sorts.
  for (const [index, [name, ...tasks]] of [...board.buckets.entries()].toReversed()) {
    const bucketId = store.run(
      'insert into buckets (boardId, name, stage) values (?, ?, ?)',
      boardId,
      name,
      index + 1,
    ).insertId;
    for (const task of tasks) addTask(store, task, { boardId, bucketId }, today);
  }
}

export function fillBoards(store: Store, ids: SeedIds, today: string): void {
  for (const board of boards) addBoard(store, board, ids, today);
}
