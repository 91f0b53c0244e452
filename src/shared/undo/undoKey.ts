import type { StepHistory } from './stepHistory';

type UndoKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Where Ctrl+Z belongs to the text, or where the user could not see what comes back. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** Ctrl+Z, or Cmd+Z. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: UndoKeys): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/**
 * Ctrl+Z, or Cmd+Z, undoes the last step, wherever it was made: not every keyboard user reaches the notice's button
 * within five seconds.
 *
 * @returns a function that stops listening
 */
export function startUndoKey(history: StepHistory): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isUndoKey(event) || event.repeat || event.defaultPrevented || !history.hasAny()) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    event.preventDefault();
    void history.undoLast();
  };
  document.addEventListener('keydown', handleKeyDown);
  return () => document.removeEventListener('keydown', handleKeyDown);
}
