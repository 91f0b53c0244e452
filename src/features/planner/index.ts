export { limitedTask } from './task/useOpenTask';

/** The Kanban Hub: boards and the user's tasks. */
export const loadPlannerPage = async () => (await import('./hub/PlannerPage')).PlannerPage;

/** A board. */
export const loadBoardPage = async () => (await import('./board/BoardPage')).BoardPage;

/** Reads a board with its buckets and tasks into the cache. */
export const loadBoardAhead = async () => (await import('./api/readBoardAhead')).readBoardAhead;

/** Loads the tasks of a customer's board, grouped by priority. */
export const loadCustomerTasks = async () => (await import('./CustomerTasks')).CustomerTasks;

/** Loads the user's tasks of a day, as the dashboard shows them. */
export const loadTodaysTasks = async () => (await import('./TodaysTasks')).TodaysTasks;

/** Reads the user's tasks of a day into the cache. */
export const loadTodaysTasksAhead = async () => (await import('./api/tasksApi')).readMyTasksAhead;

/** Loads what the header says of the tasks that wait. */
export const loadTaskOutbox = async () => (await import('./outbox/TaskOutboxPart')).TaskOutboxPart;

/** Loads what sends the tasks that wait. */
export const loadTaskLane = async () => {
  const [{ laneOf }, { taskOutbox }] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('./outbox/taskOutbox'),
  ]);
  return laneOf(taskOutbox);
};
