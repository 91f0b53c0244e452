/**
 * How long a notice stays, in milliseconds, by what it says. Errors and offers have no such time: they stay until they
 * are dismissed. A notice with an undo stays as long as the delete is held back (`UNDO_MS` in `domain/limits.ts`).
 */
export const noticeLife = {
  /** One sentence that something is done. */
  done: 5000,
  /** Something to be read and thought about. */
  toRead: 8000,
} as const;
