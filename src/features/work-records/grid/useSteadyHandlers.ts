import { useSteady } from '@/shared/ui/useSteady';
import type { CellHandlers } from './cells/HoursCell';

/** Keeps the handlers of the grid steady: cells are not rendered again for them. */
export function useSteadyHandlers(handlers: CellHandlers): CellHandlers {
  return useSteady(handlers, (latest) => ({
    onFocus: (cell) => latest().onFocus(cell),
    onKey: (event, cell) => latest().onKey(event, cell),
    onLeave: (event, cell) => latest().onLeave(event, cell),
    onOpen: (cell) => latest().onOpen(cell),
  }));
}
