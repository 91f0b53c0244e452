import type { ImportReading, ReadingChoices, ReadingContext, RefusedFile } from '@/domain/import/importTypes';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { runWorker } from '@/shared/files/runWorker';
import type { ReadingMessage } from './serveReading';

/** The largest file that is read, in bytes. */
const MOST_BYTES = 5_000_000;
/** A file that takes longer is not read: it may be made to take for ever. */
const LONGEST_MS = 10_000;

/**
 * Reads and judges a file in a worker of its own, anew after each choice. Never rejects.
 *
 * @returns null if it was stopped
 */
export async function readImportFile(
  file: File,
  choices: ReadingChoices,
  context: ReadingContext,
  signal: AbortSignal,
): Promise<ImportReading | RefusedFile | null> {
  if (file.size > MOST_BYTES) return { kind: 'refused', reason: 'too-large' };
  // It is gone from the disk, or a folder.
  const bytes = await bytesOfFile(file).catch(() => null);
  if (!bytes) return { kind: 'refused', reason: 'unreadable' };
  const end = new AbortController();
  const stop = () => end.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const timer = setTimeout(stop, LONGEST_MS);
  const message: ReadingMessage = { bytes, name: file.name, choices, context };
  const outcome = await runWorker({
    start: () => new Worker(new URL('./readingWorker.ts', import.meta.url), { type: 'module' }),
    message,
    transfer: [bytes.buffer],
    signal: end.signal,
    onMessage: (answer: ImportReading | RefusedFile) => answer,
  });
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
  if (outcome.kind === 'cancelled') return signal.aborted ? null : { kind: 'refused', reason: 'too-slow' };
  return outcome.kind === 'failed' ? { kind: 'refused', reason: 'unreadable' } : outcome;
}
