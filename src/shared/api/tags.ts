/**
 * What the cache holds, by kind. A tag without an id stands for everything of its kind.
 */
export const tagTypes = [
  'Customer',
  'Project',
  'Board',
  'Task',
  'Comment',
  'Employee',
  'WorkRecord',
  'Expense',
  'TimeSheet',
] as const;

export type Tag = (typeof tagTypes)[number];

/**
 * The one table of who provides what: a query's answer is out of date when something of these kinds has changed.
 *
 * Pages of work records, expenses and time sheets are missing on purpose. They keep the service's order, and a new
 * entry goes to their front (section 4, "Lists"): fetching them again would move it. They are patched instead
 * (`lists/listPages.ts`); only a signature, after which section 4 has the list reloaded, asks for time sheets again.
 */
const provided = {
  listCustomerNames: ['Customer'],
  listProjectNames: ['Project'],
  listCustomers: ['Customer', 'Project'],
  getCustomer: ['Customer', 'Project'],
  getProject: ['Project'],
  getEvaluation: ['WorkRecord'],
  listCustomerTasks: ['Task'],
  listTimeSheets: ['TimeSheet'],
  previewTimeSheet: ['WorkRecord', 'Expense'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The one table of who invalidates what. What a change makes out of date is asked for again where it is shown. */
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
  changeTeam: ['Customer', 'Project'],
} as const satisfies Readonly<Record<string, readonly Tag[]>>;

/** The tags of a query, by the name of its endpoint. */
export function providedBy(endpoint: keyof typeof provided): readonly Tag[] {
  return provided[endpoint];
}

/** The tags that a change invalidates, by the name of its endpoint. */
export function invalidatedBy(endpoint: keyof typeof invalidated): readonly Tag[] {
  return invalidated[endpoint];
}
