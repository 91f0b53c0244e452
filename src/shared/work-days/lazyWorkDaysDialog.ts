import { lazy } from 'react';

/** Target hours, federal state, days off and single keys; fetched when it is asked for. */
export const WorkDaysDialog = lazy(async () => ({
  default: (await import('./WorkDaysDialog')).WorkDaysDialog,
}));
