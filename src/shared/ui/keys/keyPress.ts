/** Whether a key press belongs to a field or menu. */
function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null)
  );
}

function isInDialog(): boolean {
  return document.body.classList.contains('modal-open');
}

/** Whether a key press is for the page: it was not handled, and happened in no field, menu or dialog. */
export function isForPage(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isInDialog() && !isInField(event.target);
}

/** Whether no field, menu or dialog is in use right now, so that an earlier key press can still be carried out. */
export function isPageFree(): boolean {
  return !isInDialog() && !isInField(document.activeElement);
}

/** Whether a key is pressed without a modifier. */
export function isPlain({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Whether a single key is pressed: a letter alone, or another character with Shift if it needs that. */
export function isSingle(
  { altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent,
  single: string,
): boolean {
  const isLetter = /\p{L}/u.test(single);
  return key.toLowerCase() === single && !altKey && !ctrlKey && !metaKey && !(shiftKey && isLetter);
}

/** Ctrl+Enter, or Cmd+Enter: presses the primary button of a dialog or page. */
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
