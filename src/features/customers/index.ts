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

/** Loads what the header says of the customers whose changes wait. */
export const loadCustomerOutbox = async () =>
  (await import('./outbox/CustomerOutboxPart')).CustomerOutboxPart;

/** Loads what the header says of the projects whose changes wait. */
export const loadProjectOutbox = async () => (await import('./outbox/ProjectOutboxPart')).ProjectOutboxPart;

/** Loads what sends the changes of customers and projects that wait. */
export const loadCustomerLanes = async () => {
  const [{ laneOf }, { customerKind }, { projectKind }] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('./outbox/customerKind'),
    import('./outbox/projectKind'),
  ]);
  return [laneOf(customerKind), laneOf(projectKind)];
};
