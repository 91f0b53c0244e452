import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { newCustomer } from '@/domain/customers/customer';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { loadCustomerKind } from '@/features/customers';
import { loadExpenseKind } from '@/features/expenses';
import { saveOne } from '@/shared/outbox/save';
import { readFresh } from '@/shared/api/readFresh';
import type { AppDispatch } from '@/shared/store/store';
import type { AccountName } from '../accounts';
import { type Visit, inNode, server, visitAs } from './nodeSurroundings';
import { TestLocks } from '../jsdom/testLocks';
import { loadTaskKind } from '@/features/planner/outbox/saveTask';
import { listBoards, listBuckets } from '@/features/planner/api/boardsApi';
import { listComments } from '@/features/planner/api/commentsApi';
import { loadBoardKind, loadBucketKind, loadCommentKind } from '@/features/planner/api/kinds';
import { listBoardTasks } from '@/features/planner/api/tasksApi';

inNode();
beforeAll(() => vi.stubGlobal('navigator', { locks: new TestLocks(), onLine: true }));

const rowsOf = v.array(v.looseObject({}));
const idRow = v.object({ id: v.number() });

/** Lets the service answer with lists in which the row with this title, or else the first one, has no id. */
function spoil({ service }: Visit, path: string, title?: string, method: 'get' | 'post' = 'get'): void {
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const rows = v.parse(rowsOf, await (await service.fetch(request)).json());
      const row = title === undefined ? rows[0] : rows.find((one) => one['title'] === title);
      if (row) Object.assign(row, { id: { text: '1' }, Id: { text: '1' } });
      return HttpResponse.json(rows);
    }),
  );
}

/** The calls that create something, as they come. */
function watchCreations(): readonly string[] {
  const created: string[] = [];
  server.use(
    http.all('*/api/*', ({ request: { method, url } }) => {
      const { pathname } = new URL(url);
      if (method === 'PUT' || (method === 'POST' && pathname.startsWith('/api/kanban')))
        created.push(pathname);
      return undefined;
    }),
  );
  return created;
}

const change = <Content>(want: Content) => ({ key: 'wish-1', row: null, before: null, want });

/** The task with comments on a board of the seed. */
function commented({ service }: Visit) {
  const row = v.object({ taskId: v.number(), boardId: v.number() });
  const sql = 'select taskId, boardId from comments join tasks on tasks.id = taskId where boardId = 6';
  const [found] = service.db.all(row, sql);
  if (!found) throw new Error('no task has a comment');
  return found;
}

interface Case {
  readonly what: string;
  readonly account?: AccountName;
  readonly create: (visit: Visit, dispatch: AppDispatch) => Promise<unknown>;
}

const cases: readonly Case[] = [
  {
    what: 'a comment',
    create: async (visit, dispatch) => {
      const { taskId } = commented(visit);
      spoil(visit, `/kanban/tasks/${taskId}/comments`);
      await dispatch(readFresh(listComments, String(taskId)));
      return dispatch(saveOne(loadCommentKind, change({ taskId, content: 'Done.' })));
    },
  },
  {
    what: 'a bucket',
    create: async (visit, dispatch) => {
      spoil(visit, '/kanban/boards/6/buckets');
      await dispatch(readFresh(listBuckets, '6'));
      return dispatch(saveOne(loadBucketKind, change({ boardId: 6, name: 'Later', stage: 7 })));
    },
  },
  {
    what: 'a task',
    create: async (visit, dispatch) => {
      spoil(visit, '/kanban/boards/6/tasks');
      await dispatch(readFresh(listBoardTasks, '6'));
      const bucketId = visit.service.db.all(idRow, 'select id from buckets where boardId = 6')[0]?.id ?? 0;
      const empty = { description: '', startDate: null, dueDate: null, state: '', priority: '' };
      return dispatch(saveOne(loadTaskKind, change({ title: 'Later', boardId: 6, bucketId, ...empty })));
    },
  },
  {
    what: 'a board',
    create: async (visit, dispatch) => {
      spoil(visit, '/kanban');
      await dispatch(readFresh(listBoards, undefined));
      return dispatch(saveOne(loadBoardKind, change({ title: 'Later' })));
    },
  },
  {
    what: 'an expense',
    create: async (visit, dispatch) => {
      spoil(visit, '/expenses', undefined, 'post');
      const nothing = { voucherNumber: null, customerId: null, projectId: null, receipt: null };
      const expense = {
        employee: 'jalbrecht',
        date: isoDate('2026-11-17'),
        type: 'Sonstiges',
        cost: cents(750),
      };
      return dispatch(saveOne(loadExpenseKind, change({ description: 'Bus', ...expense, ...nothing })));
    },
  },
  {
    what: 'a customer',
    create: async (visit, dispatch) => {
      spoil(visit, '/customers');
      return dispatch(saveOne(loadCustomerKind, change({ ...newCustomer, name: 'Later' })));
    },
    account: 'manager',
  },
];

test.each(cases)(
  '$what is created although another one on its list cannot be read (R-24.12)',
  async ({ create, account = 'member' }) => {
    const visit = await visitAs(account);
    const created = watchCreations();
    expect(await create(visit, visit.store.dispatch)).toMatchObject({ kind: 'saved' });
    expect(created).toHaveLength(1);
  },
);

test('a task whose creation is answered without it gets its description all the same (R-24.147)', async () => {
  const visit = await visitAs('member');
  const dispatch: AppDispatch = visit.store.dispatch;
  await dispatch(readFresh(listBoardTasks, '6'));
  server.use(
    http.post('*/api/kanban/boards/6/tasks', async ({ request }) => {
      await visit.service.fetch(request);
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const created = watchCreations();
  const { id: bucketId } = v.parse(
    idRow,
    visit.service.db.one(idRow, 'select id from buckets where boardId = 6'),
  );
  const rest = { startDate: null, dueDate: isoDate('2026-11-20'), state: '', priority: '' };
  const want = { title: 'Later', description: 'All of it', boardId: 6, bucketId, ...rest };
  expect(await dispatch(saveOne(loadTaskKind, change(want)))).toMatchObject({ kind: 'saved' });
  const { data } = await dispatch(readFresh(listBoardTasks, '6'));
  const { description, dueDate } = want;
  expect(data?.rows.filter(({ title }) => title === 'Later')).toMatchObject([{ description, dueDate }]);
  expect(created).toHaveLength(1);
});

test('an entry whose list is no list at all is not sent (R-24.12)', async () => {
  const visit = await visitAs('member');
  server.use(http.get('*/api/kanban/boards/6/buckets', () => HttpResponse.html('<h1>Welcome</h1>')));
  const created = watchCreations();
  const dispatch: AppDispatch = visit.store.dispatch;
  const bucket = { boardId: 6, name: 'Later', stage: 7 };
  expect(await dispatch(saveOne(loadBucketKind, change(bucket)))).toMatchObject({ kind: 'failed' });
  expect(created).toEqual([]);
});

test('a board whose answer was lost is not created again while it cannot be read in the list (R-24.13)', async () => {
  const visit = await visitAs('member');
  const dispatch: AppDispatch = visit.store.dispatch;
  await dispatch(readFresh(listBoards, undefined));
  const created: string[] = [];
  server.use(
    http.post('*/api/kanban', async ({ request }) => {
      created.push(request.url);
      await visit.service.fetch(request);
      return HttpResponse.error();
    }),
  );
  spoil(visit, '/kanban', 'Later');
  const press = async () => dispatch(saveOne(loadBoardKind, change({ title: 'Later' }), { hasDraft: true }));
  expect(await press()).toMatchObject({ kind: 'unknown' });
  await press();
  expect(created).toHaveLength(1);
});
