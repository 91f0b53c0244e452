import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same object on each render, whose functions call those of the latest render: rows and cells that get it need not
 * render again when the screen does.
 *
 * @param bind makes the steady functions: `(latest) => ({ onEdit: (record) => latest().onEdit(record) })`
 */
export function useSteady<Handlers extends object>(
  handlers: Handlers,
  bind: (latest: () => Handlers) => Handlers,
): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // oxlint-disable-next-line react/refs -- read when a handler is called, not while rendering
  const [steady] = useState(() => bind(() => latest.current));
  return steady;
}
