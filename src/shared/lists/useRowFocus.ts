import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Id, isSameId } from '@/domain/id';
import { useHeardKeys } from '../ui/keys/singleKeys';
import { useMediaQuery } from '../ui/window/useMediaQuery';

/** Spread this on a row. */
export interface RowProps {
  readonly 'data-record': Id;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onClick: (event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onMouseDown: (event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

interface RowFocusOptions<Entry> {
  readonly entries: readonly Entry[];
  /** Keys that open a row, as a double-click does; Enter if nothing else is said. */
  readonly keys?: readonly string[];
  /** Called when a row is opened, by double-click or by a key (then there is no mouse event). */
  readonly onOpen: (entry: Entry, event?: MouseEvent<HTMLTableRowElement>) => void;
  /** Called when a row is tapped on a touch device, which has no double-click; opens it if nothing else is said. */
  readonly onTap?: (entry: Entry) => void;
  /**
   * Makes rows selectable: one by one with Ctrl- or Cmd+click and Space; with Shift, also with the arrow keys, all rows
   * up to this one.
   *
   * @param from the row that had the focus before
   */
  readonly onSelect?: (entry: Entry, isSpan: boolean, from: Id | null) => void;
}

/** A button or link within the row was pressed. */
function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a, label') !== null;
}

const isSelecting = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey;

/**
 * Makes rows of a table open by double-click, tap and keyboard: the arrow keys move between them, and one of them is in
 * the tab order.
 */
export function useRowFocus<Entry extends { readonly id: Id }>({
  entries,
  keys = ['Enter'],
  onOpen,
  onTap = onOpen,
  onSelect,
}: RowFocusOptions<Entry>): (entry: Entry) => RowProps {
  const hasMouse = !useMediaQuery('(hover: none)');
  const [activeId, setActiveId] = useState<Id | null>(null);
  useHeardKeys(entries.length > 0 ? 'rows' : null);
  useHeardKeys(entries.length > 0 && onSelect ? 'selection' : null);
  const tabStop = entries.find((entry) => isSameId(entry.id, activeId)) ?? entries[0];

  function handleKeyDown(event: KeyboardEvent<HTMLTableRowElement>, entry: Entry) {
    // A button within the row handles its own keys.
    if (event.target !== event.currentTarget) return;
    if (keys.includes(event.key)) {
      event.preventDefault();
      onOpen(entry);
      return;
    }
    if (event.key === ' ' && onSelect) {
      event.preventDefault();
      onSelect(entry, event.shiftKey, entry.id);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const table = event.currentTarget.closest('table');
    const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])];
    const next = rows[rows.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)];
    next?.focus();
    const reached = entries.find(({ id }) => String(id) === next?.dataset['record']);
    if (event.shiftKey && reached) onSelect?.(reached, true, entry.id);
  }

  return (entry) => ({
    'data-record': entry.id,
    tabIndex: entry === tabStop ? 0 : -1,
    onFocus: () => setActiveId(entry.id),
    onClick: (event) => {
      if (isOnControl(event)) return;
      if (onSelect && isSelecting(event)) {
        onSelect(entry, event.shiftKey, activeId);
        event.currentTarget.focus();
      } else if (!hasMouse) onTap(entry);
    },
    onMouseDown: (event) => {
      // Shift would select text, and in Firefox the cell.
      if (onSelect && isSelecting(event) && !isOnControl(event)) event.preventDefault();
    },
    onDoubleClick: (event) => {
      if (!hasMouse || isOnControl(event) || isSelecting(event)) return;
      setActiveId(entry.id);
      // A double-click also selects the word below the pointer.
      getSelection()?.removeAllRanges();
      onOpen(entry, event);
    },
    onKeyDown: (event) => handleKeyDown(event, entry),
  });
}
