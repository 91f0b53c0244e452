/** The work screen, "Working Time Management". */
export const loadWorkRecordsPage = async () => (await import('./list/WorkRecordsPage')).WorkRecordsPage;

export { WorkRecordDialog, loadWorkRecordEditors } from './lazyEditors';
export { type WorkRecordPrefill, newValues, valuesOf } from './entry/workRecordValues';
export { readBackWorkRecords, readWorkRecords } from './readWorkRecords';
export { useSaveWorkRecord } from './entry/useSaveWorkRecord';
export { deleteWorkRecord, pathOf as workRecordPath } from './workRecordsApi';
