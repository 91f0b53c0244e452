import { describe, expect, test } from 'vitest';
import { type Id, isSameId } from '@/domain/id';
import { type Task, slotDefaults } from '@/domain/planner/kanban';
import { isoDate } from '@/domain/time/period';
import {
  addPlannerMember,
  createBoard,
  createBucket,
  deleteBoard,
  deleteBucket,
  getBoard,
  listBoards,
  listBuckets,
  removePlannerMember,
  renameBoard,
  updateBucket,
} from '@/features/planner/api/boardsApi';
import { addComment, listComments } from '@/features/planner/api/commentsApi';
import {
  createTask,
  deleteTask,
  getTask,
  listBoardTasks,
  listMyTasks,
  updateTask,
} from '@/features/planner/api/tasksApi';
import { guidOf } from '../accounts';
import { renderWithStore } from '../render';
import { idOf } from '../varied/ids';
import { type Style, styleNames, styles } from '../varied/styles';
import { speak } from '../varied/variedService';

/** Converts ids to the style's and sorts lists; everything else must be the same with any service. */
function comparable(value: unknown, style: Style | null): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => comparable(one, style));
    return list.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]): [string, unknown] => {
      const isId = ['id', 'boardId', 'bucketId'].includes(name) && typeof field === 'number';
      return [name, isId && style ? idOf(style, field) : comparable(field, style)];
    }),
  );
}

type Store = Awaited<ReturnType<typeof renderWithStore>>['store'];

/** Jana's first seeded board, and a task of hers with comments. */
async function findBoard(store: Store) {
  const boards = (await store.dispatch(listBoards.initiate())).data?.rows ?? [];
  const board = boards.find(({ title }) => title === 'MES-Einführung Werk 2');
  if (!board) throw new Error('the seed has no such board');
  const tasks = (await store.dispatch(listBoardTasks.initiate(String(board.id)))).data?.rows ?? [];
  const task = tasks.find(({ title }) => title.startsWith('Schnittstelle'));
  if (!task) throw new Error('the seed has no such task');
  return { boards, board, tasks, task };
}

async function readAll() {
  const { store } = await renderWithStore(<div />, { signedInAs: 'member' });
  const { boards, board, tasks, task } = await findBoard(store);
  const days = { from: isoDate('2026-11-18'), to: isoDate('2026-11-18') };
  const answers = [
    await store.dispatch(getBoard.initiate(String(board.id))),
    await store.dispatch(listBuckets.initiate(String(board.id))),
    await store.dispatch(listMyTasks.initiate(null)),
    await store.dispatch(listMyTasks.initiate(days)),
    await store.dispatch(getTask.initiate(String(task.id))),
    await store.dispatch(listComments.initiate(String(task.id))),
  ];
  return [boards, tasks, ...answers.map(({ data, error }) => error ?? data)];
}

describe.each(styleNames)('the planner of a service in the style %s', (name) => {
  test('has the boards, buckets, tasks and comments of the reference service (R-3.29, R-11.9, R-11.24, R-11.26, R-11.29, R-11.33, R-11.37, R-11.40)', async () => {
    const plain = await readAll();
    speak(name);
    const varied = await readAll();
    expect(comparable(varied, null)).toEqual(comparable(plain, styles[name]));
  });

  test('accepts every change, with ids as they were sent (R-11.25, R-11.27, R-11.28, R-11.30, R-11.31, R-11.32, R-11.34, R-11.35, R-11.36, R-11.38, R-11.39, R-11.41, R-11.42, R-11.43)', async () => {
    speak(name);
    const { store, service } = await renderWithStore(<div />, { signedInAs: 'member' });
    const guid = guidOf(service, 'manager');
    const board = await store.dispatch(createBoard.initiate('Move')).unwrap();
    const boardId = String(board.id);
    await store.dispatch(renameBoard.initiate({ id: board.id, title: 'Moved' })).unwrap();
    await store.dispatch(addPlannerMember.initiate({ of: 'board', id: board.id, guid })).unwrap();
    const buckets: Id[] = [];
    for (const stage of [1, 2]) {
      const made = { boardId: board.id, name: `B${stage}`, stage };
      buckets.push((await store.dispatch(createBucket.initiate(made)).unwrap()).id);
    }
    const [from = 0, to = 0] = buckets;
    await store.dispatch(updateBucket.initiate({ id: to, name: 'Done', stage: 2 })).unwrap();
    const slot = { boardId: board.id, bucketId: from, title: 'Desk', state: '', priority: '' };
    const { id } = await store.dispatch(createTask.initiate(slot)).unwrap();
    const left = { ...slot, title: 'Chair', ...slotDefaults };
    const second = await store.dispatch(createTask.initiate(left)).unwrap();
    const changes = { title: 'Desks', description: 'Two', state: 'In work', dueDate: isoDate('2026-12-01') };
    await store.dispatch(updateTask.initiate({ id, changes })).unwrap();
    await store.dispatch(updateTask.initiate({ id, changes: { bucketId: to } })).unwrap();
    await store.dispatch(addPlannerMember.initiate({ of: 'task', id, guid })).unwrap();
    await store.dispatch(addComment.initiate({ taskId: id, content: 'Blue' })).unwrap();
    await store.dispatch(deleteTask.initiate(second.id)).unwrap();
    await store.dispatch(deleteBucket.initiate(from)).unwrap();

    const shown: Partial<Task> = (await store.dispatch(getTask.initiate(String(id)))).data ?? {};
    expect(shown).toMatchObject({ ...changes, hasComments: true, members: [{ guid }] });
    expect(isSameId(shown.bucketId ?? null, to)).toBe(true);
    const seen = await store.dispatch(getBoard.initiate(boardId));
    expect(seen.data).toMatchObject({ title: 'Moved', boardClass: 'personally' });
    expect(seen.data?.members.map((member) => member.guid)).toContain(guid);

    await store.dispatch(removePlannerMember.initiate({ of: 'task', id, guid })).unwrap();
    await store.dispatch(removePlannerMember.initiate({ of: 'board', id: board.id, guid })).unwrap();
    await store.dispatch(deleteBoard.initiate(board.id)).unwrap();
    expect((await store.dispatch(listBoards.initiate())).data?.rows.map(({ title }) => title)).not.toContain(
      'Moved',
    );
  });
});
