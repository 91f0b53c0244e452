import type { KeyboardEvent } from 'react';

/** What a key asks of a form ("Speed of use", "Dialog"): saving, saving and going on, or the next field. */
type FormKey = 'close' | 'next' | 'moveOn';

/** Kinds of `input` that hold no line of text. */
const NO_TEXT = new Set(['button', 'checkbox', 'file', 'radio', 'reset', 'submit']);

/** Ctrl+Enter (Cmd+Enter) saves from anywhere, with Shift it stays; Enter alone belongs to a line of text. */
export function keyOf(event: KeyboardEvent): FormKey | null {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return null;
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? 'next' : 'close';
  const { target } = event;
  return target instanceof HTMLInputElement && !NO_TEXT.has(target.type) ? 'moveOn' : null;
}

/** Gives the focus to the field after this one; from the last one to the button that sends the form. */
export function focusAfter(form: HTMLFormElement, field: EventTarget): void {
  const stops = [...form.elements].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.matches('input, select, textarea, button[type="submit"]') &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  );
  const at = stops.findIndex((element) => element === field);
  stops[at + 1]?.focus();
}
