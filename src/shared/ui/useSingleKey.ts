import { useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../work-days/useWorkDays';
import { isForPage, isPageFree, isPlain } from './keyPress';
import { useDocumentKey } from './useDocumentKey';

/** A key that had to wait longer than this is forgotten: by then it would surprise, in milliseconds. */
const KEPT_MS = 3000;

/**
 * A single key that does something outside of fields and dialogs, unless single keys are switched off (design principles,
 * "Single keys"). One that is pressed before the device has said so waits for it; another key, a field or a dialog
 * meanwhile takes its place.
 *
 * @param key a lower-case letter
 */
export function useSingleKey(key: string, onPress: () => void): void {
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

  useDocumentKey((event) => {
    if (isOn === false) return;
    const isKey = event.key.toLowerCase() === key && isPlain(event);
    if (!isKey) pressedAt.current = null;
    if (!isKey || event.repeat || !isForPage(event)) return;
    event.preventDefault();
    if (isOn) onPress();
    else pressedAt.current = performance.now();
  });
}
