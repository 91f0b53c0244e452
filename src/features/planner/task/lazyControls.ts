import { lazy } from 'react';

/** What only full control offers. */
export const DeleteTask = lazy(async () => ({ default: (await import('./DeleteTask')).DeleteTask }));
export const MembersPopover = lazy(async () => ({
  default: (await import('../MembersPopover')).MembersPopover,
}));
