import { lazy } from 'react';

// One file for all three: they are forms with the same rules, and the form library is most of it.
const load = async () => import('./editors');

/** The work-time dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const WorkRecordDialog = lazy(async () => ({ default: (await load()).WorkRecordDialog }));

/** Inline edit in the table. */
export const WorkRecordRowEditor = lazy(async () => ({ default: (await load()).WorkRecordRowEditor }));

/** Inline edit in a phone's card. */
export const WorkRecordCardEditor = lazy(async () => ({ default: (await load()).WorkRecordCardEditor }));

/** Fetches dialog and inline edit ahead, so that they open at once. */
export function preloadWorkRecordEditors(): void {
  void load().catch(() => undefined);
}
