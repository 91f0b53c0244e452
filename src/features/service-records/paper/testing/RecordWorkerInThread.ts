import { workerInThread } from '@/shared/pdf/testing/workerInThread';
import { serveRecord } from '../drawing/drawRecord';

/** Replaces `Worker` in tests. */
export const RecordWorkerInThread = workerInThread(serveRecord);
