import { workerInThread } from '@/shared/pdf/testing/workerInThread';
import { serveReport } from '../serveReport';

/** Replaces `Worker` in tests. */
export const WorkerInThread = workerInThread(serveReport);
