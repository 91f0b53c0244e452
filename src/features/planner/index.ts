export { limitedTask } from './task/useOpenTask';

/** Loads the Kanban Hub: boards and the user's tasks. */
export const loadPlannerPage = async () => (await import('./hub/PlannerPage')).PlannerPage;

/** Loads the page of a board. */
export const loadBoardPage = async () => (await import('./board/BoardPage')).BoardPage;

/** Loads the function that reads a board with its buckets and tasks into the cache. */
export const loadBoardAhead = async () => (await import('./api/tasksApi')).readBoardAhead;

/** Loads the tasks of a customer's board, grouped by priority. */
export const loadCustomerTasks = async () => (await import('./CustomerTasks')).CustomerTasks;

/** Loads the user's tasks of a day for the dashboard. */
export const loadTodaysTasks = async () => (await import('./TodaysTasks')).TodaysTasks;

/** Loads the function that reads the user's tasks of a day into the cache. */
export const loadTodaysTasksAhead = async () => (await import('./api/tasksApi')).readMyTasksAhead;

/** Loads the part of the header's outbox that shows waiting tasks. */
export const loadTaskOutbox = async () => (await import('./outbox/TaskOutboxPart')).TaskOutboxPart;

/** Loads how tasks are saved, for the code that sends waiting ones. */
export const loadTaskKind = async () => (await import('./outbox/taskKind')).taskKind;

/** Loads the function that carries out a change of a task that was cut off on an earlier visit. */
export const loadTaskAgain = async () => (await import('./board/saveReassigned')).taskAgain;
