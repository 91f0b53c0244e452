import type { MessageFromExportWorker, MessageToExportWorker } from './exportMessages';

/** The outcome of writing a spreadsheet. `empty`: there were no rows, so there is no file. */
export type WorkbookOutcome =
  | Exclude<MessageFromExportWorker, { kind: 'progress' }>
  | { readonly kind: 'cancelled' };

interface WorkbookOptions {
  /** Aborts the work; the outcome is then `cancelled`. */
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Writes a spreadsheet in its own worker, so that the page stays responsive. Never rejects. */
export async function createWorkbook(
  message: MessageToExportWorker,
  { signal, onProgress }: WorkbookOptions,
): Promise<WorkbookOutcome> {
  if (signal.aborted) return { kind: 'cancelled' };
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (outcome: WorkbookOutcome) => {
      signal.removeEventListener('abort', cancel);
      worker?.terminate();
      resolve(outcome);
    };
    const cancel = () => end({ kind: 'cancelled' });
    const fail = (reason: string) => end({ kind: 'failed', message: reason });
    try {
      worker = new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' });
      signal.addEventListener('abort', cancel);
      worker.addEventListener('error', ({ message: reason }) => fail(reason));
      worker.addEventListener('message', ({ data }: MessageEvent<MessageFromExportWorker>) => {
        if (data.kind === 'progress') onProgress(data.share);
        else end(data);
      });
      // The bytes are transferred, not copied.
      worker.postMessage(message, 'bytes' in message ? [message.bytes] : []);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
  });
}
