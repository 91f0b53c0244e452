import { UNDO_MS } from '@/domain/limits';

/**
 * How long a notice stays, in milliseconds, by its content. Errors and offers have no such time: they stay until they
 * are dismissed.
 */
export const noticeLife = {
  /** One sentence that says something is done. */
  done: 5000,
  /** A notice with Undo, whether or not its call is held back until then. */
  undo: UNDO_MS,
  /** A text that takes time to read. */
  toRead: 8000,
} as const;
