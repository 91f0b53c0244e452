import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../work-days/useWorkDays';
import { isForPage, isPlain } from './keyPress';

/**
 * A single key that does something outside of fields and dialogs, unless single keys are switched off (design principles,
 * "Single keys").
 *
 * @param key a lower-case letter
 */
export function useSingleKey(key: string, onPress: () => void): void {
  const isOn = useSingleKeys().value === true;
  const press = useEffectEvent(onPress);

  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || !isPlain(event) || !isForPage(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, key]);
}
