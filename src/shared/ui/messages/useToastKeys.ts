import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { ToastMessage } from './Toast';

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/**
 * Leads the keyboard to the newest message: F8 at any time, and Tab when nothing else was pressed since it came with its
 * button. F8 or Tab leads back from there to where the focus was.
 */
export function useToastKeys(section: RefObject<HTMLElement | null>, toasts: readonly ToastMessage[]): void {
  const newest = toasts.findLast(({ action }) => action !== undefined)?.id;
  /** Nothing else was pressed since the newest one came. */
  const isNext = useRef(false);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    isNext.current = newest !== undefined;
  }, [newest]);

  /** Says whether the focus is there: behind a dialog it cannot be. */
  function goThere(): boolean {
    const from = document.activeElement;
    const buttons = section.current?.querySelectorAll('.tw-toast:not([hidden]):last-child button');
    const [first] = buttons ?? [];
    if (!(first instanceof HTMLElement)) return false;
    first.focus();
    if (document.activeElement !== first) return false;
    cameFrom.current = from;
    return true;
  }

  function goBack(): boolean {
    const from = cameFrom.current;
    cameFrom.current = null;
    if (!(from instanceof HTMLElement) || !from.isConnected || from === document.body) return false;
    from.focus();
    return true;
  }

  function isAtEdge({ shiftKey, target }: KeyboardEvent): boolean {
    const toast = target instanceof Element ? target.closest('.tw-toast') : null;
    const buttons = [...(toast?.querySelectorAll('button') ?? [])];
    return target === (shiftKey ? buttons.at(0) : buttons.at(-1));
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || MODIFIERS.has(event.key)) return;
    const wasNext = isNext.current;
    isNext.current = false;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isThere = section.current?.contains(document.activeElement) === true;
    const isTab = event.key === 'Tab';
    if (event.key !== 'F8' && !isTab) return;
    if (isThere) {
      if ((!isTab || (cameFrom.current !== null && isAtEdge(event))) && goBack()) event.preventDefault();
    } else if ((!isTab || (wasNext && !event.shiftKey)) && goThere()) {
      event.preventDefault();
    }
  });
  const handlePointerDown = useEffectEvent(() => {
    isNext.current = false;
  });

  useEffect(() => {
    const key = (event: KeyboardEvent) => handleKeyDown(event);
    const pointer = () => handlePointerDown();
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', pointer);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', pointer);
    };
  }, []);
}
