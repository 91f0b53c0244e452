import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** Fetches all three together, because they are forms with the same rules, so that they open at once. */
export const loadWorkRecordEditors = async () => import('./entry/editors');

/** The work-time dialog, fetched once the list is on the screen, because reading does not need it. */
export const WorkRecordDialog = lazyComponent(async () => (await loadWorkRecordEditors()).WorkRecordDialog);

/** Inline edit in the table. */
export const WorkRecordRowEditor = lazyComponent(
  async () => (await loadWorkRecordEditors()).WorkRecordRowEditor,
);

/** Inline edit in a phone's card. */
export const WorkRecordCardEditor = lazyComponent(
  async () => (await loadWorkRecordEditors()).WorkRecordCardEditor,
);
