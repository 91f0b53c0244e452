/** The kinds of data in the cache. A tag without an id covers everything of its kind. */
export const tagTypes = [
  'Customer',
  'Project',
  'Board',
  'BoardDetails',
  'BoardTask',
  'Task',
  'TaskDetails',
  'Comment',
  'Employee',
  'WorkRecord',
  'Expense',
  'TimeSheet',
] as const;

export type Tag = (typeof tagTypes)[number];

/**
 * The one table of the tags that queries provide: an answer is outdated when something of these kinds has changed.
 *
 * Pages of work records, expenses and time sheets are missing on purpose. They keep the service's order, and a new
 * entry goes to their front: fetching them again would move it. They are patched instead (`lists/listPages.ts`); only
 * after a signature are time sheets fetched again.
 *
 * The contents of a board or task have kinds of their own (`BoardDetails`, `BoardTask`, `TaskDetails`): if it is
 * deleted while it is on the screen, the lists are fetched again, but not the deleted thing.
 */
const provided = {
  listCustomerNames: ['Customer'],
  listProjectNames: ['Project'],
  listCustomers: ['Customer', 'Project', 'Employee'],
  getCustomer: ['Customer', 'Project', 'Task', 'Employee'],
  getProject: ['Project', 'Employee'],
  listEmployees: ['Employee'],
  getEmployee: ['Employee'],
  getEvaluation: ['WorkRecord'],
  listMyWeeks: ['WorkRecord'],
  listMyProjects: ['WorkRecord', 'Project'],
  listMyCustomers: ['WorkRecord', 'Customer'],
  listCustomerTasks: ['Task'],
  listMyTasks: ['Task'],
  listBoards: ['Board'],
  getBoard: ['BoardDetails'],
  listBuckets: ['BoardDetails'],
  listBoardTasks: ['BoardTask'],
  getTask: ['TaskDetails'],
  listComments: ['Comment'],
  listTimeSheets: ['TimeSheet'],
  previewTimeSheet: ['WorkRecord', 'Expense'],
  readWorkRecordPage: ['WorkRecord'],
  readExpensePage: ['Expense'],
  readMonth: ['WorkRecord', 'Expense'],
  hoursOfSheets: ['WorkRecord'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/**
 * The one table of the tags that mutations invalidate. What they make outdated is fetched again if it is on the screen.
 */
const invalidated = {
  createWorkRecord: ['WorkRecord'],
  updateWorkRecord: ['WorkRecord'],
  deleteWorkRecord: ['WorkRecord'],
  createExpense: ['Expense'],
  deleteExpense: ['Expense'],
  signTimeSheet: ['TimeSheet'],
  createCustomer: ['Customer'],
  updateCustomer: ['Customer'],
  createProject: ['Project'],
  updateProject: ['Project'],
  updateEmployee: ['Employee'],
  changeTeam: ['Customer', 'Project'],
  createBoard: ['Board'],
  updateBoard: ['Board', 'BoardDetails'],
  deleteBoard: ['Board', 'Task'],
  changeBuckets: ['BoardDetails'],
  createTask: ['BoardTask', 'Task'],
  updateTask: ['BoardTask', 'Task', 'TaskDetails'],
  deleteTask: ['BoardTask', 'Task'],
  addComment: ['BoardTask', 'Task', 'Comment'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The tags that a query provides, by the name of its endpoint. */
export function providedBy(endpoint: keyof typeof provided): readonly Tag[] {
  return provided[endpoint];
}

/** The tags that a mutation invalidates, by the name of its endpoint. */
export function invalidatedBy(endpoint: keyof typeof invalidated): readonly Tag[] {
  return invalidated[endpoint];
}
