import { type RefObject, useEffect, useEffectEvent } from 'react';

interface PressElsewhereOptions {
  /** Whether there is anything to close. */
  readonly isOpen?: boolean;
  /** Focus that moves elsewhere counts as well. */
  readonly withFocus?: boolean;
}

/** Calls back on a press outside of an element, also where nothing takes the focus, and before anything else hears it. */
export function usePressElsewhere(
  within: RefObject<HTMLElement | null>,
  onPress: (target: Element) => void,
  { isOpen = true, withFocus = false }: PressElsewhereOptions = {},
): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !within.current?.contains(target)) onPress(target);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerdown', handlePress, options);
    if (withFocus) document.addEventListener('focusin', handlePress, options);
    return () => controller.abort();
  }, [isOpen, withFocus]);
}
