import type { UndoSteps } from './undoSteps';

type UndoKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Where Ctrl+Z belongs to the text, and where nobody sees what comes back. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** Ctrl+Z, or Cmd+Z. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: UndoKeys): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/**
 * Ctrl+Z, or Cmd+Z, takes back what was done last on the page: the notice's button cannot be reached in five seconds by
 * everybody who works with the keyboard.
 *
 * @returns stops listening
 */
export function startUndoKey(undoSteps: UndoSteps): () => void {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isUndoKey(event) || event.repeat || event.defaultPrevented || !undoSteps.hasAny()) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    event.preventDefault();
    void undoSteps.undoLast();
  };
  document.addEventListener('keydown', handleKeyDown);
  return () => document.removeEventListener('keydown', handleKeyDown);
}
