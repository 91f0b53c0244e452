import type { priorities, taskStates } from '../kanbanRows';

export type SeedTask = {
  title: string;
  state: (typeof taskStates)[number];
  priority: (typeof priorities)[number];
  /** User names separated by blanks, or '' for no members. */
  members: string;
  /** Days from today. */
  start?: number;
  due?: number;
  description?: string;
  comments?: readonly [by: string, hoursAgo: number, content: string][];
};
export type SeedBoard = {
  title: string;
  owner: string;
  /** User names separated by blanks; a customer's board has the customer's members instead. */
  members: string;
  customer?: string;
  buckets: readonly [name: string, ...tasks: SeedTask[]][];
};

type More = Omit<SeedTask, 'title' | 'state' | 'priority' | 'members'>;
const states = {
  open: 'Not assigned',
  given: 'Assigned',
  todo: 'Not started',
  work: 'In work',
  done: 'Completed',
} as const;

/** `state` is the short form of a state and a priority, such as "work Urgent". */
export function task(
  title: string,
  [state, priority]: [keyof typeof states, SeedTask['priority']],
  members: string,
  more: More = {},
): SeedTask {
  return { title, state: states[state], priority, members, ...more };
}
