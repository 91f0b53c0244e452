/** The role decides what a user may do. `administrator`, another spelling of the service, means `admin`. */
export type Role = 'admin' | 'manager' | 'member';

/** Reads a role in any of its spellings; anything unknown has the fewest rights. */
export function readRole(text: unknown): Role {
  const spelled = typeof text === 'string' ? text.trim().toLowerCase() : '';
  if (spelled === 'admin' || spelled === 'administrator') return 'admin';
  return spelled === 'manager' ? 'manager' : 'member';
}

/** "New Customer" is visible to admin and manager only. */
export function mayCreateCustomer(role: Role): boolean {
  return role === 'admin' || role === 'manager';
}

/** Hours of everybody, in the report over all customers, are for admin and manager only. */
export function mayReport(role: Role): boolean {
  return role === 'admin' || role === 'manager';
}

const offSpellings = new Set(['', '0', 'false', 'no', 'null']);

/** Whether a person is an accountant: a flag that is set in any spelling, or any label. */
export function isAccountant(mark: unknown): boolean {
  return typeof mark === 'string' ? !offSpellings.has(mark.trim().toLowerCase()) : Boolean(mark);
}

/** The payroll month is for those who see everybody's hours, and for accountants. */
export function mayPreparePayroll(role: Role, isMarked: boolean): boolean {
  return mayReport(role) || isMarked;
}

/** Only the admin has the editing tabs of an employee, including verification state, role and accountant. */
export function mayEditEmployees(role: Role): boolean {
  return role === 'admin';
}
