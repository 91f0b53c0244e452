import { lazy } from 'react';

/** Fetches all three together, because they are forms with the same rules, so that they open at once. */
export const loadWorkRecordEditors = async () => import('./entry/editors');

/** The work-time dialog, fetched once the list is on the screen, because reading does not need it. */
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
