import { type ComponentType, type ReactNode, Suspense, createElement, lazy, useState } from 'react';

/** A part of a screen whose code is fetched when it is first shown, or before by `preload`. */
interface LazyPart<Props extends object> {
  /** @param props those of the part, and what stands in its place while its code is fetched */
  readonly Part: ComponentType<Props & { readonly fallback: ReactNode }>;
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

  function Part({ fallback, ...props }: Props & { readonly fallback: ReactNode }) {
    // For as long as it is mounted: another type would be another component, without the state of this one.
    const [ready] = useState(() => ({ type: loaded }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the props without `fallback` are the part's own
    const own = props as unknown as Props;
    if (ready.type) return createElement(ready.type, own);
    return <Suspense fallback={fallback}>{createElement(Waiting, own)}</Suspense>;
  }
  return { Part, preload };
}
