/** The name of a newly created project (section 7, `PUT /projects`); the service stores it unchanged. */
export const NEW_PROJECT = 'New project';
