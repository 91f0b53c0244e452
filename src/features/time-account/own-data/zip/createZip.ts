import { runWorker } from '@/shared/files/runWorker';
import type { MessageFromZipWorker, PackedFile } from './zipMessages';

interface ZipOptions {
  /** Aborts the work. The outcome is then `cancelled`. */
  readonly signal: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Writes an archive in a worker of its own, so that the page stays responsive. Never rejects. */
export async function createZip(files: readonly PackedFile[], { signal, onProgress }: ZipOptions) {
  return runWorker({
    start: () => new Worker(new URL('./zipWorker.ts', import.meta.url), { type: 'module' }),
    message: { files },
    // The bytes are transferred, not copied.
    transfer: files.flatMap(({ content }) => (content instanceof Uint8Array ? [content.buffer] : [])),
    signal,
    onMessage: (data: MessageFromZipWorker) => {
      if (data.kind !== 'progress') return data;
      onProgress(data.share);
      return undefined;
    },
  });
}
