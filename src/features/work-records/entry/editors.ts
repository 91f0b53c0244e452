export { WorkRecordDialog } from './WorkRecordDialog';
export { WorkRecordRowEditor } from './WorkRecordRowEditor';
export { WorkRecordCardEditor } from './WorkRecordCardEditor';
