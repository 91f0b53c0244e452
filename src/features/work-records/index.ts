export { WorkRecordsPage } from './WorkRecordsPage';
export { WorkRecordDialog, preloadWorkRecordEditors } from './lazyEditors';
export { type WorkRecordPrefill, newValues } from './workRecordValues';
export { readWorkRecords } from './readWorkRecords';
