/**
 * How long a notice stays, in milliseconds, by its content. Errors and offers have no such time: they stay until they
 * are dismissed. A notice with Undo stays as long as the call is held back (`UNDO_MS` in `domain/limits.ts`).
 */
export const noticeLife = {
  /** One sentence that says something is done. */
  done: 5000,
  /** A text that takes time to read. */
  toRead: 8000,
} as const;
