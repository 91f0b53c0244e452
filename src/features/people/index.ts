export { listEmployees } from './employeesApi';

/** Loads the function that finds people by mail and by name. */
export const loadFindMembers = async () => (await import('./findPeopleApi')).findMembers;

/** Loads the directory of the employees. */
export const loadEmployeesPage = async () => (await import('./list/EmployeesPage')).EmployeesPage;

/** Loads the page of an employee. */
export const loadEmployeePage = async () => (await import('./person/EmployeePage')).EmployeePage;

/** Loads the part of the header's outbox that shows waiting changes of profiles. */
export const loadPersonOutbox = async () => (await import('./outbox/PersonOutboxPart')).PersonOutboxPart;

/** Loads how people are saved, for the code that sends waiting changes. */
export const loadPersonKind = async () => (await import('./outbox/personKind')).personKind;

/** Loads the user's own profile. */
export const loadProfilePage = async () => (await import('./profile/ProfilePage')).ProfilePage;

/** Loads the function that reads the user's own profile with its pictures, as the service spells it. */
export const loadOwnProfile = async () => (await import('./profile/readOwnProfile')).readOwnProfile;
