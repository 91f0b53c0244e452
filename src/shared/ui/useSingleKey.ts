import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../work-days/useWorkDays';

/** Whether a key press belongs to something that is being written or chosen. */
function isInField({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null)
  );
}

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
      if (event.key.toLowerCase() !== key || event.defaultPrevented || event.repeat) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.body.classList.contains('modal-open') || isInField(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn, key]);
}
