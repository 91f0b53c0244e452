import type { ImportReading, ReadingChoices, ReadingContext, RefusedFile } from '@/domain/import/importTypes';

/**
 * Reads and judges a file in a worker of its own, anew after each choice. Never rejects.
 *
 * @returns null if it was stopped
 */
export async function readImportFile(
  _file: File,
  _choices: ReadingChoices,
  _context: ReadingContext,
  _signal: AbortSignal,
): Promise<ImportReading | RefusedFile | null> {
  throw new Error('not written yet');
}
