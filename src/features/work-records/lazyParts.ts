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

const loadBulk = async () => import('./bulk/BulkBar');

/** The actions for the selected records; the code is fetched with the first selection. */
export const BulkBar = lazyComponent(async () => (await loadBulk()).BulkBar, 'bulkEdit');

/** The outcome of a record's call. */
export const ResultMark = lazyComponent(async () => (await loadBulk()).ResultMark);

/** The hint of a row; the code is fetched with the first one. */
export const HintMark = lazyComponent(async () => (await import('./list/HintMark')).HintMark);
