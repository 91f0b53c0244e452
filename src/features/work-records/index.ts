/** The work screen, "Working Time Management". */
export const loadWorkRecordsPage = async () => (await import('./list/WorkRecordsPage')).WorkRecordsPage;

export { WorkRecordDialog, loadWorkRecordEditors } from './lazyEditors';
export { type WorkRecordPrefill, newValues } from './entry/workRecordValues';
export { readBackWorkRecords, readWorkRecords } from './readWorkRecords';
