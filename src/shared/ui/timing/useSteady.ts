import { useLayoutEffect, useRef, useState } from 'react';

/** The same functions, which call those that `latest` returns by then. */
function bound<Handlers extends object>(handlers: Handlers, latest: () => Handlers): Handlers {
  const steady = { ...handlers };
  for (const name of Object.keys(handlers)) {
    Reflect.set(steady, name, (...args: unknown[]): unknown => {
      const handler = Reflect.get(latest(), name);
      return typeof handler === 'function' ? Reflect.apply(handler, undefined, args) : undefined;
    });
  }
  return steady;
}

/**
 * The same object with the same functions on each render, which call those of the latest render: rows and cells that get it
 * need not render again when the screen does.
 */
export function useSteady<Handlers extends object>(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  // oxlint-disable-next-line react/refs -- read when a handler is called, not while rendering
  const [steady] = useState(() => bound(handlers, () => latest.current));
  return steady;
}
