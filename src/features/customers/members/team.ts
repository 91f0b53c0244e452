/** How teams are saved; the code comes with the first saving. */
export const loadTeamKind = async () => (await import('./teamKind')).teamKind;
