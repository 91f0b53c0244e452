import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { Id } from '@/domain/id';

const PARAMETER = 'task';

/** State of a history entry about the task that is open there. */
interface TaskState {
  /** The task was opened from the page below it, so closing it means going back. */
  readonly isTaskOpenedHere?: boolean;
  /** The task was opened from a list that offers no full control. */
  readonly isTaskLimited?: boolean;
}

/** For links to a board with a task from elsewhere, such as the dashboard: the task opens without full control. */
export const limitedTask: TaskState = { isTaskLimited: true };

function stateOf({ state }: Location<unknown>): TaskState {
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * The task whose dialog is open, from the address (`?task=34`): a link opens it, and Back closes it. The id is text, as
 * in the address.
 */
export function useOpenTask() {
  const location = useLocation();
  const navigate = useNavigate();
  const { isTaskOpenedHere = false, isTaskLimited = false } = stateOf(location);
  const parameters = new URLSearchParams(location.search);
  const taskId = parameters.get(PARAMETER);

  function searchWith(id: Id | null): string {
    const next = new URLSearchParams(location.search);
    next.delete(PARAMETER);
    if (id !== null) next.set(PARAMETER, String(id));
    return `?${next}`;
  }

  return {
    taskId: taskId === '' ? null : taskId,
    isLimited: isTaskLimited,
    open: (id: Id) => {
      const state: TaskState = { isTaskOpenedHere: true };
      void navigate({ search: searchWith(id) }, { state, preventScrollReset: true });
    },
    close: () => {
      if (isTaskOpenedHere) void navigate(-1);
      else void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true });
    },
  };
}
