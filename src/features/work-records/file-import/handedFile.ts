import type { Extra } from '@/shared/store/extra';

/** A file that was dropped on another screen, until the page of the import takes it. */
const handed = new WeakMap<Extra, File>();

/** Keeps a file for the page of the import. */
export function handFile(extra: Extra, file: File): void {
  handed.set(extra, file);
}

/** The file that was dropped elsewhere; only once. */
export function takeHandedFile(extra: Extra): File | null {
  const file = handed.get(extra) ?? null;
  handed.delete(extra);
  return file;
}
