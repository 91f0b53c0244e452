import { useLayoutEffect, useRef, useState } from 'react';
import type { CellHandlers } from './cells/HoursCell';

/** The same object each time, which does what the latest handlers do: cells are not rendered again for them. */
export function useSteadyHandlers(handlers: CellHandlers): CellHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState<CellHandlers>(() => ({
    onFocus: (cell) => latest.current.onFocus(cell),
    onKey: (event, cell) => latest.current.onKey(event, cell),
    onLeave: (event, cell) => latest.current.onLeave(event, cell),
    onOpen: (cell) => latest.current.onOpen(cell),
  }));
  return steady;
}
