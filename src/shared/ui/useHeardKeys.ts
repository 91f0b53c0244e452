import { useLayoutEffect } from 'react';
import { type KeyArea, type SingleKey, hearKeys } from './singleKeys';

/**
 * The help for keys names these for as long as the component is there.
 *
 * @param name null: none
 */
export function useHeardKeys(name: SingleKey | KeyArea | null): void {
  useLayoutEffect(() => (name === null ? undefined : hearKeys(name)), [name]);
}
