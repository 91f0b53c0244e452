/** Loads the report over all customers. */
export const loadReportPage = async () => (await import('./ReportPage')).ReportPage;
