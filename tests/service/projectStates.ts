export const projectStates = ['pending', 'verified', 'active', 'failed', 'closed'] as const;
export type ProjectState = (typeof projectStates)[number];
