export { WorkRecordsPage } from './WorkRecordsPage';
export { WorkRecordDialog, loadWorkRecordEditors } from './lazyEditors';
export { type WorkRecordPrefill, newValues } from './workRecordValues';
export { readWorkRecords } from './readWorkRecords';
