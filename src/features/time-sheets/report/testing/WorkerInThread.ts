import type { MessageFromWorker, MessageToWorker } from '../reportMessages';
import { serveReport } from '../serveReport';
import { fonts, wideFonts } from './reports';

/**
 * Replaces `Worker` in tests: runs the report's code in the same thread, with messages that are copied and arrive
 * later, as between threads. For `vi.stubGlobal('Worker', WorkerInThread)`.
 */
export class WorkerInThread extends EventTarget {
  private isRunning = true;
  private readonly take = serveReport(
    (message) => this.tell(message),
    (isWide) => Promise.resolve(isWide ? wideFonts : fonts),
  );

  postMessage(message: MessageToWorker): void {
    const copy = structuredClone(message);
    queueMicrotask(() => {
      if (this.isRunning) this.take(copy);
    });
  }

  terminate(): void {
    this.isRunning = false;
  }

  private tell(message: MessageFromWorker): void {
    // Threads share a Blob instead of copying it.
    const data = message.kind === 'done' ? message : structuredClone(message);
    queueMicrotask(() => {
      if (this.isRunning) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
}
