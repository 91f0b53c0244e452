export { WorkRecordsPage } from './WorkRecordsPage';
export { WorkRecordDialog, preloadWorkRecordDialog } from './lazyDialog';
export { type WorkRecordPrefill, newValues } from './workRecordValues';
export { readWorkRecords } from './readWorkRecords';
