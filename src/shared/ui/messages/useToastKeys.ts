import { type RefObject, useEffect, useState } from 'react';
import type { ToastMessage } from './Toast';

/**
 * Leads the keyboard to the newest message (see `toastKeys.ts`, which is fetched with the first one).
 *
 * @returns whether the keys act
 */
export function useToastKeys(
  section: RefObject<HTMLElement | null>,
  toasts: readonly ToastMessage[],
): boolean {
  const newest = toasts.at(-1);
  const id = newest?.id;
  const hasButton = newest?.action !== undefined;
  const [isListening, setIsListening] = useState(false);

  useEffect(() => {
    if (id === undefined) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    async function listen() {
      const { listenForToastKeys } = await import('./toastKeys');
      if (isGone || !section.current) return;
      stop = listenForToastKeys(section.current, hasButton);
      setIsListening(true);
    }
    // Without them the messages are reached in the order of the page.
    listen().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
      setIsListening(false);
    };
  }, [id, hasButton, section]);

  return isListening;
}
