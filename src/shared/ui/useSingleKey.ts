import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../work-days/useWorkDays';
import { isForPage, isPageFree, isSingle } from './keyPress';
import { type SingleKey, singleKeys } from './singleKeys';
import { useDocumentKey } from './useDocumentKey';
import { useHeardKeys } from './useHeardKeys';

/** A key that had to wait longer than this is forgotten: by then it would surprise, in milliseconds. */
const KEPT_MS = 3000;

/**
 * A single key that does something outside of fields and dialogs, unless single keys are switched off (design principles,
 * "Single keys"). One that is pressed before the device has said so waits for it; another key, a field or a dialog
 * meanwhile takes its place.
 *
 * @param name what it does, by which the help lists it
 * @param isHeard false: it does nothing at the moment, and the help leaves it out
 */
export function useSingleKey(name: SingleKey, onPress: () => void, isHeard = true): void {
  const isOn = useSingleKeys().value;
  const press = useEffectEvent(onPress);
  /** When it was pressed too early. */
  const pressedAt = useRef<number | null>(null);

  useEffect(() => {
    // A press between the first paint and this effect goes on waiting.
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
    // People type what they search for right after it, and that must not be lost.
    if (isOn || name === 'search') onPress();
    else pressedAt.current = performance.now();
  });
}
