export { findPeople } from './findPeopleApi';

/** The directory of the employees. */
export const loadEmployeesPage = async () => (await import('./list/EmployeesPage')).EmployeesPage;

/** A person of the directory. */
export const loadEmployeePage = async () => (await import('./person/EmployeePage')).EmployeePage;

/** The user's own profile. */
export const loadProfilePage = async () => (await import('./profile/ProfilePage')).ProfilePage;
