import { useState } from 'react';
import type { Id } from '@/domain/id';
import type { Task } from '@/domain/planner/kanban';

/** Changes of tasks that are shown at once, although they are not saved yet. */
export interface Pending<Change> {
  readonly of: (id: Id) => Change | undefined;
  /** Shows a change of a task, in place of an earlier one. */
  readonly show: (id: Id, change: Change) => void;
  /** Shows it no more; a later change of the same task stays. */
  readonly forget: (change: Change) => void;
  /** The tasks with their changes. */
  readonly applied: (tasks: readonly Task[], apply: (task: Task, change: Change) => Task) => readonly Task[];
}

/**
 * Keeps the changes of tasks that are not saved yet, in the component that also queries the tasks: when a change is
 * forgotten, the same render already reads what was saved, so no card jumps back in between.
 */
export function usePending<Change extends object>(): Pending<Change> {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const of = (id: Id) => changes.get(String(id));
  return {
    of,
    show: (id, change) => setChanges((before) => new Map(before).set(String(id), change)),
    forget: (change) => setChanges((before) => new Map([...before].filter(([, one]) => one !== change))),
    applied: (tasks, apply) => {
      if (changes.size === 0) return tasks;
      return tasks.map((task) => {
        const change = of(task.id);
        return change ? apply(task, change) : task;
      });
    },
  };
}
