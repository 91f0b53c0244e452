import { useEffect, useEffectEvent, useRef } from 'react';
import { type DeviceKind, type OfDevice, useDeviceValue } from '../../storage/useDeviceValue';
import { isForPage, isPageFree, isSingle } from './keyPress';
import { type SingleKey, singleKeys, useHeardKeys } from './singleKeys';
import { useDocumentKey } from './useDocumentKey';

/** Whether single keys such as N act outside of fields. */
export const singleKeysKind: DeviceKind<boolean> = {
  name: 'single-keys',
  parse: (kept) => kept !== false,
};

/** Whether single keys work; `undefined` until it is read, and then they do not. */
export function useSingleKeys(): OfDevice<boolean> {
  return useDeviceValue(singleKeysKind);
}

/** Keys that lead to a field. Users type right after them, and that must not be lost or be taken for other keys. */
const typedAfter: ReadonlySet<SingleKey> = new Set(['search', 'find', 'quickEntry']);

/** An early key press is dropped after this time, in milliseconds, because by then it would surprise the user. */
const KEPT_MS = 3000;

/**
 * A single key that does something outside of fields and dialogs, unless single keys are switched off. If it is pressed
 * before that setting is read from the device, it waits for it; another key, a field or a dialog in the meantime
 * cancels it.
 *
 * @param name the name of the key in the table and in the help
 * @param isHeard false: it does nothing at the moment, and the help leaves it out
 */
export function useSingleKey(name: SingleKey, onPress: () => void, isHeard = true): void {
  const isOn = useSingleKeys().value;
  const press = useEffectEvent(onPress);
  /** When the key was pressed before the setting was read. */
  const pressedAt = useRef<number | null>(null);

  useEffect(() => {
    // A press between the first paint and this effect keeps waiting.
    if (isOn === undefined) return;
    const early = pressedAt.current;
    pressedAt.current = null;
    if (isOn && early !== null && performance.now() - early < KEPT_MS && isPageFree()) press();
  }, [isOn]);

  useHeardKeys(isHeard ? name : null);
  useDocumentKey((event) => {
    if (isOn === false || !isHeard) return;
    const isKey = isSingle(event, singleKeys[name]);
    if (!isKey) pressedAt.current = null;
    if (!isKey || event.repeat || !isForPage(event)) return;
    event.preventDefault();
    if (isOn || typedAfter.has(name)) onPress();
    else pressedAt.current = performance.now();
  });
}
