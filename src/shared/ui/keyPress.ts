/** Whether a key press belongs to something that is being written or chosen. */
function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null)
  );
}

function isInDialog(): boolean {
  return document.body.classList.contains('modal-open');
}

/** Whether a key press is the page's: nobody else took it, and it is pressed in no field, menu or dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isInDialog() && !isInField(event.target);
}

/** Whether nothing is being written or chosen right now: a key that was pressed before can still be carried out. */
export function isPageFree(): boolean {
  return !isInDialog() && !isInField(document.activeElement);
}

/** Whether a key is pressed alone. */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Whether a single key is pressed: a letter alone, a sign with the Shift that it may need. */
export function isSingle(
  { altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent,
  single: string,
): boolean {
  const isLetter = /\p{L}/u.test(single);
  return key.toLowerCase() === single && !altKey && !ctrlKey && !metaKey && !(shiftKey && isLetter);
}

/** Ctrl+Enter, or Cmd+Enter: what the primary button of a dialog or page does. */
export function isConfirm(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    (event.ctrlKey || event.metaKey) &&
    !event.shiftKey &&
    !event.altKey &&
    !event.repeat &&
    !event.defaultPrevented
  );
}
