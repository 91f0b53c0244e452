/** How often an open window is looked at, in milliseconds. */
const LOOK_MS = 500;

/** So often in a row it must have been gone: an answer may still be on its way from a window that closed itself. */
const LOOKS = 3;

/**
 * Watches a provider's window until its user has closed it. A window counts as closed only while the user is back on
 * our page: some providers cut the tie to the page that opened them, and such a window only seems to be closed.
 *
 * @returns stops watching
 */
export function watchWindow(opened: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks = opened.closed && document.hasFocus() ? looks + 1 : 0;
    if (looks < LOOKS) return;
    clearInterval(timer);
    onClosed();
  }, LOOK_MS);
  return () => clearInterval(timer);
}

/** A value that nobody can guess: an answer that does not bring it back does not belong to our question. */
export function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
