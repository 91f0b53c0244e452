import { lazy } from 'react';

/** Fetches all three, so that they open at once: they are forms with the same rules. */
export const loadWorkRecordEditors = async () => import('./entry/editors');

/** The work-time dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const WorkRecordDialog = lazy(async () => ({
  default: (await loadWorkRecordEditors()).WorkRecordDialog,
}));

/** Inline edit in the table. */
export const WorkRecordRowEditor = lazy(async () => ({
  default: (await loadWorkRecordEditors()).WorkRecordRowEditor,
}));

/** Inline edit in a phone's card. */
export const WorkRecordCardEditor = lazy(async () => ({
  default: (await loadWorkRecordEditors()).WorkRecordCardEditor,
}));
