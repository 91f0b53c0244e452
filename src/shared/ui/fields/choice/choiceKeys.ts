import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { useActiveOption } from '../../options/useActiveOption';

/** Options that PageUp and PageDown go by. */
const PAGE = 8;

interface Choosing {
  readonly isOpen: boolean;
  /** Something is typed and not taken yet. */
  readonly isTyped: boolean;
  readonly active: ReturnType<typeof useActiveOption>;
  readonly open: () => void;
  readonly close: () => void;
  /** Brings back what was chosen. */
  readonly restore: () => void;
  readonly leave: () => unknown;
  /** Answers whether something is marked. */
  readonly takeMarked: () => boolean;
}

function handleEnter(event: KeyboardEvent, { isOpen, isTyped, open, leave, takeMarked }: Choosing): void {
  if (!isOpen && !isTyped) return;
  if (event.ctrlKey || event.metaKey) {
    // The form is saved with what the field shows by then.
    flushSync(leave);
    return;
  }
  // Neither the form around it nor the next field is meant.
  event.preventDefault();
  event.stopPropagation();
  if (!takeMarked()) open();
}

function handleEscape(event: KeyboardEvent, { isOpen, isTyped, close, restore }: Choosing): void {
  if (!isOpen && !isTyped) return;
  event.stopPropagation();
  if (isOpen) close();
  else restore();
}

function handleMove(event: KeyboardEvent, { isOpen, active, open, close }: Choosing): void {
  const { key, altKey } = event;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    if (!isOpen) open();
    else if (altKey) close();
    else active.step(key === 'ArrowDown' ? 1 : -1);
    return;
  }
  const at = active.at ?? 0;
  const next = { Home: 0, End: Infinity, PageUp: at - PAGE, PageDown: at + PAGE }[key];
  if (!isOpen || altKey || next === undefined) return;
  event.preventDefault();
  active.moveTo(next);
}

/** The keys of a field that is searched by typing. */
export function choiceKeys(choosing: Choosing) {
  return (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') handleEnter(event, choosing);
    else if (event.key === 'Escape') handleEscape(event, choosing);
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) handleMove(event, choosing);
  };
}
