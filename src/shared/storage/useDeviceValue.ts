import { useEffect, useSyncExternalStore } from 'react';
import { useExtra, useUser } from '../store/hooks';
import { deviceMemoryOf } from './deviceMemory';
import { type DeviceKind, changeDeviceValue, keyOfValue, watchDeviceValue } from './deviceValue';

export type { DeviceKind };

/** A value of the device and how to change it. */
export interface OfDevice<Value> {
  /** `undefined` until it is read, and if nobody is signed in. */
  readonly value: Value | undefined;
  /**
   * Changes the value, here at once and in other tabs; the change is called with the current value and must be pure.
   *
   * @returns the new value; `undefined` if nobody is signed in
   */
  readonly change: (change: (before: Value) => Value) => Promise<Value | undefined>;
}

/**
 * Reads a value of the device while the component is mounted, and again when another tab has changed it.
 *
 * @returns the key under which the page remembers it; null if nobody is signed in
 */
export function useDeviceReading<Value>(kind: DeviceKind<Value>): string | null {
  const extra = useExtra();
  const guid = useUser()?.guid;

  useEffect(() => {
    return guid === undefined ? undefined : watchDeviceValue({ extra, guid }, kind);
  }, [extra, guid, kind]);

  return guid === undefined ? null : keyOfValue(guid, kind);
}

/** The build renders the first screen, and has no device. */
const readInBuild = () => undefined;

/**
 * A value of the device. All components that show it see a change at once, in other tabs as well. If IndexedDB fails,
 * it lasts as long as the page.
 *
 * @param kind must be the same object on each render
 */
export function useDeviceValue<Value>(kind: DeviceKind<Value>): OfDevice<Value> {
  const extra = useExtra();
  const memory = deviceMemoryOf(extra);
  const guid = useUser()?.guid;
  const key = useDeviceReading(kind);
  const readKnown = () => (key === null ? undefined : memory.get(key));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  const value = useSyncExternalStore(memory.subscribe, readKnown, readInBuild) as Value | undefined;

  return {
    value,
    change: async (change) => {
      if (guid === undefined) return undefined;
      return (await changeDeviceValue({ extra, guid }, kind, change)).value;
    },
  };
}
