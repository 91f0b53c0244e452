import { type ComponentType, type ReactNode, Suspense, createElement, lazy, useState } from 'react';

interface PartProps<Props extends object> {
  /** The props of the part. */
  readonly of: Props;
  /** Shown while its code is loading. */
  readonly fallback: ReactNode;
}

/** A part of a screen whose code is loaded when it is first shown, or earlier with `preload`. */
interface LazyPart<Props extends object> {
  readonly Part: ComponentType<PartProps<Props>>;
  readonly preload: () => Promise<unknown>;
}

/**
 * Like React's `lazy` within `Suspense`, but a part that was preloaded renders as if it had never been lazy. A
 * prerendered screen is therefore hydrated in one go: the screen and its parts never appear separately.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Waiting = lazy(preload);

  function Part({ of: props, fallback }: PartProps<Props>) {
    // Fixed while it is mounted: another type would be another component, without the state of this one.
    const [ready] = useState(() => ({ type: loaded }));
    if (ready.type) return createElement(ready.type, props);
    return <Suspense fallback={fallback}>{createElement(Waiting, props)}</Suspense>;
  }
  return { Part, preload };
}
