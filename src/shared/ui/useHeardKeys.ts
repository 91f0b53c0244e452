import { useLayoutEffect } from 'react';
import { type KeyArea, type SingleKey, hearKeys } from './singleKeys';

/**
 * Has the help list a key, or the keys of a part of the screen, for as long as the component is mounted.
 *
 * @param name null: none
 */
export function useHeardKeys(name: SingleKey | KeyArea | null): void {
  useLayoutEffect(() => (name === null ? undefined : hearKeys(name)), [name]);
}
