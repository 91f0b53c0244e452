/** Loads what finds people by mail and by name, to be added somewhere. */
export const loadFindMembers = async () => (await import('./findMembers')).findMembers;

/** The directory of the employees. */
export const loadEmployeesPage = async () => (await import('./list/EmployeesPage')).EmployeesPage;

/** A person of the directory. */
export const loadEmployeePage = async () => (await import('./person/EmployeePage')).EmployeePage;

/** Loads what the header says of the profiles whose changes wait. */
export const loadPersonOutbox = async () => (await import('./outbox/PersonOutboxPart')).PersonOutboxPart;

/** Loads what sends the changes of profiles that wait. */
export const loadPersonLane = async () => {
  const [{ laneOf }, { personKind }] = await Promise.all([
    import('@/shared/outbox/startSending'),
    import('./outbox/personKind'),
  ]);
  return laneOf(personKind);
};

/** The user's own profile. */
export const loadProfilePage = async () => (await import('./profile/ProfilePage')).ProfilePage;
