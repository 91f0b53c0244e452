export { getCustomer } from './api/customersApi';
export { getProject } from './api/projectsApi';
export {
  type NamedEntry,
  listCustomerNames,
  listProjectNames,
  useListCustomerNamesQuery,
  useListProjectNamesQuery,
} from './api/selectListsApi';
export { getEvaluation } from './hours/evaluationApi';

/** Loads the list of customers. */
export const loadCustomersPage = async () => (await import('./list/CustomersPage')).CustomersPage;

/** Loads the page of a customer. */
export const loadCustomerPage = async () => (await import('./customer/CustomerPage')).CustomerPage;

/** Loads the page of a project. */
export const loadProjectPage = async () => (await import('./project/ProjectPage')).ProjectPage;

/**
 * Loads the function that reads the first page of customers into the cache, unless it was read within the last minute.
 */
export const loadCustomersAhead = async () => (await import('./api/customersApi')).readCustomersAhead;

/** Loads the function that reads names of customers and projects. */
export const loadNameReader = async () => (await import('./api/readNames')).readNames;

/** Loads the part of the header's outbox that shows waiting changes of customers. */
export const loadCustomerOutbox = async () => (await import('./outbox/OutboxParts')).CustomerOutboxPart;

/** Loads the part of the header's outbox that shows waiting changes of projects. */
export const loadProjectOutbox = async () => (await import('./outbox/OutboxParts')).ProjectOutboxPart;

/** Loads how customers are saved, for the code that sends waiting changes. */
export const loadCustomerKind = async () => (await import('./outbox/customerKind')).customerKind;

/** Loads how projects are saved, for the code that sends waiting changes. */
export const loadProjectKind = async () => (await import('./outbox/projectKind')).projectKind;
