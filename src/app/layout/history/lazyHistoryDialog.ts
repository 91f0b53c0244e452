import { lazy } from 'react';

/** What was done in this visit; fetched when it is asked for. */
export const HistoryDialog = lazy(async () => ({
  default: (await import('./HistoryDialog')).HistoryDialog,
}));
