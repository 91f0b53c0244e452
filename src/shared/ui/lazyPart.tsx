import { type ComponentType, type ReactNode, Suspense, createElement, lazy, useState } from 'react';

interface PartProps<Props extends object> {
  /** Those of the part. */
  readonly of: Props;
  /** Stands in its place while its code is fetched. */
  readonly fallback: ReactNode;
}

/** A part of a screen whose code is fetched when it is first shown, or before by `preload`. */
interface LazyPart<Props extends object> {
  readonly Part: ComponentType<PartProps<Props>>;
  readonly preload: () => Promise<unknown>;
}

/**
 * As React's `lazy` within `Suspense`, but what was preloaded renders as if it had never been lazy. A screen that stands
 * there before the app is taken over in one go by that: nothing falls between the screen and a part of it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Waiting = lazy(preload);

  function Part({ of: props, fallback }: PartProps<Props>) {
    // For as long as it is mounted: another type would be another component, without the state of this one.
    const [ready] = useState(() => ({ type: loaded }));
    if (ready.type) return createElement(ready.type, props);
    return <Suspense fallback={fallback}>{createElement(Waiting, props)}</Suspense>;
  }
  return { Part, preload };
}
