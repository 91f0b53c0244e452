import { useLayoutEffect } from 'react';
import { type KeyArea, type SingleKey, hearKeys } from './singleKeys';

/**
 * Lists a key, or the keys of a part of the screen, in the help while the component is mounted.
 *
 * @param name null for none
 */
export function useHeardKeys(name: SingleKey | KeyArea | null): void {
  useLayoutEffect(() => (name === null ? undefined : hearKeys(name)), [name]);
}
