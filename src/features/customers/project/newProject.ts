/** State of the history entry of a project that was just created. */
export const createdNow = { isNewProject: true } as const;

/** Whether a history entry has that state. */
export function isCreatedNow(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewProject' in state;
}
