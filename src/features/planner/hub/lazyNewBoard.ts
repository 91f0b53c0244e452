import { lazy } from 'react';

/** The "New Planner" modal, fetched when somebody opens it. */
export const NewBoardDialog = lazy(async () => ({
  default: (await import('./NewBoardDialog')).NewBoardDialog,
}));
