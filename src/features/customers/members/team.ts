/** How teams are saved; loaded on first use. */
export const loadTeamKind = async () => (await import('./teamKind')).teamKind;
