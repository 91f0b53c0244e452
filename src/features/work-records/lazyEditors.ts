import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

/** All come together, because they are forms with the same rules, so that they open at once. */
const load = async () => import('./entry/editors');

/** The work-time dialog, fetched once the list is on the screen, because reading does not need it. */
export const WorkRecordDialog = lazyComponent(async () => (await load()).WorkRecordDialog, 'workRecords');

/** Inline edit in the table. */
export const WorkRecordRowEditor = lazyComponent(async () => (await load()).WorkRecordRowEditor);

/** Inline edit beside a block of the calendar. */
export const RecordEditorForm = lazyComponent(async () => (await load()).RecordEditorForm);

/** Inline edit in a phone's card. */
export const WorkRecordCardEditor = lazyComponent(async () => (await load()).WorkRecordCardEditor);
