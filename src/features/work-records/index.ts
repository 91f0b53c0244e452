/** The work screen, "Working Time Management". */
export const loadWorkRecordsPage = async () => (await import('./WorkRecordsPage')).WorkRecordsPage;

export { WorkRecordDialog, loadWorkRecordEditors } from './lazyEditors';
export { type WorkRecordPrefill, newValues } from './workRecordValues';
export { readWorkRecords } from './readWorkRecords';
