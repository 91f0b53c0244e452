import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * React's `lazy` for a component that is no default export:
 * `lazyComponent(async () => (await import('./KeysDialog')).KeysDialog)`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
