import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The same object at each render, whose functions do what those of the latest render do: rows and cells that are given it
 * need not render again because the screen around them did.
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
