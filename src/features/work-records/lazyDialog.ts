import { lazy } from 'react';

const load = async () => import('./WorkRecordDialog');

/** The work-time dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const WorkRecordDialog = lazy(async () => ({ default: (await load()).WorkRecordDialog }));

/** Fetches the dialog ahead, so that it opens at once. */
export function preloadWorkRecordDialog(): void {
  void load().catch(() => undefined);
}
