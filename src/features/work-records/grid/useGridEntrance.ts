import type { IsoDate } from '@/domain/time/period';
import type { GridCell, WeekGrid } from '@/domain/work/weekGrid';
import { isForPage, isPlain } from '@/shared/ui/keyPress';
import { useDocumentKey } from '@/shared/ui/useDocumentKey';
import { useHeardKeys } from '@/shared/ui/useHeardKeys';

/** Nothing has the focus, or the heading to which the way to the page has led. */
const isAtRest = () => document.activeElement?.matches('body, h1') === true;

/**
 * Where the arrow keys lead from outside of the grid: to the day beside today, there to the first cell that holds
 * something. In a week without today they begin at its first day.
 */
function entranceOf({ rows }: WeekGrid, today: IsoDate, step: -1 | 1): GridCell | undefined {
  const dates = rows[0]?.cells.map(({ date }) => date) ?? [];
  const from = dates.indexOf(today);
  const column = from === -1 ? 0 : Math.min(Math.max(from + step, 0), dates.length - 1);
  const cells = rows.flatMap(({ cells: all }) => all[column] ?? []);
  return cells.find(({ kind }) => kind !== 'empty') ?? cells[0];
}

/** The arrow keys to the left and right lead into the grid while no control has the focus. */
export function useGridEntrance(grid: WeekGrid, today: IsoDate, focusOn: (cell: GridCell) => void): void {
  useHeardKeys('grid');
  useDocumentKey((event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!isPlain(event) || !isForPage(event) || !isAtRest()) return;
    const cell = entranceOf(grid, today, event.key === 'ArrowLeft' ? -1 : 1);
    if (!cell) return;
    event.preventDefault();
    focusOn(cell);
  });
}
