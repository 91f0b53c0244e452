import { lazy } from 'react';

/** Seldom needed: two people changed the same. */
export const TaskEditConflict = lazy(async () => ({
  default: (await import('./TaskEditConflict')).TaskEditConflict,
}));

/** What only full control offers. */
export const DeleteTask = lazy(async () => ({ default: (await import('./DeleteTask')).DeleteTask }));
export const MembersPopover = lazy(async () => ({
  default: (await import('../MembersPopover')).MembersPopover,
}));
