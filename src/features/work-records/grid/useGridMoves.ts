import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '@/domain/time/period';
import type { GridCell, WeekGrid } from '@/domain/work/weekGrid';
import { isUndoKey } from '@/shared/undo/undoKey';
import { useSteps } from '@/shared/undo/useSteps';
import { isWindowLeft } from '@/shared/ui/window/usePressElsewhere';
import type { CellEdits } from './cells/cellEdits';
import { useCellSave } from './cells/useCellSave';

interface GridMoves {
  readonly grid: WeekGrid;
  readonly today: IsoDate;
  readonly edits: CellEdits;
  /** Called for a cell that needs a location, which only the dialog asks for. */
  readonly onPlace: (cell: GridCell) => void;
}

const LAST_DAY = 6;

/** Where an arrow key leads from a cell. */
function stepOf(
  event: KeyboardEvent,
  [row, column]: readonly [number, number],
): readonly [number, number] | null {
  const isFar = event.ctrlKey || event.metaKey;
  if (event.key === 'Home') return [isFar ? 0 : row, 0];
  if (event.key === 'End') return [isFar ? Infinity : row, LAST_DAY];
  if (isFar) return null;
  if (event.key === 'ArrowUp') return [row - 1, column];
  if (event.key === 'ArrowDown') return [row + 1, column];
  if (event.key === 'ArrowLeft') return [row, column - 1];
  if (event.key === 'ArrowRight') return [row, column + 1];
  return null;
}

/** The cells by position, and which one is in the tab order. */
function useGridPlaces(
  table: RefObject<HTMLTableElement | null>,
  rows: WeekGrid['rows'],
  cells: readonly GridCell[],
  today: IsoDate,
) {
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const first = rows[0]?.cells.find(({ date }) => date === today) ?? cells[0];

  const placeOf = (cell: GridCell): readonly [number, number] => {
    const row = rows.findIndex((one) => one.cells.some(({ key }) => key === cell.key));
    return [row, rows[row]?.cells.findIndex(({ key }) => key === cell.key) ?? 0];
  };
  return {
    active: cells.find(({ key }) => key === activeKey) ?? first,
    setActive: ({ key }: GridCell) => setActiveKey(key),
    placeOf,
    /** Focuses the cell at a position; returns whether there is one. */
    goTo: ([row, column]: readonly [number, number]): boolean => {
      const at = `${Math.min(row, rows.length - 1)},${column}`;
      const target = table.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
      target?.focus();
      return target instanceof HTMLElement;
    },
  };
}

/** Keyboard navigation of the grid: one cell is in the tab order, and leaving a cell saves it. */
export function useGridMoves(
  table: RefObject<HTMLTableElement | null>,
  { grid: { rows }, today, edits, onPlace }: GridMoves,
) {
  const cells = rows.flatMap((row) => row.cells);
  const { commit, empty } = useCellSave(edits, cells);
  const { undoLast } = useSteps();
  const { active, setActive, placeOf, goTo } = useGridPlaces(table, rows, cells, today);
  const description = useRef<HTMLInputElement>(null);

  /** Saves a cell; returns whether the focus may move on. */
  function settle(cell: GridCell): boolean {
    const result = commit(cell);
    if (result === 'description') {
      // Waits until the focus has moved, because the line always belongs to the focused cell.
      requestAnimationFrame(() => {
        flushSync(() => setActive(cell));
        description.current?.focus();
      });
    }
    if (result === 'place') onPlace(cell);
    return result === 'sent' || result === 'nothing';
  }

  /** Shows the stored value again, selected so that it can be typed over. */
  function restore(field: HTMLElement, { key }: GridCell): void {
    flushSync(() => edits.forget(key));
    if (field instanceof HTMLInputElement) field.select();
  }

  /** The action of a key in a cell; null leaves the key to the browser. */
  function actOf(event: KeyboardEvent<HTMLElement>, cell: GridCell): (() => void) | null {
    const [row, column] = placeOf(cell);
    const isTyped = edits.get(cell.key).text !== undefined;
    const step = event.shiftKey || event.altKey ? null : stepOf(event, [row, column]);
    if (step) return () => step[0] >= 0 && goTo(step);
    if (event.key === 'Enter') {
      const isInput = event.currentTarget instanceof HTMLInputElement;
      return isInput ? () => settle(cell) && goTo([row + 1, column]) : null;
    }
    if (event.key === 'F2') return () => description.current?.focus();
    if (isTyped) return event.key === 'Escape' ? () => restore(event.currentTarget, cell) : null;
    const [record] = cell.records;
    if (event.key === 'Delete' && cell.kind === 'single' && record) return () => empty(record);
    return isUndoKey(event) ? undoLast : null;
  }

  return {
    active,
    description,
    setActive,
    focusOn: (cell: GridCell) => goTo(placeOf(cell)),
    handleKey: (event: KeyboardEvent<HTMLElement>, cell: GridCell) => {
      if (event.key === 'Tab' && !event.altKey && !event.ctrlKey) {
        const [row, column] = placeOf(cell);
        // At the end of a row Tab leaves the grid, as it leaves any other control.
        if (goTo([row, column + (event.shiftKey ? -1 : 1)])) event.preventDefault();
        return;
      }
      const act = actOf(event, cell);
      if (!act) return;
      event.preventDefault();
      act();
    },
    /** Saves when the focus leaves a cell or its description line, but not when it moves between the two. */
    handleLeave: (event: FocusEvent<HTMLElement>, cell: GridCell) => {
      if (isWindowLeft(event)) return;
      const { relatedTarget } = event;
      const at = placeOf(cell).join(',');
      const isOwn =
        relatedTarget instanceof HTMLElement &&
        (relatedTarget.closest('[data-cell-bar]') !== null || relatedTarget.dataset['at'] === at);
      if (!isOwn) settle(cell);
    },
    enterDescription: (cell: GridCell) => {
      if (settle(cell)) goTo(placeOf(cell));
    },
  };
}
