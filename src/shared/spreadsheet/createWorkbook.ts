import { runWorker } from '../files/runWorker';
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
  return runWorker({
    start: () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' }),
    message,
    // The bytes are transferred, not copied.
    transfer: 'bytes' in message ? [message.bytes] : [],
    signal,
    onMessage: (data: MessageFromExportWorker) => {
      if (data.kind !== 'progress') return data;
      onProgress(data.share);
      return undefined;
    },
  });
}
