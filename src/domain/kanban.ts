import type { Id } from './id';
import type { IsoDate } from './period';

/** The states of a task in the order in which lists show them (section 3; contract, "Be ready for"). */
export const taskStates = ['Not assigned', 'Assigned', 'Not started', 'In work', 'Completed'] as const;
/** A state of section 3, or what the service calls one that is not known here. */
export type TaskState = (typeof taskStates)[number] | (string & {});

/** The priorities of a task, the highest first (section 3). */
export const taskPriorities = ['Urgent', 'Important', 'Normal', 'Irrelevant'] as const;
/** A priority of section 3, or what the service calls one that is not known here. */
export type TaskPriority = (typeof taskPriorities)[number] | (string & {});

/** A member of a board or task: a guid and a name, no photo (contract, "Board"). */
export interface TaskMember {
  readonly guid: string;
  readonly name: string;
}

/** A task of the planner as lists show it (section 3). */
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

function placeIn(order: readonly string[], value: string): number {
  const at = order.indexOf(value);
  return at < 0 ? order.length : at;
}

/** The order of task lists: by state, unknown ones last; equal ones by stage, then id (section 4; contract, "Board"). */
export function compareTasks(one: Task, other: Task): number {
  return (
    placeIn(taskStates, one.state) - placeIn(taskStates, other.state) ||
    one.stage - other.stage ||
    String(one.id).localeCompare(String(other.id), 'en', { numeric: true })
  );
}

/** Tasks of one priority. */
export interface PriorityGroup {
  readonly priority: TaskPriority;
  readonly tasks: readonly Task[];
}

/** Tasks grouped by priority, the highest first, unknown ones last; groups without tasks are left out (section 2). */
export function groupByPriority(tasks: readonly Task[]): readonly PriorityGroup[] {
  const groups = new Map<string, Task[]>();
  for (const task of tasks) groups.set(task.priority, [...(groups.get(task.priority) ?? []), task]);
  return [...groups]
    .map(([priority, members]) => ({ priority, tasks: members.toSorted(compareTasks) }))
    .toSorted(
      (one, other) =>
        placeIn(taskPriorities, one.priority) - placeIn(taskPriorities, other.priority) ||
        one.priority.localeCompare(other.priority),
    );
}

/** Whether a task is late: its due date has passed and it is not completed. */
export function isOverdue({ dueDate, state }: Pick<Task, 'dueDate' | 'state'>, today: IsoDate): boolean {
  return dueDate !== null && dueDate < today && state !== 'Completed';
}
