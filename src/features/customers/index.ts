export { CustomerAndProjectFields } from './CustomerAndProjectFields';
export { useCustomerAndProjectOptions } from './useCustomerAndProjectOptions';

/** The list of customers. */
export const loadCustomersPage = async () => (await import('./list/CustomersPage')).CustomersPage;

/** A customer. */
export const loadCustomerPage = async () => (await import('./customer/CustomerPage')).CustomerPage;

/** A project. */
export const loadProjectPage = async () => (await import('./project/ProjectPage')).ProjectPage;

/** Reads the first page of customers into the cache, unless it was read within the last minute. */
export const loadCustomersAhead = async () => (await import('./api/customersApi')).readCustomersAhead;
