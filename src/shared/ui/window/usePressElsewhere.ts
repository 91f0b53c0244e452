import { type FocusEvent, type RefObject, useEffect, useEffectEvent } from 'react';

interface PressElsewhereOptions {
  /** Whether there is anything to close. */
  readonly isOpen?: boolean;
  /** Focus that moves elsewhere counts as well. */
  readonly withFocus?: boolean;
}

/** Whether a field lost the focus to another window: in this one it has not moved, and its user will type on. */
export const isWindowLeft = ({ currentTarget }: FocusEvent) => document.activeElement === currentTarget;

/**
 * Calls back on a press outside of an element, also where nothing takes the focus, and before anything else hears it; and
 * after Back or Forward, which is a press on the page.
 */
export function usePressElsewhere(
  within: RefObject<HTMLElement | null>,
  onPress: (target: Element) => void,
  { isOpen = true, withFocus = false }: PressElsewhereOptions = {},
): void {
  const handlePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && !within.current?.contains(target)) onPress(target);
  });
  const handleBack = useEffectEvent(() => onPress(document.body));
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('pointerdown', handlePress, options);
    window.addEventListener('popstate', handleBack, options);
    if (withFocus) document.addEventListener('focusin', handlePress, options);
    return () => controller.abort();
  }, [isOpen, withFocus]);
}
