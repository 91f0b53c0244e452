/** The work screen, "Working Time Management". */
export const loadWorkRecordsPage = async () => (await import('./list/WorkRecordsPage')).WorkRecordsPage;

/** Work records from a file. */
export const loadFileImport = async () => (await import('./file-import/FileImportPage')).FileImportPage;

/** The work records in the outbox of the header. */
export const loadWorkOutbox = async () => (await import('./outbox/WorkOutboxPart')).WorkOutboxPart;

/** How work records are saved, for the code that sends waiting ones. */
export const loadWorkRecordKind = async () => (await import('./outbox/workRecordKind')).workRecordKind;

export type { ReadLine } from './quick/LinePreview';

/** The preview of how quick entry reads a line, for the search bar. */
export const loadLinePreview = async () => (await import('./quick/LinePreview')).LinePreview;

export { WorkRecordDialog } from './lazyParts';
export { type WorkRecordPrefill, newValues, valuesOf } from './entry/workRecordValues';
export { useWaiting } from './keptRecords';
export {
  type RecordChange,
  recordChange,
  recordDeletion,
  restoreRecords,
  saveRecords,
  storedBy,
} from './outbox/saveRecords';
export { listWorkRecords, pathOf as workRecordPath, readWorkRecords } from './workRecordsApi';
export { useOwnRecords } from './own/useOwnRecords';
export { workRecordToWire } from './workRecordWire';
