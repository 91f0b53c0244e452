import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastMessage } from './Toast';
import classes from './toastStack.module.scss';

interface ToastStackProps {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
  /**
   * Called when the user reads or is about to press something, and when not any more: the countdowns stop in between.
   */
  readonly onHold: (isHeld: boolean) => void;
}

/** More than this would hide the page; older ones are only counted. */
const MOST_SHOWN = 3;

/** An offer, such as a new version, waits for an answer: it has a button and no time limit. */
function isOffer({ tone, action, lifeMs }: ToastMessage): boolean {
  return tone !== 'error' && action !== undefined && lifeMs === undefined;
}

/** The shown messages: always the offers, then the newest. */
function shownOf(toasts: readonly ToastMessage[]): ReadonlySet<string> {
  const byWeight = [...toasts.filter((toast) => !isOffer(toast)), ...toasts.filter(isOffer)];
  return new Set(byWeight.slice(-MOST_SHOWN).map(({ id }) => id));
}

/**
 * The messages at the edge of the screen, three at once and a number for the rest. They are announced politely, errors
 * assertively; their countdowns stop while the pointer or the focus is on one of them.
 */
export function ToastStack({ toasts, onHold }: ToastStackProps) {
  const { t } = useTranslation('common');
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = shownOf(toasts);
  const more = toasts.length - shown.size;
  if (isExpanded && more === 0) setIsExpanded(false);
  const section = useRef<HTMLElement>(null);
  useToastKeys(section, toasts);
  const cameFrom = useRef<Element | null>(null);
  const hold = useEffectEvent(onHold);
  const isHeld = toasts.length > 0 && (isHovered || isFocused);

  useEffect(() => {
    hold(isHeld);
    return () => hold(false);
  }, [isHeld]);

  // A toast that disappears takes the focus with it, without any event.
  const count = toasts.length;
  useEffect(() => {
    if (!isFocused || (count > 0 && section.current?.contains(document.activeElement))) return;
    setIsFocused(false);
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
  }, [isFocused, count]);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setIsFocused(true);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here, time stops
    <section
      ref={section}
      className="tw-toasts"
      aria-label={t('notices')}
      aria-live="polite"
      aria-keyshortcuts={toasts.length > 0 ? 'F8' : undefined}
      // Not on enter: a message that appears under a resting pointer is not being read, and would never disappear.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={handleFocus}
      onBlur={() => setIsFocused(false)}
    >
      {more > 0 && (
        <button
          className={classes.more}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('noticesFewer') : t('noticesMore', { count: more })}
        </button>
      )}
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} isHidden={!isExpanded && !shown.has(toast.id)} />
      ))}
    </section>
  );
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** The first button of the newest message. */
function firstButton(section: HTMLElement): HTMLElement | null {
  return section.querySelector<HTMLElement>('[data-tone]:not([hidden]):last-child button');
}

/** Whether Tab leaves the message from there. */
function isAtEdge({ shiftKey, target }: KeyboardEvent): boolean {
  const toast = target instanceof Element ? target.closest('[data-tone]') : null;
  const buttons = [...(toast?.querySelectorAll('button') ?? [])];
  return target === (shiftKey ? buttons.at(0) : buttons.at(-1));
}

/**
 * @param isNext whether the newest message has a button, so that Tab leads to it
 * @returns a function that stops listening
 */
function listenForToastKeys(section: HTMLElement, isNext: boolean): () => void {
  let isTabNext = isNext;
  let cameFrom: Element | null = null;

  /** Moves the focus to the message, and says whether that worked: behind a dialog it does not. */
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
 * Moves the focus to the newest message: F8 at any time, and Tab if nothing else was pressed since it came. From there,
 * F8 or Tab moves it back to where it was.
 */
function useToastKeys(section: RefObject<HTMLElement | null>, toasts: readonly ToastMessage[]): void {
  const newest = toasts.at(-1);
  // The message of a step takes the place of the one before it, with its id.
  const key = newest && `${newest.id} ${newest.text}`;
  const hasButton = newest?.action !== undefined;
  useEffect(
    () => (key !== undefined && section.current ? listenForToastKeys(section.current, hasButton) : undefined),
    [key, hasButton, section],
  );
}
