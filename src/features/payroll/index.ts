/** Loads the payroll of a month. */
export const loadPayrollPage = async () => (await import('./month/PayrollPage')).PayrollPage;
