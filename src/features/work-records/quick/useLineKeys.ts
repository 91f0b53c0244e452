import { type KeyboardEvent, useRef } from 'react';
import { isUndoKey } from '@/shared/undo/undoKey';
import { useSteps } from '@/shared/undo/useSteps';
import type { useLine } from './useLine';

/** What these do depends on what the line is understood as; all others only type. */
const PANEL_KEYS: ReadonlySet<string> = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** The keys of the line; what depends on its meaning is handed on to the panel, which sets `panelKeys`. */
export function useLineKeys(line: ReturnType<typeof useLine>) {
  const { text, isOpen, setIsOpen } = line;
  const { undoLast } = useSteps();
  const panelKeys = useRef<((event: KeyboardEvent) => void) | null>(null);

  /** The panel is closed, or still being fetched. */
  function handleEarlyEnter(event: KeyboardEvent) {
    event.preventDefault();
    const goesTo = event.ctrlKey || event.metaKey ? 'dialog' : 'service';
    if (isOpen) line.setWaiting({ line: text, goesTo });
    setIsOpen(true);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isUndoKey(event) && text === '' && line.isJustSaved) {
      // There is no text to take back: what was saved is.
      if (undoLast()) event.preventDefault();
    } else if (event.key === 'ArrowUp' && text === '' && line.saved !== '') {
      event.preventDefault();
      line.put(line.saved);
      setIsOpen(true);
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault();
      line.setWaiting(null);
      if (isOpen) setIsOpen(false);
      else line.put('');
    } else if (PANEL_KEYS.has(event.key)) {
      line.readNow();
      if (panelKeys.current) panelKeys.current(event);
      else if (event.key === 'Enter') handleEarlyEnter(event);
    }
  }

  return { panelKeys, handleKeyDown };
}
