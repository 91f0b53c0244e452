/** How often an open window is checked, in milliseconds. */
const LOOK_MS = 500;

/**
 * Number of checks in a row that must find it closed: an answer may still be on its way from a window that closed
 * itself.
 */
const LOOKS = 3;

/**
 * Watches a provider's window until the user has closed it. A window counts as closed only while the user is back on
 * our page: some providers cut the connection to the page that opened them, so that their window only seems to be
 * closed.
 *
 * @returns a function that stops watching
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

/** A random value that cannot be guessed: an answer without it does not belong to our request. */
export function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
