import type { KeyboardEvent } from 'react';
import { type TextChange, continuedList } from '@/domain/planner/checklist';

/** Enter in a field with a text: continues the list that the caret is in. */
export function continueList(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent, currentTarget: area } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || shiftKey || altKey || nativeEvent.isComposing) return;
  const change = continuedList(area.value, area.selectionStart, area.selectionEnd);
  if (!change) return;
  event.preventDefault();
  insertText(area, change);
}

/** Puts text in as if it was typed, so that the form hears of it and the browser can undo it. */
function insertText(area: HTMLTextAreaElement, { from, to, insert }: TextChange): void {
  area.setSelectionRange(from, to);
  // Nothing else keeps what the browser can undo; where the command is missing, only that is lost.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  if (document.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert)) return;
  area.setRangeText(insert, from, to, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
