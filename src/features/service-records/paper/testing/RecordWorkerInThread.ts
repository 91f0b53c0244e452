import { workerInThread } from '@/shared/pdf/testing/workerInThread';
import { serveRecord } from '../drawing/serveRecord';

/** Replaces `Worker` in tests. */
export const RecordWorkerInThread = workerInThread(serveRecord);
