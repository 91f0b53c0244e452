/** What the history entry of a project's page says where the project was created a moment ago. */
export const createdNow = { isNewProject: true } as const;

/** Whether a history entry says so. */
export function isCreatedNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewProject' in state;
}
