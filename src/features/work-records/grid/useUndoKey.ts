import { useEffect, useEffectEvent } from 'react';
import { useExtra } from '@/shared/store/hooks';
import type { CellEdits } from './cells/cellEdits';
import { useGridUndo } from './useGridUndo';

/** Where Ctrl+Z belongs to what is written there. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** Ctrl+Z, or Cmd+Z, outside of fields takes the last change of the grid back; what is held back comes first. */
export function useUndoKey(edits: CellEdits): void {
  const { heldBack } = useExtra();
  const undo = useEffectEvent(useGridUndo(edits));

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo =
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey;
      if (!isUndo || event.repeat || event.defaultPrevented || heldBack.hasAny()) return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      if (undo()) event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [heldBack]);
}
