import type { IsoDate } from '../time/period';
import {
  type BoardColumn,
  type Task,
  type TaskMember,
  type TaskPriority,
  isOverdue,
  taskPriorities,
} from './kanban';

/** How the tasks of a board are grouped; `bucket` is the plain board, which has no lanes. */
export const groupings = ['bucket', 'person', 'priority'] as const;
export type Grouping = (typeof groupings)[number];

/** The key of the lane of tasks without people. */
export const NOBODY_LANE = 'none';

/** A lane of a board: the tasks of a person or a priority, across the buckets. */
export interface Lane {
  /** A guid, `NOBODY_LANE`, or a priority. */
  readonly key: string;
  /** The person; null for tasks without people and for priorities. */
  readonly person: TaskMember | null;
  /** The visible tasks of each column, in the order of the columns. */
  readonly cells: readonly (readonly Task[])[];
  readonly count: number;
  readonly overdue: number;
}

function laneOf(
  { key, person }: Pick<Lane, 'key' | 'person'>,
  columns: readonly BoardColumn[],
  { isIn, today }: { readonly isIn: (task: Task) => boolean; readonly today: IsoDate },
): Lane {
  const cells = columns.map(({ tasks }) => tasks.filter(isIn));
  const all = cells.flat();
  const overdue = all.filter((task) => isOverdue(task, today)).length;
  return { key, person, cells, count: all.length, overdue };
}

/** The people of a board in its order, then those of its tasks alone. */
function peopleOf(columns: readonly BoardColumn[], members: readonly TaskMember[]): readonly TaskMember[] {
  const others = columns.flatMap(({ tasks }) => tasks.flatMap((task) => task.members));
  const byGuid = new Map<string, TaskMember>();
  for (const person of [...members, ...others]) if (!byGuid.has(person.guid)) byGuid.set(person.guid, person);
  return [...byGuid.values()];
}

/** A lane for each person of a board, and one for tasks without people; a task of several people is in each of theirs. */
export function personLanes(
  columns: readonly BoardColumn[],
  members: readonly TaskMember[],
  today: IsoDate,
): readonly Lane[] {
  const people = peopleOf(columns, members).map((person) =>
    laneOf({ key: person.guid, person }, columns, {
      isIn: (task) => task.members.some(({ guid }) => guid === person.guid),
      today,
    }),
  );
  const isIn = (task: Task) => task.members.length === 0;
  return [...people, laneOf({ key: NOBODY_LANE, person: null }, columns, { isIn, today })];
}

/** A lane for each priority, the highest first; unknown ones come last. */
export function priorityLanes(columns: readonly BoardColumn[], today: IsoDate): readonly Lane[] {
  const used = columns.flatMap(({ tasks }) => tasks.map(({ priority }) => priority));
  return [...new Set<TaskPriority>([...taskPriorities, ...used])].map((key) =>
    laneOf({ key, person: null }, columns, { isIn: ({ priority }) => priority === key, today }),
  );
}

/** The people who have a task besides the one in whose lane it is. */
export function alsoIn(task: Pick<Task, 'members'>, lane: Pick<Lane, 'person'>): readonly TaskMember[] {
  return lane.person === null ? [] : task.members.filter(({ guid }) => guid !== lane.person?.guid);
}

/** How the people of a task change: one comes, one goes. */
export interface PeopleChange {
  readonly add: TaskMember | null;
  readonly remove: TaskMember | null;
}

/**
 * How the people of a task change when it is moved from one lane into another: the person of the new lane is added and
 * that of the old one is removed. A move to the lane of nobody only removes, and a person who already has the task is
 * not added again.
 */
export function peopleChange(
  task: Pick<Task, 'members'>,
  from: Pick<Lane, 'person'>,
  to: Pick<Lane, 'person'>,
): PeopleChange {
  if (from.person?.guid === to.person?.guid) return { add: null, remove: null };
  const has = task.members.some(({ guid }) => guid === to.person?.guid);
  return { add: has ? null : to.person, remove: from.person };
}

/** A task with a change of its people, whether or not the service already has it. */
export function withPeople<Of extends Pick<Task, 'members'>>(task: Of, { add, remove }: PeopleChange): Of {
  const others = task.members.filter(({ guid }) => guid !== remove?.guid && guid !== add?.guid);
  return { ...task, members: add ? [...others, add] : others };
}

/**
 * The first lanes with about so many cards: of the last one the same number from each bucket. Lanes that are folded show
 * none.
 */
export function firstLanes(
  lanes: readonly Lane[],
  count: number,
  isFolded: (lane: Lane) => boolean,
): readonly Lane[] {
  let left = count;
  const first: Lane[] = [];
  for (const lane of lanes) {
    const cards = isFolded(lane) ? 0 : lane.count;
    if (cards > left) return left > 0 ? [...first, { ...lane, cells: firstRows(lane.cells, left) }] : first;
    first.push(lane);
    left -= cards;
  }
  return first;
}

/** The first cards of each cell, at least so many in all. */
function firstRows(cells: Lane['cells'], count: number): Lane['cells'] {
  const upTo = (rows: number) => cells.map((cell) => cell.slice(0, rows));
  let rows = 1;
  while (upTo(rows).flat().length < count) rows += 1;
  return upTo(rows);
}
