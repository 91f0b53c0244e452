/** Loads the report over all customers. */
export const loadReportPage = async () => (await import('./ReportPage')).ReportPage;

export type { CustomerRows } from './reading/customerRows';

/** Loads the function that reads everybody's entries of one customer. */
export const loadCustomerRows = async () => (await import('./reading/customerRows')).readCustomerRows;
