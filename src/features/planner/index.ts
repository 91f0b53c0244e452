/** Loads the tasks of a customer's board, grouped by priority. */
export const loadCustomerTasks = async () => (await import('./CustomerTasks')).CustomerTasks;
