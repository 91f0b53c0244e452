import type { Role } from '../access';
import { grouped } from '../grouped';
import type { Id } from '../id';
import type { IsoDate } from '../time/period';

/** The states of a task in the order in which lists show them. */
export const taskStates = ['Not assigned', 'Assigned', 'Not started', 'In work', 'Completed'] as const;
/** A state of the list above, or an unknown one with the service's name for it. */
export type TaskState = (typeof taskStates)[number] | (string & {});

/** The states that the dialog of a task offers. */
const offeredStates = ['Not started', 'In work', 'Completed'] as const;

/** The priorities of a task, the highest first. */
export const taskPriorities = ['Urgent', 'Important', 'Normal', 'Irrelevant'] as const;
/** A priority of the list above, or an unknown one with the service's name for it. */
export type TaskPriority = (typeof taskPriorities)[number] | (string & {});

/** The defaults of a task that was typed into a slot and saved by a click outside. */
export const slotDefaults = { state: 'Not started', priority: 'Normal' } as const;

/** The state and priority that the service gives to a new task without them. */
export const newTaskDefaults = { state: 'Not assigned', priority: 'Normal' } as const;

/** A member of a board or task: a guid and a name, no photo. */
export interface TaskMember {
  readonly guid: string;
  readonly name: string;
}

/** The class of boards whose members may change the title and members, and delete the board. */
export const PERSONAL_CLASS = 'personally';

/** A board of the planner. */
export interface Board {
  readonly id: Id;
  readonly title: string;
  /** `personally`, `customer`, or another word of the service. */
  readonly boardClass: string;
  readonly members: readonly TaskMember[];
  readonly ownerGuid: string;
}

/** A column of a board. */
export interface Bucket {
  readonly id: Id;
  readonly name: string;
  readonly stage: number;
}

/** A task of the planner as lists show it. */
export interface Task {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
  readonly boardId: Id | null;
  readonly bucketId: Id | null;
  readonly stage: number;
  readonly state: TaskState;
  readonly priority: TaskPriority;
  readonly startDate: IsoDate | null;
  /** The due date (`endDate` on the wire). */
  readonly dueDate: IsoDate | null;
  readonly members: readonly TaskMember[];
  readonly hasComments: boolean;
}

/** A comment on a task. */
export interface TaskComment {
  readonly id: Id;
  readonly content: string;
  readonly author: TaskMember;
  /** When it was written, in milliseconds since 1970; null if the service's text is not a time. */
  readonly writtenAt: number | null;
}

/** Whether title, members and the board itself may be changed: on boards of class personally only. */
export function isPersonal({ boardClass }: Pick<Board, 'boardClass'>): boolean {
  return boardClass === PERSONAL_CLASS;
}

/** Whether a person has full control of a board's tasks: its owner, its members and admins. */
export function hasFullControl(
  { ownerGuid, members }: Pick<Board, 'ownerGuid' | 'members'>,
  user: { readonly guid: string; readonly role: Role },
): boolean {
  return (
    user.role === 'admin' || user.guid === ownerGuid || members.some((member) => member.guid === user.guid)
  );
}

/** Whether a member who leaves a board can no longer open it. */
export function isClosedWhenLeft(
  board: Pick<Board, 'ownerGuid'>,
  user: { readonly guid: string; readonly role: Role },
): boolean {
  return !hasFullControl({ ...board, members: [] }, user);
}

/** The states to choose from: those that the dialog offers, preceded by the current one if it is not among them. */
export function statesToOffer(current: TaskState): readonly TaskState[] {
  return offersState(current) || current === '' ? offeredStates : [current, ...offeredStates];
}

function offersState(state: TaskState): boolean {
  return offeredStates.some((offered) => offered === state);
}

/** The priorities to choose from, preceded by the current one if it is unknown. */
export function prioritiesToOffer(current: TaskPriority): readonly TaskPriority[] {
  const isKnown = taskPriorities.some((known) => known === current) || current === '';
  return isKnown ? taskPriorities : [current, ...taskPriorities];
}

function placeIn(order: readonly string[], value: string): number {
  const at = order.indexOf(value);
  return at < 0 ? order.length : at;
}

/** The rank of a priority, the highest first; unknown ones come last. */
export function placeOfPriority(priority: TaskPriority): number {
  return placeIn(taskPriorities, priority);
}

// Created once, because sorting a thousand tasks compares them ten thousand times.
const naturally = new Intl.Collator('en', { numeric: true });

function compareIds(one: Id, other: Id): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : naturally.compare(String(one), String(other));
}

/** The order of task lists: by state, unknown ones last, then by stage, then by id. */
export function compareTasks(one: Task, other: Task): number {
  return (
    placeIn(taskStates, one.state) - placeIn(taskStates, other.state) ||
    one.stage - other.stage ||
    compareIds(one.id, other.id)
  );
}

/** The order of buckets: by stage; those of the same stage by id, so that they keep their places. */
export function compareBuckets(one: Bucket, other: Bucket): number {
  return one.stage - other.stage || compareIds(one.id, other.id);
}

/** A new bucket's stage is the bucket count plus 1. */
export function stageOfNewBucket(buckets: readonly Bucket[]): number {
  return buckets.length + 1;
}

/** The order of comments: newest first, those without a time last. */
export function compareComments(one: TaskComment, other: TaskComment): number {
  return (other.writtenAt ?? -Infinity) - (one.writtenAt ?? -Infinity) || compareIds(other.id, one.id);
}

/** A bucket with its tasks as a column of the board. */
export interface BoardColumn {
  /** Null for the column of tasks whose bucket is not on the board. */
  readonly bucket: Bucket | null;
  /** The visible tasks, in order. */
  readonly tasks: readonly Task[];
  /** How many tasks would be visible if nothing was searched for. */
  readonly total: number;
  /** How many tasks are not completed, visible or hidden: these count for the limit of the bucket. */
  readonly open: number;
  /** Whether it certainly has no task at all, visible or hidden: only then can it be deleted. */
  readonly isEmpty: boolean;
}

interface ColumnsOptions {
  readonly showCompleted: boolean;
  readonly lacksTasks: boolean;
  /** The tasks that were found, which are the only visible ones; null while nothing is searched for. */
  readonly found?: readonly Task[] | null;
}

/**
 * The columns of a board: buckets by stage, tasks by state. Completed tasks are hidden unless they are shown
 * explicitly. Tasks of a missing bucket are in a column of their own at the end. While some tasks of the board cannot
 * be read (`lacksTasks`), no column counts as empty.
 */
export function boardColumns(
  buckets: readonly Bucket[],
  tasks: readonly Task[],
  { showCompleted, lacksTasks, found = null }: ColumnsOptions,
): readonly BoardColumn[] {
  const foundIds = found && new Set(found.map(({ id }) => String(id)));
  const byBucket = new Map<string, Task[]>(buckets.map(({ id }) => [String(id), []]));
  const strays: Task[] = [];
  for (const task of tasks) (byBucket.get(String(task.bucketId)) ?? strays).push(task);
  const columnOf = (bucket: Bucket | null, all: readonly Task[]): BoardColumn => {
    const shown = all.filter((task) => showCompleted || !isCompleted(task));
    return {
      bucket,
      tasks: shown.filter(({ id }) => foundIds?.has(String(id)) ?? true).toSorted(compareTasks),
      total: shown.length,
      open: all.filter((task) => !isCompleted(task)).length,
      isEmpty: all.length === 0 && !lacksTasks,
    };
  };
  const columns = buckets
    .toSorted(compareBuckets)
    .map((bucket) => columnOf(bucket, byBucket.get(String(bucket.id)) ?? []));
  const stray = columnOf(null, strays);
  return stray.tasks.length > 0 ? [...columns, stray] : columns;
}

/** Tasks grouped by priority, the highest first, unknown ones last; groups without tasks are left out. */
export function groupByPriority(tasks: readonly Task[]) {
  return [...grouped(tasks, ({ priority }) => priority)]
    .map(([priority, members]) => ({ priority, tasks: members.toSorted(compareTasks) }))
    .toSorted(
      (one, other) =>
        placeOfPriority(one.priority) - placeOfPriority(other.priority) ||
        one.priority.localeCompare(other.priority),
    );
}

/** Whether a task is late: its due date has passed and it is not completed. */
export function isOverdue(task: Pick<Task, 'dueDate' | 'state'>, today: IsoDate): boolean {
  return task.dueDate !== null && task.dueDate < today && !isCompleted(task);
}

/** Whether a task is done. */
export function isCompleted({ state }: Pick<Task, 'state'>): boolean {
  return state === 'Completed';
}

/** Whether a task is due before it begins; false if either date is missing. */
export function isDueBeforeStart({ startDate, dueDate }: Pick<Task, 'startDate' | 'dueDate'>): boolean {
  return startDate !== null && dueDate !== null && dueDate < startDate;
}
