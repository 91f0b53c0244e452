/** The name of a project that was just created (section 7, `PUT /projects`); the service keeps it as it is. */
export const NEW_PROJECT = 'New project';
