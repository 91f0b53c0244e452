import { type RefObject, useEffect } from 'react';
import type { ToastMessage } from './Toast';

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** The first button of the newest message. */
function firstButton(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>('.tw-toast:not([hidden]):last-child button');
}

/** Whether Tab leaves the message there. */
function isAtEdge({ shiftKey, target }: KeyboardEvent): boolean {
  const toast = target instanceof Element ? target.closest('.tw-toast') : null;
  const buttons = [...(toast?.querySelectorAll('button') ?? [])];
  return target === (shiftKey ? buttons.at(0) : buttons.at(-1));
}

/**
 * @param isNext the newest message has a button, so that Tab leads to it
 * @returns stops listening
 */
function listenForToastKeys(section: HTMLElement, isNext: boolean): () => void {
  let isTabNext = isNext;
  let cameFrom: Element | null = null;

  /** Says whether the focus is there: behind a dialog it cannot be. */
  function goThere(): boolean {
    const from = document.activeElement;
    const button = firstButton(section);
    button?.focus();
    if (button === null || document.activeElement !== button) return false;
    cameFrom = from;
    return true;
  }

  function goBack(): boolean {
    const from = cameFrom;
    cameFrom = null;
    if (!(from instanceof HTMLElement) || !from.isConnected || from === document.body) return false;
    from.focus();
    return true;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || MODIFIERS.has(event.key)) return;
    const wasTabNext = isTabNext;
    isTabNext = false;
    const isTab = event.key === 'Tab';
    if (event.ctrlKey || event.altKey || event.metaKey || (event.key !== 'F8' && !isTab)) return;
    const isThere = section.contains(document.activeElement);
    const leads = isThere
      ? !isTab || (cameFrom !== null && isAtEdge(event))
      : !isTab || (wasTabNext && !event.shiftKey);
    if (leads && (isThere ? goBack() : goThere())) event.preventDefault();
  }

  function handlePointerDown(): void {
    isTabNext = false;
  }

  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('pointerdown', handlePointerDown);
  return () => {
    document.removeEventListener('keydown', handleKeyDown);
    document.removeEventListener('pointerdown', handlePointerDown);
  };
}

/**
 * Leads the keyboard to the newest message: F8 at any time, and Tab when nothing else was pressed since it came. F8 or Tab
 * leads back from there to where the focus was.
 */
export function useToastKeys(section: RefObject<HTMLElement | null>, toasts: readonly ToastMessage[]): void {
  const newest = toasts.at(-1);
  const id = newest?.id;
  const hasButton = newest?.action !== undefined;
  useEffect(
    () => (id !== undefined && section.current ? listenForToastKeys(section.current, hasButton) : undefined),
    [id, hasButton, section],
  );
}
