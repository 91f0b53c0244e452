import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks an element of a cell that can have the focus. */
export const STOP = { 'data-stop': '', tabIndex: -1 } as const;

const stopOf = (cell: Element | undefined) => cell?.querySelector<HTMLElement>('[data-stop]') ?? null;

/** The next stop in a row or column; cells without one are skipped. */
function nextStop(
  cells: readonly (Element | undefined)[],
  at: number,
  direction: 1 | -1,
): HTMLElement | null {
  for (let next = at + direction; next >= 0 && next < cells.length; next += direction) {
    const stop = stopOf(cells[next]);
    if (stop) return stop;
  }
  return null;
}

/** The stop to which an arrow key leads; null if there is none, or for another key. */
function destination(key: string, stop: Element): HTMLElement | null {
  const cell = stop.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  const table = row?.closest('table');
  if (!cell || !row || !table) return null;
  const cells = [...row.cells];
  const column = () => Array.from(table.rows, (one) => one.cells[cell.cellIndex]);
  switch (key) {
    case 'ArrowLeft':
      return nextStop(cells, cell.cellIndex, -1);
    case 'ArrowRight':
      return nextStop(cells, cell.cellIndex, 1);
    case 'ArrowUp':
      return nextStop(column(), row.rowIndex, -1);
    case 'ArrowDown':
      return nextStop(column(), row.rowIndex, 1);
    case 'Home':
      return nextStop(cells, -1, 1);
    case 'End':
      return nextStop(cells, cells.length, -1);
    default:
      return null;
  }
}

/**
 * One tab stop for all heads, names and numbers of a table; the arrow keys move between them. The tab order is changed in the
 * elements directly, because rendering thousands of cells for each key would be slow.
 */
export function useTableStops(table: RefObject<HTMLTableElement | null>) {
  const current = useRef<HTMLElement | null>(null);
  /** As long as no stop has had the focus, the tab stop is the first one, also if rows are added before it. */
  const wasUsed = useRef(false);

  function take(stop: HTMLElement) {
    if (current.current) current.current.tabIndex = -1;
    stop.tabIndex = 0;
    current.current = stop;
  }

  // After each render, because it may have removed the stop.
  useLayoutEffect(() => {
    if (wasUsed.current && current.current && table.current?.contains(current.current)) return;
    const first = table.current?.querySelector<HTMLElement>('tbody [data-stop]');
    if (first) take(first);
  });

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!target.matches('[data-stop]')) return;
      wasUsed.current = true;
      take(target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || !event.target.matches('[data-stop]')) return;
      const next = destination(event.key, event.target);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
