import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { type Id, isSameId } from '@/domain/id';
import { useMediaQuery } from '../ui/useMediaQuery';

/** To be spread on a row. */
export interface RowProps {
  readonly 'data-record': Id;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
  readonly onClick: (event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLTableRowElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void;
}

interface RowFocusOptions<Entry> {
  readonly entries: readonly Entry[];
  /** Keys that do what a double-click does. */
  readonly keys: readonly string[];
  /** A row was opened: by double-click, or by a key (then there is no mouse event). */
  readonly onOpen: (entry: Entry, event?: MouseEvent<HTMLTableRowElement>) => void;
  /** A row was tapped on a device without a mouse, where nobody double-clicks. */
  readonly onTap: (entry: Entry) => void;
}

/** A button or link within the row was pressed. */
function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

/**
 * Rows of a table that can be opened, by double-click, by a tap and by keyboard: the arrow keys move between them, of which one
 * is in the tab order.
 */
export function useRowFocus<Entry extends { readonly id: Id }>({
  entries,
  keys,
  onOpen,
  onTap,
}: RowFocusOptions<Entry>): (entry: Entry) => RowProps {
  const hasMouse = !useMediaQuery('(hover: none)');
  const [activeId, setActiveId] = useState<Id | null>(null);
  const tabStop = entries.find((entry) => isSameId(entry.id, activeId)) ?? entries[0];

  function handleKeyDown(event: KeyboardEvent<HTMLTableRowElement>, entry: Entry) {
    // A button within the row has its own keys.
    if (event.target !== event.currentTarget) return;
    if (keys.includes(event.key)) {
      event.preventDefault();
      onOpen(entry);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const table = event.currentTarget.closest('table');
    const rows = [...(table?.querySelectorAll<HTMLElement>('tr[data-record]') ?? [])];
    rows[rows.indexOf(event.currentTarget) + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  }

  return (entry) => ({
    'data-record': entry.id,
    tabIndex: entry === tabStop ? 0 : -1,
    onFocus: () => setActiveId(entry.id),
    onClick: (event) => {
      if (!hasMouse && !isOnControl(event)) onTap(entry);
    },
    onDoubleClick: (event) => {
      if (!hasMouse || isOnControl(event)) return;
      setActiveId(entry.id);
      // A double-click also selects the word below the pointer.
      getSelection()?.removeAllRanges();
      onOpen(entry, event);
    },
    onKeyDown: (event) => handleKeyDown(event, entry),
  });
}
