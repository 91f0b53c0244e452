import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { type CopyOptions, planCopy, usualCopy } from '@/domain/planner/boardCopy';
import { type Task, isCompleted } from '@/domain/planner/kanban';
import { isoDate } from '@/domain/time/period';
import { wholeReading } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import { changeDeviceValue } from '@/shared/storage/deviceValue';
import type { AppDispatch } from '@/shared/store/store';
import { type Visit, inNode, server, visitAs } from '../../../../tests/calls/nodeSurroundings';
import { TestLocks } from '../../../../tests/jsdom/testLocks';
import { testToday } from '../../../../tests/today';
import { listBoards } from '../api/boardsApi';
import { readContents } from './copySource';
import { keptCopies } from './keptCopies';
import { runCopy } from './runCopy';

const SOURCE = 'MES-Einführung Werk 2';
const COPY = 'MES-Einführung Werk 3';

inNode();
// Only one tab works on a copy.
beforeAll(() => vi.stubGlobal('navigator', { locks: new TestLocks(), onLine: true }));

/** The boards of a title as the service has them, with their buckets and tasks. */
async function stored({ store }: Visit, title: string) {
  const dispatch: AppDispatch = store.dispatch;
  const boards = wholeReading(await dispatch(readFresh(listBoards, undefined)));
  if ('error' in boards) throw new Error('the boards cannot be read');
  return Promise.all(
    boards.data
      .filter((board) => board.title === title)
      .map(async (board) => {
        const read = await dispatch(readContents(board.id));
        if ('error' in read) throw new Error('the board cannot be read');
        return { board, buckets: read.data.buckets, tasks: read.data.tasks };
      }),
  );
}

/** Copies the board with these choices. */
async function copied(options: Partial<CopyOptions> = {}) {
  const visit = await visitAs('member');
  const [source] = await stored(visit, SOURCE);
  if (!source) throw new Error('the seed has no such board');
  const { guid, store } = visit;
  const dispatch: AppDispatch = store.dispatch;
  const who = { title: COPY, guid, today: isoDate(testToday) };
  const plan = planCopy(source.board, source, Object.assign({}, usualCopy, options), who);
  const copy = Object.assign(plan, { key: 'copy-1', made: {}, isRunning: true, error: null });
  await changeDeviceValue({ extra: store.extra, guid }, keptCopies, () => [copy]);
  const end = await dispatch(runCopy(copy.key));
  const copies = await stored(visit, COPY);
  return { source, end, copies, copy: copies[0] };
}

/** The calls that change something, as they come; every `nth` is refused. */
function watchChanges(nth = Infinity): readonly string[] {
  const changes: string[] = [];
  server.use(
    http.all('*/api/kanban*', ({ request: { method, url } }) => {
      if (method === 'GET') return undefined;
      changes.push(`${method} ${new URL(url).pathname}`);
      return changes.length % nth === 0 ? HttpResponse.json({ message: 'busy' }, { status: 503 }) : undefined;
    }),
  );
  return changes;
}

const titles = (tasks: readonly Task[] = []) => tasks.map(({ title }) => title).toSorted();

test('dates, people and completed tasks come along when they are asked for; people are added last (R-11.70)', async () => {
  const changes = watchChanges();
  const { source, copy } = await copied({ dates: true, people: true, completedTasks: true });
  expect(titles(copy?.tasks)).toEqual(titles(source.tasks));
  expect(copy?.board.members).toHaveLength(source.board.members.length);
  const people = (tasks: readonly Task[] = []) =>
    tasks.flatMap(({ title, members }) => members.map(({ name }) => `${title}: ${name}`)).toSorted();
  expect(people(copy?.tasks)).toEqual(people(source.tasks));
  const dated = (tasks: readonly Task[] = []) => tasks.filter(({ dueDate }) => dueDate !== null).length;
  expect(dated(copy?.tasks)).toBe(dated(source.tasks));
  const isMember = changes.map((change) => change.endsWith('/member'));
  expect(isMember.indexOf(true)).toBe(isMember.lastIndexOf(false) + 1);
});

test('a copy goes on although every third call is refused, and nothing is there twice (R-11.71)', async () => {
  const changes = watchChanges(3);
  const { source, end, copies, copy } = await copied();
  expect(end.kind).toBe('finished');
  expect(changes.length).toBeGreaterThan(20);
  expect(copies).toHaveLength(1);
  expect(copy?.buckets).toHaveLength(source.buckets.length);
  expect(titles(copy?.tasks)).toEqual(titles(source.tasks.filter((task) => !isCompleted(task))));
});
