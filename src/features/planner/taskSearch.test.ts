import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { matcher, sortedEntries } from '@/domain/find/findEntries';
import { readQuery } from '@/domain/find/findQuery';
import { task } from '@/domain/planner/kanban.fixture';
import { isoDate } from '@/domain/time/period';
import { fieldOf, startTest, testDay } from '../../../tests/service/testing';
import { taskFromWire, taskWire } from './api/plannerWire';
import { taskSearch } from './taskSearch';

// A Thursday: its week ends on the 22nd, the next one on the 29th.
const today = isoDate(testDay);

interface Row {
  readonly id: number;
  readonly kanbanId: number;
  readonly title: string;
  readonly description: string | null;
  readonly state: string;
  readonly priority: string;
  readonly endDate: string | null;
  readonly members: readonly { readonly guid: string }[];
}

/** The tasks of all boards of the seed that Jana sees, as the service answers them and as lists have them. */
async function seeded(isAcrossBoards: boolean) {
  const { guid, send } = startTest().jana;
  const { body: boards } = await send('GET /kanban');
  const rows: Row[] = [];
  for (const board of Array.isArray(boards) ? boards : []) {
    // oxlint-disable-next-line no-await-in-loop -- the service of the tests answers at once
    const { body } = await send(`GET /kanban/boards/${String(fieldOf(board, 'id'))}/tasks`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the schema below
    rows.push(...(body as readonly Row[]));
  }
  const entries = v.parse(v.array(taskWire), rows).map(taskFromWire);
  const table = taskSearch({ guid, today, isAcrossBoards });
  const find = (address: string) => {
    const isFound = matcher(table, readQuery(table, new URLSearchParams(address)), today);
    return entries.filter(isFound).map(({ id }) => id);
  };
  return { guid, rows, find };
}

const day = ({ endDate }: Row) => endDate?.slice(0, 10) ?? null;
const isDue = (row: Row, from: string, to: string) => {
  const due = day(row);
  return due !== null && due >= from && due <= to;
};
const isIn = (row: Row, guid: string) => row.members.some((member) => member.guid === guid);

describe('the filters of a board', () => {
  test.each<[string, (row: Row, guid: string) => boolean]>([
    ['member=me', isIn],
    ['member=none', ({ members }) => members.length === 0],
    ['member=me,none', (row, guid) => row.members.length === 0 || isIn(row, guid)],
    ['priority=Urgent,Important', ({ priority }) => priority === 'Urgent' || priority === 'Important'],
    ['due=overdue', (row) => isDue(row, '0000', '2026-11-18') && row.state !== 'Completed'],
    ['due=today', (row) => isDue(row, testDay, testDay)],
    ['due=week', (row) => isDue(row, '2026-11-16', '2026-11-22')],
    ['due=next', (row) => isDue(row, '2026-11-23', '2026-11-29')],
    ['due=later', (row) => isDue(row, '2026-11-30', '9999')],
    ['due=none', (row) => day(row) === null],
    ['due=week&member=me', (row, guid) => isDue(row, '2026-11-16', '2026-11-22') && isIn(row, guid)],
    ['q=ruckfallplan', ({ title }) => title.startsWith('Rückfallplan')],
    ['q=sap einspielen', ({ description }) => description?.includes('einspielen') ?? false],
  ])('%s finds what a plain loop finds (R-11.46)', async (address, isWanted) => {
    const { guid, rows, find } = await seeded(false);
    const wanted = rows.filter((row) => isWanted(row, guid)).map(({ id }) => id);
    expect(find(address)).toEqual(wanted);
    expect(wanted.length, 'the seed has such tasks').toBeGreaterThan(0);
    expect(wanted.length, 'and others').toBeLessThan(rows.length);
  });

  test('what only My Tasks can be filtered by is ignored (R-11.46)', async () => {
    const { rows, find } = await seeded(false);
    expect(find('state=Completed&board=1')).toHaveLength(rows.length);
  });
});

describe('the filters of My Tasks', () => {
  test('board and state are filtered as well, the members are not (R-11.49)', async () => {
    const { rows, find } = await seeded(true);
    const board = rows[0]?.kanbanId;
    const wanted = rows.filter((row) => row.kanbanId === board && row.state === 'In work');
    expect(wanted.length).toBeGreaterThan(0);
    expect(find(`board=${board}&state=In work`)).toEqual(wanted.map(({ id }) => id));
    expect(find('member=none')).toHaveLength(rows.length);
  });
});

describe('the order of a board’s list', () => {
  const tasks = [
    task(1, { title: 'Zaun', priority: 'Irrelevant', dueDate: isoDate('2026-11-20') }),
    task(2, { title: 'Öl', priority: 'Urgent' }),
    task(3, { title: 'paket 10', priority: 'Someday', dueDate: isoDate('2026-11-19') }),
    task(4, { title: 'Paket 9', priority: '', dueDate: isoDate('2026-11-20') }),
  ];
  const ordered = (address: string, isAcrossBoards: boolean) => {
    const table = taskSearch({ guid: undefined, today, isAcrossBoards });
    const query = readQuery(table, new URLSearchParams(address));
    return sortedEntries(table, tasks, query, 'de').map(({ id }) => id);
  };

  test.each([
    ['sort=due', [3, 4, 1, 2]],
    ['sort=-due', [4, 1, 3, 2]],
    ['sort=-priority', [2, 1, 3, 4]],
    ['sort=priority', [3, 1, 2, 4]],
    ['sort=title', [2, 4, 3, 1]],
    ['sort=members', [1, 2, 3, 4]],
  ])('%s lists tasks as %j (R-11.51)', (address, expected) => {
    expect(ordered(address, false)).toEqual(expected);
  });

  test('My Tasks keep theirs (R-11.49)', () => {
    expect(ordered('sort=title', true)).toEqual([1, 2, 3, 4]);
  });
});
