import { workRecordPages } from './workRecordsApi';

/** Reads the user's records of a period, as fresh as the service has them. */
export const readWorkRecords = workRecordPages.within;
