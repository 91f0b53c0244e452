export { limitedTask } from './task/useOpenTask';

/** The Kanban Hub: boards and the user's tasks. */
export const loadPlannerPage = async () => (await import('./hub/PlannerPage')).PlannerPage;

/** Loads the tasks of a customer's board, grouped by priority. */
export const loadCustomerTasks = async () => (await import('./CustomerTasks')).CustomerTasks;
